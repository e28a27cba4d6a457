// expect: none
// A template parameter that the compared types use needs a value, by deduction alone ([temp.deduct.partial]/12).
template <class T> struct id { using type = T; };
template <bool B, class T, class F> struct conditional { using type = T; };
struct V { static constexpr bool v = false; };
template <class T, class O> int *f(O, unsigned long);
template <class T> long f(typename id<T>::type, unsigned long);
template <class T, class O> int *g(O);
template <class T> long g(typename conditional<T::v, T, int>::type);
template <class T> int *j(T, ...);
template <class T> long j(T, typename id<T>::type);
template <class T> struct C {
  template <class U, class O> int *f(O, T);
  template <class U> long f(typename id<U>::type, T);
};
template <class T> int *l(T, typename id<T>::type * = nullptr);
template <class T> long l(T *, typename id<T>::type * = nullptr);
template <class F, class... A> int *m(F, A...);
template <class F, class A, class... B> long m(F, A, typename id<F>::type, B...);

void used(int *p) {
  long b = f<int>(1, 3ul);
  b += g<V>(V{});
  b += j(1, 2);
  C<int> c;
  b += c.f<int>(1, 2);
  b += l(p) + l(p, nullptr);
  b += m(1, 2, 3) + m(1, 2, 3, 4);
}
