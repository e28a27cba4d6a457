// c++17
// Members that are templates, and template parameters, with arguments are taken for classes.
template <class T> struct A { template <class U> using call = U *; template <class U> struct inner { U u; }; };
template <class F, class T> using call_t = typename A<F>::template call<T>;
template <class T> int f(T t) {
  auto a = typename A<T>::template call<T>(t);
  auto b = call_t<T, T>(t);
  auto c = call_t<T, T>(t, 2);
  auto d = call_t<T, T>();
  auto e = call_t<T, T>{t};
  auto g = static_cast<call_t<T, T>>(t);
  auto h = (call_t<T, T>)t;
  call_t<T, T> i = t;
  call_t<T, T> j(t);
  typename A<T>::template inner<T> l{t};
  return 0;
}
template <template <class> class TT, class T> int g(T t) {
  auto a = TT<T>(t);
  TT<T> b = t;
  auto c = TT<T>();
  auto d = static_cast<TT<T>>(t);
  typename A<T>::call n = t;
  auto m = typename A<T>::call(t);
  return 0;
}
