// expect-device: 550 warning 22
// expect-device: 177 warning 24
// expect-device: 177 warning 24
// expect-device: 177 warning 24
// expect-device: 177 warning 25
// expect-device: 177 warning 25
// expect-device: 177 warning 25
// expect-device: 177 warning 23
// expect-device: 177 warning 23
template <class T> struct Foo { Foo(T); Foo(const char *, int); };
explicit Foo(const char *, int) -> Foo<int>;
template <class T> explicit Foo(T *) -> Foo<T>;
auto l = [] { struct S { explicit S(int) {} virtual void f() {} mutable int m; }; return S(1).m; };
struct H { static inline auto x = [] { struct S { explicit S(int) {} virtual void f() {} mutable int m; inline void in() {} }; return 1; }(); int y = [] { struct T { T() {} explicit T(int) {} mutable int q; }; return 1; }(); };
int dflt(int a = [] { struct S { S() {} explicit S(int) {} virtual ~S() {} }; return 1; }());
struct B1 {}; struct B2 {};
auto m = [] { struct D : B1, virtual B2 { D() {} explicit D(int) {} }; return 0; };
struct Ctor { constexpr Ctor() {} inline Ctor(int); constexpr explicit Ctor(long) {} inline explicit Ctor(char) {} static Ctor make(); };
inline Ctor::Ctor(int) {}
template <class T> struct Ct { constexpr Ct(T) {} inline Ct() {} virtual ~Ct() {} static Ct (*fp)(Ct); static T (Ct::*mp); };
template <class T> struct Ct<T *> { constexpr Ct(T *) {} inline Ct() {} };
struct Loc { void f() { struct L { constexpr L(int) {} inline L() {} static int (g)(int); static L h() { return L(); } }; L l; auto r = [&] { struct Q { explicit Q(int) {} inline Q() {} }; return Q(); }; (void)r; } };
namespace { const struct { int a; } un = {1}, un2 = {2}; }
static Ctor (*fpp)(int); extern Ctor (cc); const Ctor (c3)(1); static int (x3), (y3);
typedef int I; typedef I (FT)(int), *PI; const I ci = 1, cj = 2; static I (f9)(int); extern I f10(I), f11(int);
