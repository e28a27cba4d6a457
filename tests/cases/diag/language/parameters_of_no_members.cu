// expect: 135 error 44
// expect: 441 error 44
// expect: 1670 error 44
// expect: 135 error 45
// expect: 441 error 45
// expect: 135 error 46
// expect: 135 error 47
// expect: 441 error 47
// expect: 135 error 48
// expect: 135 error 49
// expect: 20 error 49
// expect: 20 error 49
// expect: 20 error 49
// expect: 20 error 50
// expect: 135 error 50
// expect: 20 error 50
// expect: 20 error 51
// expect: 135 error 51
// expect: 441 error 51
// expect: 20 error 51
// expect: 1670 error 51
// expect: 20 error 52
// expect: 135 error 52
// expect: 135 error 53
// expect: 441 error 53
// expect: 135 error 54
// expect: 441 error 54
// expect: 20 error 54
// expect: 135 error 56
// expect: 20 error 56
// expect: 1670 error 56
// expect: 20 error 56
// expect: 20 error 57
// expect: 135 error 57
// expect: 20 error 57
// expect: 135 error 58
// expect: 20 error 58
// expect: 20 error 58
// expect: 135 error 59
// expect: 20 error 59

// What a class does not have is read as a function of the scope around: its parameters, results and bodies.
template <class T, int N> struct Box { T t; bool in(const Box &) const; struct In {}; using value = T; enum E { e }; };
template <class T, int N> bool Box<T, N>::overlaps(const Box &other) const { return false; }
template <class T, int N> bool Box<T, N>::over2(const Box &other) { return t == other.t; }
template <class T, int N> Box<T, N> Box<T, N>::make() { Box b; return b; }
template <class T, int N> Box Box<T, N>::make2() { T x; return t; }
template <class T, int N> void Box<T, N>::make3(T a, int b) { T x; in(*this); Box<T, N> z; }
template <class T, int N> void Box<T, N>::make4(In i, value v, E e) {}
template <class T, int N> value Box<T, N>::make5(Undefined u, int a);
template <class T, int N> Undef2 Box<T, N>::make6(Box a, In b) const { return {}; }
template <class T, int N> In Box<T, N>::field;
template <class T, int N> Box Box<T, N>::field2;
template <class T, int N> Box<T, N>::Box(Box &&b, In c) {}
struct Plain { int v; struct In {}; };
void Plain::f(In i) const { v = 1; }
In Plain::g() { return In(); }
Plain Plain::copy(const Plain &p, Wrong w, int = later) { return p; }
template <class T> void Plain::tmpl(T t, In i) { t.x; v = 2; }
