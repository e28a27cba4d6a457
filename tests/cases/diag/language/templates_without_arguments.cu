// expect: 441 error 11
// expect: 441 error 13
// expect: 441 error 15
// expect: 441 error 16
template <typename T> struct HB {
  HB(int);
  using value_type = T;
  static void f();
};
template <typename T> using Alias = HB<T>;
Alias of_alias(4);
HB<int>::value_type fine;
HB::value_type of_template;
void blocks() {
  static Alias a(3);
  HB::f();
  HB<int>::f();
}
