// expect: 20092 warning 14
// expect: 20091 warning 14
// expect: 20091 warning 15
// expect: 20091 warning 16
// expect: 20092 warning 17
// expect: 20091 warning 17
// expect: 20091 warning 18
// expect: 20092 warning 18
// expect: 20092 warning 19
// expect: 20091 warning 19
// expect: 20091 warning 20
struct A { int x; }; struct D { A a; D(); D(const D &) = default; D &operator=(const D &) = default; }; __device__ D d, e; __device__ A p[2], q[2];
void f(D l) {
  d = e;
  D m = d;
  D n(d);
  p[0] = q[1];
  p[0].x = q[1].x;
  d.a = e.a;
  l = d;
}
