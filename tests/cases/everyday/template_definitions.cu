// flags: -std=c++17
// Definitions of templates with mistakes that need no instance.
#include <map>
#include <string>
#include <type_traits>
#include <vector>

template <typename T> struct Store { T item; T get() const; void set(T t); static int count; struct Node { T value; Node *next; }; template <typename U> void visit(U u); using pointer = T *; };

// Undeclared names.
template <typename T> T u1(T x) { return y; }

template <typename T> T u2(T x) { return helper; }

template <typename T> void u3(T x) { undefined_name = x; }

template <typename T> void u4(T x) { Wdget w; }

template <typename T> void u5(Wdget x) { }

template <typename T> Wdget u6(T x) { return x; }

template <typename T> void u8(T x) { std::missing(x); }

template <typename T> void u9(T x) { std::vectr<T> v; }

template <typename T> struct U10 { U member; };

template <typename T> struct U11 { T get() { return item_; } };

template <typename T> struct U12 : Bse<T> { };

template <typename T> struct U13 { std::vectr<T> items; };

template <typename T> struct U14 { std::vector<U> items; };

template <typename T = Wdget> struct U15 { };

template <typename T, int N = count> struct U16 { };

template <typename T> using U18 = std::vectr<T>;

template <typename T> using U19 = Stor<T>;

template <typename T> std::enable_if_t<std::is_integral<T>::value, Wdget> u20(T);

template <typename T> void u21() { for (int i = 0; i < n; i++) { } }

template <Wdget W> struct U22 { };

template <typename T> void u24(T t) { missing(); }

template <typename T> void u25(T t) { missing(1, 2); }

template <typename T> int u26 = missing;

// Out of class.
template <typename T> T Store<T>::fetch() const { return item; }

template <typename T> void Store<T>::set(int t) { }

template <typename T> T Store<T>::get() { return item; }

template <typename T> float Store<T>::count = 0;

template <typename T> int Store<T>::total = 0;

template <typename T> Node *Store<T>::find() { return nullptr; }

T Store<T>::get() const { return item; }

template <typename T> T Stor<T>::get() const { return item; }

template <typename T, typename U> T Store<T>::get() const { return item; }

template <typename T> T Store::get() const { return item; }

// Without typename.
template <typename T> void d1() { T::type x; }

template <typename T> void d2() { std::vector<T>::iterator it; }

template <typename T> struct D3 { Store<T>::pointer p; };

template <typename T> T::type d5(T x) { return x; }

template <typename T> void d6(const std::vector<T> &v) { for (std::vector<T>::const_iterator i = v.begin(); i != v.end(); ++i) { } }

template <typename T> using D7 = T::type;

template <typename T> void d8() { std::map<int, T>::value_type x; }

template <typename T> void d9() { typename int x; }

// Heads.
template <typename T, T> struct H1;

template <typename T, typename T> struct H2 { };

template <typename T = int, typename U> struct H3 { };

template <typename... T, typename U> struct H4 { };

template <class> struct H5 { T t; };

template <typename T> void h6(T t) { int T = 3; }

template <typename T> struct H7 { int T; };

template <typename T> struct H8 { template <typename T> void f(T); };

template <int N> void h9() { N = 3; }

template <typename T> void h10() { T = 3; }

template <typename T> void h11() { return T; }

template <float F> struct H12 { };

template <int N> struct H13 { N value; };

// Specialisations.
template <> struct Store<int> { int item; };
template <> struct Store<int> { float item; };

template <typename T> struct Store<T> { };

template <typename T> struct Unseen<T *> { };

template <> struct Stor<float> { };

template <> void no_such_function<int>(int);

template <typename T> void whole(T);
template <typename T> void whole<T *>(T *);

template <> float whole<int>(int);

template <typename T> struct Ordinary { void f(); };
template <> void Ordinary<int>::g() { }

template struct Stor<int>;

template void whole<int>(float);

// Bodies.
template <typename T> int b1(T t) { return "text"; }

template <typename T> int b2(T t) { int *p = 3.5; return 0; }

template <typename T> int b3(T t) { const int c = 1; c = 2; return c; }

template <typename T> int b4(T t) { return std::string("x").missing(); }

template <typename T> void b5(T t) { return 3; }

template <typename T> int b6(T t) { break; return 0; }

template <typename T> int b7(T t) { return b1<T, T, T>(t); }

template <typename T> void b8(Store<T, T> s) { }

template <typename T> void b9(Store<3> s) { }

template <typename T> struct B10 : Store<T> { T f() { return item; } };

template <typename T> struct B11 : Store<T> { void f() { set(3); } };
