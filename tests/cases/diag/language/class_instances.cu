// expect: 95 error 10
// expect: 70 error 11
// expect: 70 error 12
// expect: 1574 error 14
// expect: 94 error 16
// expect: 95 error 17
// expect: 70 error 11
// expect: 70 error 9
template <int N> struct P { int a[sizeof(P<N - 1>)]; }; template <> struct P<0>;
template <class T> struct S { T a[sizeof(T) - 5]; };
template <class T> struct F { T t; }; struct Inc;
template <class T> struct Ba : T {};
template <class T> struct Ne { F<T> f; S<T> *p; };
template <class T> struct Sa { static_assert(sizeof(T) > 4, "too small"); };
template <class T> struct Ty { typedef typename T::type type; };
template <int N> struct Ar { int a[N]; };
template <class T> struct St { static int s[sizeof(T) - 5]; static const int c = T::v; };
template <class T> struct Fn { void f(T t); T g(); void h() { T t; } };
template <class T> struct In { struct I { S<T> s; }; I i; }; template <class T> struct In2 { struct I { S<T> s; }; };
template <class T> struct Al { using type = S<T>; type t; }; template <class T> using AS = S<T>;
S<int> s1;
S<int> s1b;
S<short> s2; S<double> s3;
F<Inc> f1;
F<Inc> *f2;
Ba<Inc> b1;
Ne<int> n1; Ne<Inc> n2;
Sa<char> sa1; Sa<double> sa2;
Ty<Sa<long>> *ty;
Ar<-1> a1; Ar<0> a2; Ar<3> a3;
St<int> st1; Fn<Inc> fn1; In<int> in1; In2<int> in2; Al<char> al1; AS<unsigned char> as1;
template struct S<bool>; template struct F<void>;
struct H { S<unsigned> m; F<Inc> *q; static S<long> sm; }; struct HB : S<float> {};
int sz = sizeof(S<wchar_t>);
void fun(S<char16_t> p); void fun2(S<char32_t> p) {}
S<signed char> decl(); extern S<unsigned short> ext;
void body() { S<int *> a; new S<char[3]>; }
template <class T> void tf() { S<char[1]> a; S<T> b; }
P<3> p;
