// c++17
int f(int);
int g() {
  const char *s = "é€😀"; f(1);
  const wchar_t *w = L"é"; f(3);
  const char *r = R"x(é)x"; f(7); char q = u8"é"[0]; f(8);
  return f(9);
}
