// expect: none
// What a template template parameter of a class around stands for has another name.
template <class D> struct MB {};
template <class E, template <class> class S> struct NoAlias {
  template <class O> E *operator=(const S<O> &) { return nullptr; }
  template <class O> E *operator-=(const S<O> &) { return nullptr; }
  template <class O> friend int taken(NoAlias, const S<O> &) { return 1; }
  struct Inner {
    template <class O> int take(S<O> &&, int) { return 1; }
  };
};
template <class T> struct X : MB<T> {
  NoAlias<T, MB> noalias();
};
struct N : X<N> {};
template <class T> struct Q;
template <template <class> class S, class T> struct Q<S<T>> {
  template <class O> static int get(S<O>) { return 1; }
};
int used(N n, MB<int> i) {
  n.noalias() = n;
  n.noalias() -= n;
  n.noalias() -= i;
  NoAlias<N, MB>::Inner in;
  return taken(n.noalias(), n) + in.take(MB<char>(), 1) + Q<MB<int>>::get(i);
}
