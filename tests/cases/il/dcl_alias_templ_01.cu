// c++17
template <class T> struct A { using type = T; using ptr = T *; template <class U> using both = A<A<U>>;
  template <class U> struct in { U u; T t; }; }; template <class T> using At = typename A<T>::type;
  template <class T> using Ap = typename A<T>::ptr;
  template <class T, class U> using Ain = typename A<T>::template in<U>;
  template <class F> using Fp = F (*)(F); template <class T, int N = 2> using Arr = T[N];
  template <class... T> using First = At<A<T...>>; template <class T> using Ref = T &;
  template <class T> using CRef = const T &; template <template <class> class X> using XI = X<int>;
int f(At<int> a, Ap<int> p, Ain<int, char> in, Fp<int> fp, Arr<int> &arr, Ref<int> r, CRef<short> c,
  XI<At> xi, First<long> fl) { At<At<double>> d = a; Ap<const int> q = p; r = *p + *q; Arr<char, 4> ca = {1}; Fp<int> g = fp; return a +
  d + in.u + in.t + g(1) + arr[1] + r + c + xi + sizeof(fl) + ca[2]; }
template <class T> T tf(At<T> t, Ref<T> r, CRef<T> c) { At<T> x = t; r = c; return x + r; }
  int use(int i, short s) { return tf<int>(i, i, 3) + tf<short>(1, s, s); }
