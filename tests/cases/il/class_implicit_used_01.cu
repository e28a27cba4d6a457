// c++17
template <class T> T &&mv(T &t) { return static_cast<T &&>(t); }
struct B { virtual ~B() = default; virtual int f() const { return 0; } }; struct Ci : B { double r; explicit 
Ci(double x) : r{x} {} int f() const override { return 1; } }; struct Sq : B { double a; Sq(double x) : a(x) {} int 
f() const override { return 2; } };
struct Cf final : B { double r; explicit Cf(double x) : r{x} {} }; struct C0 : B { int k; }; struct C1 : B { C1(); }; 
struct C2 : B { C2() {} int f() const override; }; struct C3 : B { C3() {} }; struct C4 : C3 { int z; };
template <class T, class... A> void mk(A... a) { new T(a...); } template <class T> void nofn();
void use() { new Ci(2); mk<Sq>(1); B *b = new C0; C3 c; delete b; nofn<C2>(); C4 *p = new C4(); }
struct Str { Str(); Str(const Str &); Str(Str &&) noexcept; Str &operator=(Str &&) noexcept; Str &operator=(const Str 
&); ~Str(); };
struct A1 { Str s; }; struct A2 { Str s; }; struct A3 { Str s; }; struct A4 { Str s; }; struct A5 { Str s; int q = 1; 
}; struct A6 { Str s; }; struct A7 { Str s; };
template <class T> struct is_nmc { static constexpr bool value = noexcept(T(mv(*(T *)0))); }; template <class T> void 
sw(T &a, T &b) noexcept(is_nmc<T>::value) { T t = mv(a); a = mv(b); } template <class T> void viaopt(T t); template 
<class T> struct Op { T v; Op(T &&t) : v(mv(t)) {} Op(const Op &) = default; T get() { return v; } };
template <class T> struct Cn { Cn() {} ~Cn() {} }; struct W1 : Cn<W1> { int x = 0; }; struct W2 : Cn<W2> {}; struct 
W3 { Cn<int> c; }; struct W4 : Cn<W4> { W4() = default; }; struct W5 { Cn<W1> c; int y; W5 &operator=(const W5 &) = 
default; };
void use2(A1 a, A2 b, A3 c, A4 d, A5 e, A6 f) { sw(a, a); A2 bb = mv(b); bool q = is_nmc<A3>::value; bool z = 
noexcept(A4(mv(d))); Op<A5> o(mv(e)); Op<A5> o2 = o; viaopt(mv(f)); [](A7 x) { return x; }; W1 w1; W2 w2; W3 w3; W4 
w4; W5 w5; w5 = w5; }
struct T { int *h; }; struct Tk { T h; ~Tk(); int z; }; Tk mk2(); Tk fw() { return mk2(); } Tk cp(Tk t) { return t; } 
struct Nt { T h; Nt(const Nt &) = default; Nt(Nt &&) = default; }; Nt cn(Nt n) { return n; }
