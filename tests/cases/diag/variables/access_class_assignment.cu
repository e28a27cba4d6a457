// expect: 20092 warning 31
// expect: 20091 warning 31
// expect: 20092 warning 31
// expect: 20092 warning 32
// expect: 20091 warning 32
// expect: 20091 warning 32
// expect: 20091 warning 33
// expect: 20092 warning 33
// expect: 20091 warning 33
// expect: 20091 warning 33
// expect: 20092 warning 34
// expect: 20091 warning 34
// expect: 20091 warning 34
// expect: 20091 warning 35
// expect: 20091 warning 35
// expect: 20091 warning 36
// expect: 20091 warning 36
// expect: 20091 warning 37
// expect: 20092 warning 37
// expect: 20091 warning 38
// expect: 20091 warning 38
// expect: 20091 warning 38
// expect: 20092 warning 39
// expect: 20092 warning 39
// expect: 20091 warning 39
// expect: 20091 warning 40
// expect: 20092 warning 40
// expect: 20091 warning 40
struct A { int x; }; __device__ A a, b, c; __device__ A p[3]; __device__ int i; __device__ A *q;
void f(A l, bool t) {
  a = b = c;
  p[i] = a;
  p[i] = p[i + 1];
  (a = b).x = c.x;
  l = t ? a : b;
  *q = a;
  a = *q;
  *q = q[i];
  (t ? a : b) = c;
  a = (l = b, c);
}
