// expect: none
// flags: --c++17
template <class T> struct variant {
  template <class U> void operator==(const U &) const { static_assert(false && sizeof(U), "not comparable"); }
  template <class U> void operator<(const U &) const { static_assert(!(true || sizeof(U)), "not ordered"); }
  static_assert(true || T::value, "");
  template <class U> static constexpr bool never = false && U::value;
  template <class U> void f() { static_assert(never<U>, "never"); static_assert(true || sizeof(U), ""); }
};
template <bool> struct when {};
template <> struct when<true> { using type = int; };
template <class T> typename when<true || sizeof(T)>::type chosen(T);
template <class T, typename when<false && sizeof(T)>::type = 0> void dropped(T);
template <class T> void dropped(const T &);
struct unit { static constexpr bool value = false; };
int f(variant<unit> v) { dropped(1); return chosen(1); }
