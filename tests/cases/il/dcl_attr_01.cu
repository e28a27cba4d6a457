// c++17
[[nodiscard]] int nd(); [[noreturn]] void nr(); [[deprecated("x")]] int dep(int);
  int mu([[maybe_unused]] int a, int b) { return b; } __attribute__((pure)) int pu(int);
  int al(int) __attribute__((alias("zz")));
struct [[nodiscard]] S { [[no_unique_address]] struct {} e; int v [[gnu::aligned(8)]]; };
  struct __attribute__((packed)) P { char c; int i; };
extern "C" int zz(int a) { [[maybe_unused]] int k = a; switch (a) { case 1: a++; [[fallthrough]];
  case 2: return a; [[likely]] default: break; } if (a) [[unlikely]] return nd();
  return mu(1, 2) + pu(3) + sizeof(P) + alignof(P) + dep(a); }
int use(S s, P *p) { (void)nd(); if (!p) nr(); return s.v + p->i + ({ [[gnu::unused]] int z = 1; z; }); }
