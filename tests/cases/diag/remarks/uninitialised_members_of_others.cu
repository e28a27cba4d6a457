// expect: 368 warning 34
// expect: 368 warning 34
// expect: 368 warning 35
// expect: 368 warning 36
// expect: 368 warning 36
// expect: 368 warning 36
// expect: 368 warning 36
// expect: 368 warning 37
// expect: 368 warning 37
// expect: 368 warning 37
// expect: 368 warning 38
// expect: 368 warning 38
// expect: 368 warning 39
// expect: 368 warning 39
// expect: 368 warning 42
// expect: 368 warning 42
// expect: 368 warning 43
// expect: 368 warning 43
// expect: 368 warning 43
// expect: 368 warning 44
// expect: 368 warning 44
// expect: 368 warning 45
// expect: 368 warning 45
// expect: 368 warning 46
// expect: 368 warning 47
// expect: 368 warning 47
// expect: 368 warning 48
// expect: 815 warning 48
// expect: 368 warning 48
// expect: 368 warning 49
// expect: 368 warning 49
// flags: --c++20 --no-header --diag_warning=368
struct B { int &r; B(int &x) : r(x) {} B(); };
template <class... Ts> struct KK : Ts... { const int k; }; template <class T> struct LL : T { int &r; };
class MM { const int a; public: const int b; protected: int &r; };
struct NN : virtual B { const int n; }; struct OO : B { const int n; }; struct PP : private B { const int n; }; struct QQ : protected B { const int n; };
struct RR : B { using B::B; const int n; }; struct SS { virtual ~SS(); const int n; }; struct TT { ~TT(); const int n; private: void f(); static int s; };
struct UU { const int n; private: int m; }; struct VV { const int n; private: const int m = 1; };
template <class T> struct WW { const T n; T x[2]; private: T &m; }; template <class T> struct XX { const int n; typename T::type t; T &r; virtual void f(); };
WW<int> *w1; template struct LL<B>; template <class T> struct YY { const T n; YY(); }; template <class T> struct ZZ { template <class U> ZZ(U); const T n; };
struct AB { AB(int); const int n; }; struct AC { AC(const AC &) = delete; const int n; }; struct AD { AD(AD &&) = default; const int n; };
class AH { friend class X; const int x; int y; void f(); }; struct AI { const enum { e1 } e; const struct {} s; const class XC &r; };
extern "C" { struct AJ { const int x; }; } namespace { struct AK { const int x; }; } inline namespace v1 { class AL { const int a; }; }
void g(struct AM &); struct AM { const int x; } am1 = {1}; struct AN { int a; const int b; } an[1] = {{1, 2}};
template <class T> void tf() { struct LT { const T x; T &r; }; class LC { const T x; }; }
struct AQ { const int (*p)[2]; int (&q)[2]; const int a[2][2]; void (&f)(); void (*const fp)(); int AQ::*const mp; const volatile int v; };
struct AR { static const int s; static constexpr int t = 1; const int u; enum { k }; struct AS { const int in; }; const AS as; typedef int &R; };
struct AT { const int a, b, &c; int d, *const e; const int f : 2, g : 2; }; struct AU { auto f() -> const int; const int g() const; operator const int &(); const int x; };
template <class T> struct AV { using R = T &; R r; typename T::R q; const typename T::Q z; T *const p; }; struct AW { const decltype(1) x; const auto f(); const AV<AW> *const y; };
