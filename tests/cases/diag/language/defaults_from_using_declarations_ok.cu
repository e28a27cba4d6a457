// expect: none
// Default arguments in heads of members name what a using-declaration takes from a dependent base class.
template <class> struct shape {};
struct Base {
  static bool const limit = false;
  static int shape(int);
  using type = int;
  template <class> struct inner {};
};
template <class P> struct Modified : P {
  using P::limit;
  using P::shape;
  using typename P::type;
  template <unsigned L, bool s = limit> void times(int) { static_assert(!s, ""); }
  template <unsigned L, class U = type> U typed(int) { return L; }
  template <class... Q, bool b = limit> int all(Q &&...) { return sizeof...(Q); }
  template <unsigned L, int (*F)(int) = shape> int shaped() { return F(L); }
};
int used() {
  Modified<Base> m;
  m.times<1>(1);
  return m.typed<1>(1) + m.all(1, 2) + m.shaped<1>();
}
