// expect: none
// Parentheses behind a type may hold the name of a function with its parameters, in blocks and templates as well.
struct T {
  int m;
};
int in_block() {
  T(f());
  int(g)(int);
  T *(h()), *(*i());
  return f().m + g(1) + h()->m + (*i())->m;
}
template <class X>
X in_template() {
  X(e()), v = e();
  return v;
}
int a = in_block() + in_template<int>();
