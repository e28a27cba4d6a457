// expect: 20005 error 50
// expect: 20005 error 51
// expect-device: 20016 error 40
// expect-device: 20068 error 40
// expect-device: 20016 error 35
// expect-device: 20068 error 35
// expect-device: 20016 error 40
// expect-device: 20068 error 40
// expect-device: 20068 error 36
// expect-device: 20016 error 43
// expect-device: 20068 error 43
// expect-device: 20016 error 42
// expect-device: 20068 error 42
// expect-device: 20016 error 44
// expect-device: 20068 error 44
// expect-device: 20016 error 44
// expect-device: 20068 error 44
// expect-device: 20016 error 45
// expect-device: 20068 error 45
// expect-device: 20016 error 45
// expect-device: 20068 error 45
// expect-device: 20016 error 46
// expect-device: 20068 error 46
// expect-device: 20016 error 46
// expect-device: 20068 error 46
// expect-device: 20016 error 47
// expect-device: 20068 error 47
// expect-device: 20016 error 47
// expect-device: 20068 error 47
// expect-device: 20068 error 36
// expect-device: 20011 warning 51
// expect-device: 20011 warning 51
struct H { H(); H(int); ~H(); int m; };
int host(); int hv;
__device__ void f(int a, H h = H(), int b = host()); 
__device__ void f2(int a = hv);
__device__ int f3(const H &h = H(3));
struct A { __device__ A(int a, const H &h = H()); __device__ A(H h = 3); };
__device__ void g(int q) {
  f(q);
  f2();
  int z =
    f3();
  A a(1);
  A b;
  A c = 1;
  A *d = new A;
}
__host__ __device__ void g2(int q) {
  f2();
  A b(q);
}
