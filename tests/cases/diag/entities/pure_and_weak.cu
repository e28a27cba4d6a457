// expect: 1835 warning 23
// expect: 1835 warning 24
// expect: 1835 warning 24
// expect: 1835 warning 25
// expect: 1835 warning 26
// expect: 1835 warning 27
// expect: 1835 warning 27
// expect: 1835 warning 28
// expect: 1835 warning 29
// expect: 1835 warning 30
// expect: 1835 warning 31
// expect: 20103 error 32
// expect: 20103 error 33
// expect: 1835 warning 34
// expect: 20103 error 36
// expect: 1835 warning 37
// expect: 20103 error 38
// expect: 1835 warning 40
// expect: 1835 warning 41
// expect: 1835 warning 42
// expect: 1835 warning 42
// expect: 20103 error 43
struct __nv_pure__ S {};
void parameter(__nv_pure__ int p, int q __nv_pure__);
typedef int T __nv_pure__;
using U __nv_pure__ = int;
enum __nv_pure__ E { a __nv_pure__ };
namespace __nv_pure__ N {}
void (__nv_pure__ *pointer)();
class __nv_pure__ D;
void local() { struct __nv_pure__ L {}; }
__attribute__((nv_weak_odr)) int function();
__attribute__((nv_weak_odr)) int variable;
__attribute__((nv_linkonce_odr)) int other;
struct M {
  __attribute__((nv_weak_odr)) void m();
  __attribute__((nv_weak_odr)) int x;
  static __attribute__((nv_weak_odr)) int y;
};
typedef __attribute__((nv_weak_odr)) int W;
struct __attribute__((__nv_weak_odr__)) Q {};
void weak(__attribute__((nv_weak_odr)) int a, __attribute__((nv_linkonce_odr)) int b);
template <class X> __attribute__((nv_weak_odr)) X generic(X);
