// expect: 368 warning 31
// expect: 368 warning 33
// expect: 368 warning 34
// expect: 368 warning 35
// expect: 368 warning 36
// expect: 368 warning 38
// expect: 368 warning 38
// expect: 368 warning 40
// expect: 368 warning 40
// expect: 368 warning 40
// expect: 368 warning 40
// expect: 368 warning 41
// expect: 368 warning 41
// expect: 368 warning 41
// expect: 368 warning 42
// expect: 368 warning 43
// expect: 368 warning 43
// expect: 368 warning 43
// expect: 368 warning 44
// expect: 368 warning 44
// expect: 368 warning 45
// expect: 368 warning 45
// expect: 368 warning 45
// expect: 368 warning 45
// expect: 368 warning 46
// expect: 368 warning 46
// expect: 368 warning 47
// expect: 368 warning 47
// expect: 368 warning 47
// flags: --c++20 --no-header --diag_warning=368
struct A { int &r; const int c; };
struct B { int &r; B(int &x) : r(x) {} };
struct C { const int c = 1; int &r; };
struct D { private: int &r; const int k; int z; };
struct E { const int a; virtual void f(); };
struct F : A { int &q; };
struct G { A a; };
class H { int &r; }; class I { public: const int i; static const int j; int m; };
template <class T> struct J { T &r; const T c; J() = default; };
template <class T> struct K { T &r; const T c; }; template <class T> class L { T &r; const T c; T m; }; template <> struct K<int> { int &r; }; template <class T> struct K<T *> { T &r; };
union U { const int a; int b; }; struct V { union { const int a; int b; }; const int v; }; struct W { struct { int &x; } s; const int arr[2]; A aa[2]; };
struct X { X() = default; const int x; }; struct Y { Y(const Y &) = default; const int y; }; struct Z { Z &operator=(const Z &); ~Z(); const int z; int &&rr; };
void f() { struct L1 { int &r; }; auto l = [&] { struct L2 { const int c; }; }; class L3 { int &r; }; }
struct AA { const A a; const struct Q { int q; } q; }; struct BB { using T = const int; T t; typedef int &R; R r; const volatile int cv; int *const p; mutable int m; const int bits : 3; };
typedef struct { int &r; } TD; template <class T> struct HH { struct In { T &r; }; T t; const T v{}; int &i; }; enum En : int; struct II { const En e; const int x[]; };
template <class... Ts> struct KK : Ts... { const int k; }; template <class T> struct LL : T { int &r; };
class MM { const int a; public: const int b; protected: int &r; }; struct NN : virtual B { const int n; }; struct OO : B { const int n; };
