// expect: 20007 error 11
// expect: 20007 error 12
// expect: 20007 error 13
// expect: 20007 error 21
// expect: 20007 error 23
// expect: 20007 error 25
// Of constant pointers the function is known.
__device__ int d(int);
template <class T> void t6(T v) {
constexpr auto p = &d;
p(v);
(+d)(v);
(&d)(v);
auto q = d;
q(v);
(*&d)(v);
(**d)(v);
int (&r)(int) = d;
r(v);
constexpr int (*cp)(int) = d;
cp(v);
static constexpr auto sp = d;
sp(v);
(*p)(v);
(p)(v);
(true ? d : d)(v);
((int (*)(int))d)(v);
}
