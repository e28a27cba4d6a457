// expect: 1835 warning 38
// expect: 1835 warning 38
// expect: 1835 warning 38
// expect: 1835 warning 38
// expect: 1835 warning 40
// expect: 1835 warning 40
// expect: 1835 warning 40
// expect: 1835 warning 40
// expect: 1835 warning 41
// expect: 1835 warning 41
// expect: 1835 warning 41
// expect: 1835 warning 42
// expect: 1835 warning 42
// expect: 1835 warning 42
// expect: 1835 warning 42
// expect: 1835 warning 43
// expect: 1835 warning 43
// expect: 1835 warning 43
// expect: 1866 warning 43
// expect: 1866 warning 43
// expect: 1835 warning 43
// expect: 1835 warning 43
// expect: 1835 warning 44
// expect: 1835 warning 44
// expect: 1835 warning 45
// expect: 1835 warning 45
// expect: 1835 warning 45
// expect: 1835 warning 46
// expect: 1835 warning 46
// expect: 1835 warning 46
// expect: 1835 warning 46
// expect: 1835 warning 47
// expect: 1835 warning 47
// expect: 1835 warning 48
// expect: 1835 error 49
// expect: 1835 error 49
// expect: 1835 warning 50
__inline_hint__ int v; __forceinline__ int w; __noinline__ int x; static __noinline__ int xs; 
__inline_hint__ void f1(); __forceinline__ void f2(){} __noinline__ void f3();
struct S { __inline_hint__ int v; __noinline__ int x; __attribute__((always_inline)) int y; __noinline__ void f(); static __noinline__ int z; __noinline__ S(); __noinline__ operator int(); };
void p(__inline_hint__ int a, __noinline__ int b, __attribute__((always_inline)) int c);
typedef __noinline__ int T; typedef __inline_hint__ int T2; typedef __attribute__((always_inline)) int T3; typedef __noinline__ void TF(); 
struct __noinline__ S1 {}; struct __inline_hint__ S2 {}; enum __noinline__ E {}; __noinline__ struct S3 {}; __inline_hint__ struct S4 {}; enum E2 { a __noinline__, b __inline_hint__ };
using U __noinline__ = int; using U2 __inline_hint__ = int;
void g() { __noinline__ int l; __inline_hint__ int l2; auto la = [] __noinline__ {}; auto lb = [] () __noinline__ {}; auto lc = [] __inline_hint__ () {}; auto ld=[]() __inline_hint__ {}; __noinline__ void lf(); __attribute__((always_inline)) static int l3; }
__noinline__ int *fp(); __noinline__ int (*fp2)(); int (*__noinline__ fp3)(); __inline_hint__ int (*fp4)(); __attribute__((always_inline)) int (*fp5)();
template<class T> __noinline__ T vt; template<class T> __inline_hint__ T vt2; template<class T> __noinline__ T tf();
namespace N { __noinline__ int v; }
__noinline__; __inline_hint__; TF ff; __noinline__ TF ff2;
__noinline__ auto [b1,b2] = "x";
