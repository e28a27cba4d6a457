// c++17
template <class T> struct O { template <class U> struct In { U u; static int s; template <class W> W w(); };
  template <class U> U f(U); template <int N> int n(); typedef T type; static int type2; static T val;
  template <class U> static U sf(U); template <class U> using al = U; };
template <class T> int d(O<T> o, T t, int x) {
  typename O<T>::type a = t; typename O<T>::template In<int> b; typename O<T>::template al<T> c = a;
  int m = o.template f<int>(1) + o.template n<3>() + b.template w<char>() + O<T>::template sf<int>(2) +
    O<T>::type2 * x + (O<T>::val < x) + O<T>::template In<T>::s + typename O<T>::type(3) + (&o)->template f(t);
  O<int> k; int q = k.f<int>(1) + k.n<2>() + O<int>::sf<long>(3) + O<int>::In<int>::s;
    O<int>::In<char> z = {'c'};
  return m + q + z.u + b.u + c;
}
template int d(O<int>, int, int); template int d(O<short>, short, int);
