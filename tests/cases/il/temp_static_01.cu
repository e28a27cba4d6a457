// c++14
template <class T> struct S { static T v; static const int c = sizeof(T); static T arr[c]; static T *p;
  static T f(T t) { static T last = t; static int n; ++n; T r = last; last = t; return r + n + v + c; }
  struct In { static int q; }; static In in; enum { e = c * 2 }; T m; T g() const {
  return v + m + arr[0] + *p + In::q + in.q + e; } }; template <class T> T S<T>::v = T(2);
  template <class T> T S<T>::arr[c] = {1}; template <class T> T *S<T>::p = &S<T>::v;
  template <class T> int S<T>::In::q = 3; template <class T> typename S<T>::In S<T>::in;
  template <> int S<int>::v = 7; template struct S<short>; template <class T> T cnt() { static T n = T();
  return ++n; } template long cnt<long>();
int use(S<int> s) { S<int>::v++; S<char>::arr[0] = 'c'; return S<int>::v + S<long>::c + s.g() +
  S<double>::f(1.5) + S<int>::In::q + s.in.q + *s.p + S<int>::e + cnt<int>() + cnt<char>() + s.v + (&s)->c; }
