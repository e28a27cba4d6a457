// expect: 20 error 25
// expect: 20 error 26
// expect: 20 error 27
// expect: 20 error 28
// expect: 20 error 28
// expect: 20 error 28
// expect: 20 error 29
// expect: 496 error 30
// expect: 497 warning 31
// expect: 496 error 31
// expect: 497 warning 32
// expect: 496 error 33
// expect: 496 error 34
// expect: 496 error 35
// expect: 496 error 36
// expect: 496 error 37
// expect: 508 error 38
// expect: 2013 error 39
// expect: 1914 error 40
// expect: 1914 error 41
// expect: 20 error 42
// expect: 29 error 42
// Template parameters that are declared again, missing or no packs.
struct Other { int Wdget2; };
template <Wdget W> struct U22 { };
template <Wdgt W> void u23();
template <class> struct H5 { T t; };
template <class> struct H51 { T *t; T f(); void g(T); };
template <class U> void h52(T t) { }
template <typename T> void h6(T t) { int T = 3; }
template <typename T> void h61(int T) { }
template <typename T> void h62() { { float T; } }
template <typename T> struct H7 { int T; };
template <typename T> struct H71 { void T(); };
template <typename T> struct H72 { using T = int; };
template <typename T> struct H73 { struct T { }; };
template <int N> struct H75 { int N; };
template <typename T> struct T { };
template <typename T> int p3(T t) { return sizeof...(T); }
template <typename... Ts = int> struct P13 { };
template <typename... Ts = int> void p14(Ts...);
int empty_product = product<>();
template <typename... T> bool plus(T... t) { return (t + ...); }
int pl = plus();
