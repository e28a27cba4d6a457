// c++17
template <class A, class B> struct same { static constexpr bool value = false; }; template <class A> struct same<A, A> { static constexpr bool value = true; };
template <bool B, class T = void> struct enable {}; template <class T> struct enable<true, T> { using type = T; }; template <bool B, class T = void> using enable_t = typename enable<B, T>::type;
template <class A, class B> struct alike : same<A, B> {}; template <class A, class B> using same_t = enable_t<alike<A, B>::value>;
template <class P> struct Member { template <class Q> using only = enable_t<same<Q, P>::value>; P p; Member(P); template <class Q, class = only<Q>> Member(const Member<Q> &); Member &operator++(); int &operator*() const; bool operator!=(const Member &) const; };
template <class P> struct Default { P p; Default(P); template <class Q, class = same_t<Q, P>> Default(const Default<Q> &); Default &operator++(); int &operator*() const; bool operator!=(const Default &) const; };
template <class P> struct Written { P p; Written(P); template <class Q> Written(const Written<Q> &, typename enable<same<Q, P>::value>::type * = nullptr); Written &operator++(); int &operator*() const; bool operator!=(const Written &) const; };
template <class I> struct Range { I begin(); I end(); }; template <class I> struct Known { constexpr I begin() { return I(nullptr); } constexpr I end() { return I(nullptr); } };
void use(int);
void loops(Range<Member<int *>> &m, Range<Default<int *>> &d, Range<Written<int *>> &w, Known<Member<char *>> &km, Known<Default<char *>> &kd, Known<Written<char *>> &kw) {
  for (int x : m) use(x); for (int &x : m) use(x); auto i = m.begin(); auto j = i; for (auto x : m) use(x);
  for (int x : d) use(x); for (int &x : d) use(x); auto k = d.begin(), l = k; for (auto x : d) use(x);
  for (int x : w) use(x); for (int &x : w) use(x); auto o = w.begin(), p = o; for (auto x : w) use(x);
  for (int x : km) use(x); for (auto x : km) use(x); for (int x : kd) use(x); for (auto x : kd) use(x);
}
