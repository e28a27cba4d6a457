// expect: 20093 warning 15
// expect: 20093 warning 17
// expect: 20093 warning 19
// expect: 20093 warning 20
// expect: 20093 warning 21
// expect: 20026 error 23
// expect: 20093 warning 23
// expect: 20093 warning 24
// Of an element of a shared array whose value nobody wants the address is taken; in templates once the operator is known.
__shared__ int s[4];
struct P { int x; static int k; int a[2]; };
__shared__ P p[2];
__device__ P d[2];
void f(int i) {
  (void)s[0];
  (void)sizeof s[i];
  (void)p[1].x;
  (void)d[i].x;
  (void)*s;
  (void)p->x;
  (void)p[i].a[1];
}
template<class T> __host__ __device__ void g(T i) { (void)s[i]; __shared__ T t[2]; (void)t[0]; (void)t[i]; }
void h() { g(1); auto l = [] { (void)s[1]; }; (void)noexcept(s[1]); (void)alignof(decltype(s[0])); }
