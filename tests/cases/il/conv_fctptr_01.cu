// c++17
void plain();
void quiet() noexcept;
struct S { void m() noexcept; };
void run(void (*)(), void (*)() noexcept);
bool use(bool b) {
  void (*p)() = quiet;
  void (*q)() noexcept = quiet;
  p = q;
  void (S::*m)() = &S::m;
  run(quiet, quiet);
  auto r = b ? plain : quiet;
  return p == q && r == plain && m != nullptr && noexcept(q()) && !noexcept(p());
}
