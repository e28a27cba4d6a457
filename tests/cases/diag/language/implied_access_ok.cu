// flags: --c++20
// Constructors, destructors, operators and conversions that may not be called make substitutions and constraints fail.
class P { P(); P(int); P(const P&); ~P(); P operator+(int); int operator*(); bool operator==(const P&) const; int operator[](int); void operator()(); operator int(); P* operator->(); P& operator=(const P&); P& operator++(); int *begin(); int *end(); void *operator new(decltype(sizeof 0)); static void operator delete(void *); public: P(char, char); };
template <class T> concept Def = requires { T(); };
template <class T> concept Def2 = requires { T{}; };
template <class T> concept FromI = requires(int i) { T(i); };
template <class T> concept FromI2 = requires(int i) { T{i}; };
template <class T> concept FromI3 = requires(int i) { static_cast<T>(i); };
template <class T> concept FromI4 = requires(int i) { new T(i); };
template <class T> concept Plus = requires(T &t) { t + 1; };
template <class T> concept Star = requires(T &t) { *t; };
template <class T> concept Eq = requires(T &t) { t == t; };
template <class T> concept Idx = requires(T &t) { t[1]; };
template <class T> concept Cal = requires(T &t) { t(); };
template <class T> concept Conv = requires(T &t) { static_cast<int>(t); };
template <class T> concept Arr = requires(T &t) { t->g; };
template <class T> concept Asg = requires(T &t) { t = t; };
template <class T> concept Inc = requires(T &t) { ++t; };
template <class T> concept Del = requires(T *t) { delete t; };
template <class T> concept Dtor = requires(T *t) { t->~T(); };
template <class T> concept ConvI = requires(T &t, void (*f)(int)) { f(t); };
template <class T> concept CC = requires(T (&f)()) { T('a', 'b'); };
static_assert(!Def<P>);
static_assert(!Def2<P>);
static_assert(!FromI<P>);
static_assert(!FromI2<P>);
static_assert(!FromI3<P>);
static_assert(!FromI4<P>);
static_assert(!Plus<P>);
static_assert(!Star<P>);
static_assert(!Eq<P>);
static_assert(!Idx<P>);
static_assert(!Cal<P>);
static_assert(!Conv<P>);
static_assert(!Arr<P>);
static_assert(!Asg<P>);
static_assert(!Inc<P>);
static_assert(!Del<P>);
static_assert(!Dtor<P>);
static_assert(!ConvI<P>);
static_assert(!CC<P>);
class D1 { ~D1(); public: D1(int); int m; int f(); };
class E { public: ~E() = delete; E(int); int m; int f(); };
template <class T> char a1(decltype(T(1)) *); template <class T> long a1(...);
template <class T> char a2(decltype(T(1).m) *); template <class T> long a2(...);
template <class T> char a3(char (*)[sizeof(T(1))]); template <class T> long a3(...);
template <class T> char a4(char (*)[sizeof(T(1).m)]); template <class T> long a4(...);
template <class T> char a5(decltype((T(1), 0)) *); template <class T> long a5(...);
template <class T> char a6(decltype(new T(1)) *); template <class T> long a6(...);
template <class T> char a7(decltype(static_cast<T>(1)) *); template <class T> long a7(...);
template <class T> T mk();
template <class T> char a8(decltype(mk<T>()) *); template <class T> long a8(...);
template <class T> char a9(decltype(mk<T>().f()) *); template <class T> long a9(...);
template <class T> char c1(decltype((mk<T>())) *); template <class T> long c1(...);
template <class T> char c2(decltype(0, mk<T>()) *); template <class T> long c2(...);
template <class T> char c3(decltype(mk<T>(), 0) *); template <class T> long c3(...);
template <class T> char c4(char (*)[sizeof(mk<T>())]); template <class T> long c4(...);
template <class T> char c5(char (*)[noexcept(mk<T>()) + 1]); template <class T> long c5(...);
template <class T> void take(T);
template <class T> char b2(decltype(take(mk<T>())) *); template <class T> long b2(...);
#define S(n, m) static_assert(sizeof(n<D1>(0)) == m, ""); static_assert(sizeof(n<E>(0)) == m, "");
S(a1, 8)
S(a2, 8)
S(a3, 8)
S(a4, 8)
S(a5, 8)
S(a6, 1)
S(a7, 8)
S(a8, 1)
S(a9, 8)
S(b2, 8)
S(c1, 1)
S(c2, 1)
S(c3, 8)
S(c4, 8)
S(c5, 8)
template <class T> concept R1 = requires { mk<T>(); };
template <class T> concept R2 = requires { { mk<T>() }; };
template <class T> concept R3 = requires { { mk<T>() } noexcept; };
template <class T> concept R4 = requires { (mk<T>()); };
template <class T> concept R5 = requires { 0, mk<T>(); };

#define R(n, v) static_assert(n<D1> == v); static_assert(n<E> == v);
R(R1, 0)
R(R2, 0)
R(R3, 0)
R(R4, 0)
R(R5, 0)
template <class T> char d1(char (*)[sizeof(T(1), 0)]); template <class T> long d1(...);
S(d1, 8)
template <class T> char d3(__typeof__(mk<T>()) *); template <class T> long d3(...);
S(d3, 8)
template <class T> char d4(decltype(false ? mk<T>() : mk<T>()) *); template <class T> long d4(...);
S(d4, 8)
template <class T> char d5(decltype(mk<T(&)()>()()) *); template <class T> long d5(...);
S(d5, 1)
template <class T> char d6(decltype((0, mk<T>())) *); template <class T> long d6(...);
S(d6, 1)
template <class T> char d7(decltype(mk<T>()) (*)()); template <class T> long d7(...);
S(d7, 1)
