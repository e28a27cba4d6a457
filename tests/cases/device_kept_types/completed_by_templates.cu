// Declarations of templates complete the instances whose members they name, and keep what those have of enumerations
// flags: -std=c++17
template <int> struct tag;
template <class Tag> struct Probe { enum E { e }; template <E> void f(); using type = int; static const int n = 3; };
template <class A, class B> constexpr bool same = false;
template <class T> struct A1 { using t = Probe<tag<1>>::type; };
template <class T> struct A2 {};
template <class T> struct A2<T *> { using t = Probe<tag<2>>::type; };
template <class T> struct A3 { static constexpr bool v = same<T, Probe<tag<3>>::type>; };
template <class T> void f4(T, Probe<tag<4>>::type);
template <class T> void f5(T) { Probe<tag<5>>::type x; }
template <class T> using U6 = Probe<tag<6>>::type;
template <class T> constexpr int v7 = Probe<tag<7>>::n;
template <class T> struct A8 { void f() { Probe<tag<8>>::type x; } };
template <class T> struct A9 { static_assert(Probe<tag<9>>::n == 3, ""); };
template <class T> struct A10 : Probe<tag<10>> {};
template <class T, class U = Probe<tag<11>>::type> struct A11 {};
template <class T> struct A12 { struct N { using t = Probe<tag<12>>::type; }; };
template <class T> void f13(T, int = Probe<tag<13>>::n);
template <class T> struct A14 { Probe<tag<14>> p; };
template <class T> void f15(T) { Probe<tag<15>> p; }
template <class T> struct A16 { static Probe<tag<16>> p; };
template <class T> decltype(Probe<tag<17>>{}) f17(T);
template <class T> int f18(T, int (*)[sizeof(Probe<tag<18>>)]);
template <class T, bool = same<T, Probe<tag<19>>::type>> struct A19 {};
template <class T, int N = Probe<tag<20>>::n> void f20();
template <class T> struct A21 { using t = A2<Probe<tag<21>>>; };
template <class T> struct A22 { void f(Probe<tag<22>>::type); };
template <class T> struct A23 { template <class U> void f(Probe<tag<23>>::type, U); };
template <class T> void f24(T) noexcept(Probe<tag<24>>::n);
template <class T> struct A26 { void f(Probe<tag<26>> p); };
template <class T> struct A27 { Probe<tag<27>> f(); };
template <class T> void f28(T t) { t.template g<Probe<tag<28>>::type>(); }
template <class T> void f29(T t) { auto l = [](Probe<tag<29>>::type) {}; }
template <class T> struct A30 { int a[Probe<tag<30>>::n]; };
template <class T> struct A31 { friend void g(Probe<tag<31>>::type); };
__global__ void k(int *p) { *p = 1; }
