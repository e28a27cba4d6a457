// c++17
template <class T> struct W { T v; int k; typedef W Self;
  W f() const { return W{v}; } W g() { return W{static_cast<T>(-v)}; } W h() { return {v}; } W i() { W w{v}; W w2 = {v}; auto w3 = W{v, 1}; return W{1, 2}; }
  W<T> j() { return W<T>{v}; } W<int> l() { return W<int>{1}; } static W m(T x) { return W{x}; } void n() { use(W{v}); W *p = new W{v}; W q = W{v}; const W &r = W{v}; } void use(W); W o() { return W{}; } W p() { return W(); } Self q() { return Self{v}; }
  struct N { W w; N *next; }; N *nn() { return new N{W{v}, nullptr}; } N n2() { return N{{v}, nullptr}; }
};
template <class T> W<T> mk(T t) { return W<T>{t}; }
template <class T> W<T> mk2(T t) { W<T> w{t}; return W<T>{t, 2}; }
template <class T> struct V { T v; V(T t) : v(t) {} V f() { return V{v}; } V g() { V x{v}; return V{x}; } };
template <class T> struct Node { T v; Node *l = nullptr, *r = nullptr; Node *ins(T x) { l = new Node{x}; r = new Node{x, nullptr, nullptr}; return new Node(); } };
