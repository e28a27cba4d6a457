// expect: 147 error 42
// expect: 147 error 43
// expect: 147 error 45
// expect: 147 error 46
// expect: 147 error 47
// expect: 493 error 48
// expect: 493 error 49
// expect: 493 error 50
// expect: 147 error 51
// expect: 147 error 52
// expect: 135 error 53
// expect: 457 error 54
// expect: 147 error 55
// expect: 147 error 56
// expect: 147 error 57
// expect: 147 error 58
// expect: 135 error 59
// expect: 147 error 60
// expect: 147 error 61
// expect: 493 error 62
// expect: 493 error 63
// expect: 135 error 65
// expect: 147 error 66
// expect: 147 error 67
// expect: 147 error 68
// expect: 147 error 69
// expect: 147 error 70
// expect: 147 error 71
// expect: 135 error 72
// expect: 147 error 73
// expect: 493 error 75
// expect: 135 error 76
// expect: 135 error 77
// expect: 1670 error 77
// expect: 135 error 78
// expect: 147 error 79
// expect: 147 error 80
// expect: 147 error 81
// expect: 147 error 82
// Definitions of members of class templates agree with the declarations.
template <class T> struct Box { T item; void f(T); void g(T) const; void g(int); static int n; static T m; template <class U> void h(U); struct In { void k(); T v; static int s; }; Box(int); Box(const Box &); template <class V> struct Vis { void r(); void q(V); }; operator int() const; Box &operator+=(const Box &); template <class U> Box(U, U); using P = T *; P p() const; };
template <class T> void Box<T>::f(T *) { }
template <class T> void Box<T>::f(T &) { }
template <class T> void Box<T>::f(const T) { }
template <class T> void Box<T>::f(T, int) { }
template <class T> int Box<T>::f(T) { return 0; }
template <class T> void Box<T>::f(T) const { }
template <class T> void Box<T>::g(T) { }
template <class T> void Box<T>::g(T *) { }
template <class T> void Box<T>::g(double) { }
template <class T> float Box<T>::n = 0;
template <class T> T *Box<T>::m;
template <class T> int Box<T>::z = 0;
template <class T> int Box<T>::item = 0;
template <class T> template <class U> void Box<T>::h(U *) { }
template <class T> template <class U> int Box<T>::h(U) { }
template <class T> void Box<T>::h(int) { }
template <class T> void Box<T>::In::k(int) { }
template <class T> void Box<T>::In::j() { }
template <class T> void Box<T>::In::v() { }
template <class T> float Box<T>::In::s = 1;
template <class T> Box<T>::Box(T *) { }
template <class T> Box<T>::Box() { }
template <class T> Box<T>::Box(const Box<T> &) { }
template <class T> Box<T>::~Box() { }
template <class T> Box<T>::operator int() { return 0; }
template <class T> Box<T>::operator float() const { return 0; }
template <class T> Box<T> &Box<T>::operator+=(int) { return *this; }
template <class T> Box<T> Box<T>::operator+=(const Box &) { return *this; }
template <class T> template <class V> void Box<T>::Vis<V>::r(int) { }
template <class T> template <class V> void Box<T>::Vis<V>::q(T) { }
template <class T> template <class V> void Box<T>::Vis<V>::x() { }
template <class T> T Box<T>::p() const { return 0; }
template <class T> T *Box<T>::p() const { return 0; }
template <class T> template <class U> Box<T>::Box(U *, U) { }
template <class T> void Box<T>::missing() { }
template <class T> void Box<T>::missing2() const { }
template <class T> template <class U> void Box<T>::missing3(U) { }
template <class T> template <class U> void Box<T>::f(U) { }
template <class T> void Box<T>::f(Box<int>) { }
template <class T> void Box<T>::f(Box<T>) { }
template <class T> auto Box<T>::f(T) -> int { }
