// expect: none
// GNU's word for constinit is one in each standard.
struct T { constexpr T(int) : v(1) {} int v; };
__constinit T x = { 42 };
static __constinit T x2 = 42;
__constinit static T x3 = 42;
__constinit int x4 = 42, x5 = 1;
namespace N { __constinit T y{1}; extern __constinit T later; __constinit thread_local int z = 3; inline __constinit int q = 2; }
struct S { constexpr S() : i(1) {} int i; } __constinit s0;
struct Q { static __constinit int i; static int j; }; __constinit int Q::i = 1;
template <class U> __constinit U var = 3;
void f() { static __constinit int k = 4; __constinit static T l = 5; (void)k; (void)l; }
__constinit S *p = nullptr; const __constinit int *r = nullptr; __constinit auto au = 3;
__attribute__((init_priority(102))) __constinit T pr(1); 
alignas(8) __constinit T al(1); [[maybe_unused]] __constinit T mu(1);
