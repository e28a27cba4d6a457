// c++17
struct O { O &operator<<(O &(*)(O &)); O &operator<<(int); void call(O &(*)(O &)); O &operator()(O &(*)(O&)); };
namespace N { template <class C> C &endl(C &o); O &ovl(O &); int ovl(int); O &single(O &); struct S { static O &st(O &); template <class T> static T &tt(T &); void mem(); int mem(int); }; }
void take(O &(*)(O &)); void ref(O &(&)(O &)); template <class F> void any(F f); template <class F> void fwd(F &&f);
int use(O &o) {
  o << N::endl; o << N::endl<O>; o << N::ovl << N::single; take(N::S::st); take(N::S::tt); take(&N::S::tt<O>); take(&N::S::st); take((N::ovl)); take(&N::ovl); take(&(N::ovl));
  ref(N::endl); ref(N::ovl); ref(N::single); any(N::single); any(&N::single); any(N::endl<O>); fwd(N::endl<O>); fwd(&N::endl<O>); any((N::single)); any(static_cast<O &(*)(O &)>(N::ovl)); any((O &(*)(O &))N::ovl);
  O &(*p)(O &) = N::endl; p = N::ovl; p = &N::endl<O>;  O &(*q)(O &){N::ovl}; O &(&r)(O &) = N::ovl; p = true ? N::endl<O> : N::single;
  void (N::S::*m)() = &N::S::mem; m = &N::S::mem;
  return p == &N::endl<O>;
}
O &(*g())(O &) { return N::ovl; }
O &(*h())(O &) { return &N::endl; }
