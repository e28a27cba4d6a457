// c++17
template <class T, T V> struct ic { static constexpr T value = V; using type = ic;
  constexpr operator T() const { return V; } constexpr T operator()() const { return V; } };
  using true_t = ic<bool, true>; template <class T> struct rc { using type = T; };
  template <class T> struct rc<const T> { using type = T; };
  template <class T> using rc_t = typename rc<T>::type; template <class T> struct rr { using type = T; };
  template <class T> struct rr<T &> { using type = T; }; template <class T> struct rr<T &&> { using type = T;
  }; template <bool B, class T, class F> struct cond { using type = T; };
  template <class T, class F> struct cond<false, T, F> { using type = F; };
  template <class...> using void_t = void; template <class T, class = void> struct has : ic<bool, false> {};
  template <class T> struct has<T, void_t<typename T::type>> : true_t {};
  template <class T> constexpr bool has_v = has<T>::value;
  template <int N> struct fact : ic<int, N * fact<N - 1>::value> {};
  template <> struct fact<0> : ic<int, 1> {}; template <class T> typename rr<T>::type &&mv(T &&t) {
  return static_cast<typename rr<T>::type &&>(t); }
  template <class A, class B> struct is_same : ic<bool, false> {};
  template <class A> struct is_same<A, A> : true_t {}; template <class T> int disp(T, ic<bool, true>) {
  return 1; } template <class T> int disp(T, ic<bool, false>) { return 2; }
int use(int i, const int c) { rc_t<const int> a = 3; cond<sizeof(int) == 4, int, char *>::type b = 4;
  constexpr int f = fact<5>{} + fact<3>()(); if constexpr (has_v<rc<int>> && !has_v<int>) b++;
  return a + b + f + fact<4>::value + mv(i) + is_same<decltype(i), rc_t<decltype(c)>>::value +
  disp(i, has<true_t>()) + disp(i, has<int>{}) + true_t{} + (true_t() && c); }
