// expect: 607 warning 13
// expect: 607 warning 15
// expect: 607 warning 18
// expect: 607 warning 20
// expect: 607 warning 23
// expect: 607 warning 32
// expect: 607 warning 34
// expect: 609 warning 36
// expect: 609 warning 43
// expect: 609 warning 46
// expect: 609 warning 48
// expect: 607 warning 50
#pragma unroll
int q;
#pragma unroll 4
void f();
struct S {
#pragma unroll
  int a;
#pragma unroll
};
template <class T> void g(T n) {
#pragma unroll
  T x;
#pragma unroll
  for (;n;) {}
#pragma unroll 2
#pragma unroll
  while (n) {}
}
void h(int n) {
#pragma unroll
  typedef int I;
#pragma unroll
  I y;
#pragma unroll
  ;
#pragma unroll
  if (n)
#pragma unroll
    n++;
  switch (n) {
#pragma unroll
  case 1: break;
  }
#pragma unroll
  static_assert(true, "");
#pragma unroll
}
#pragma unroll
