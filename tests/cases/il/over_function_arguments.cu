// c++17
template <class T> struct R { typedef T type; };
template <class T> using A = typename R<T>::type;
int add(int, int); int add2(int); int add2(char);
template <class F> int bind(F &&f) { return 0; }
template <class F> int by(F f) { return 0; }
template <class F> int cr(const F &f) { return 0; }
template <class F> int lr(F &f) { return 0; }
struct S { static int st(int); int mem(int); };
struct O { O &operator<<(O &(*)(O &)); O &operator<<(int); void call(O &(*)(O &)); O &operator()(O &(*)(O&)); };
template <class C> C &endl(C &o);
O &ovl(O &); int ovl(int);
O &single(O &);
void take(O &(*)(O &)); void take2(int, O &(*)(O &));
template <class T> A<T> made(T t) { return t; }
template <class T> void given(T, R<T> *) {}
int use(O &o, int n) {
  bind(add); by(add); cr(add); lr(add); bind(S::st); bind(&S::mem); bind(*add);
  bind(static_cast<int (&)(int, int)>(add)); bind((add));
  o << endl; o << 1 << endl<O>; o << ovl << single; o.call(endl); take(endl); take2(1, ovl); o(endl); o.call(&ovl); take((endl)); take(endl<O>); take(single);
  auto l = [](int i) { return i; };
  auto m = made([] { return 2; }); given(l, (R<decltype(l)> *)nullptr); R<decltype(l)>::type *q = &l;
  bool b = static_cast<bool>(n == 1); b = static_cast<bool>(n); b = (bool)b; b = bool(n == 2); b = static_cast<bool>(b) ? true : false;
  O &(*p)(O &) = endl; p = ovl; p = &endl<O>;
  return 0;
}
