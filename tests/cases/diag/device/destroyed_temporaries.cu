// expect: none
// expect-device: 20016 error 46
// expect-device: 20068 error 46
// expect-device: 20016 error 45
// expect-device: 20068 error 45
// expect-device: 20016 error 47
// expect-device: 20068 error 47
// expect-device: 20016 error 50
// expect-device: 20068 error 50
// expect-device: 20016 error 52
// expect-device: 20068 error 52
// expect-device: 20016 error 51
// expect-device: 20068 error 51
// expect-device: 20016 error 57
// expect-device: 20068 error 57
// expect-device: 20016 error 60
// expect-device: 20068 error 60
// expect-device: 20016 error 65
// expect-device: 20068 error 65
// expect-device: 20016 error 66
// expect-device: 20068 error 66
// expect-device: 20016 error 69
// expect-device: 20068 error 69
// expect-device: 20016 error 72
// expect-device: 20068 error 72
// expect-device: 20016 error 79
// expect-device: 20068 error 79
// expect-device: 20016 error 80
// expect-device: 20068 error 80
// expect-device: 20016 error 80
// expect-device: 20068 error 80
// expect-device: 20016 error 83
// expect-device: 20068 error 83
// expect-device: 20016 error 85
// expect-device: 20068 error 85
// expect-device: 20016 error 86
// expect-device: 20068 error 86
// expect-device: 20016 error 89
// expect-device: 20068 error 89
struct H { H(); __device__ H(int); ~H(); int m; };
__device__ int two(H h, int);
__device__ int f3(const H &h);
__device__ int f4(H h);
__device__ void g(int q) {
  int z =
    f3(H());
  int y =
    f4(3);
  z =
    f4(3);
  const int w
  = f3(H()) + 1;
}
__device__ int *ptr(int);
struct M { int f; __device__ M &operator=(int); };
__device__ void m(int q, int *z, M o, M *po) {
  *z
  = 
  two(3, q);
  z[q]
  = two(3,
  q);
  o.f
  +=
  two(3, q);
  po->f
  =
  two(3, q);
  *ptr(2)
  = 
  two(3, q);
  o
  =
  two(3, q);
  q =
  two(3, q)
  +
  *
  z;
  two(two(3,
  1),
  q);
  for (int i =
  two(3, q); i <
  two(3, q); i +=
  two(3, q)) 
  ;
  switch (
  two(3, q))  {}
}
