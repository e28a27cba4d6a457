// expect: 80 error 35
// expect: 80 error 38
// expect: 80 error 39
// expect: 80 error 42
// expect: 80 error 43
// expect-device: 80 error 35
// expect-device: 177 warning 35
// expect-device: 80 error 38
// expect-device: 177 warning 38
// expect-device: 80 error 39
// expect-device: 177 warning 39
// expect-device: 80 error 42
// expect-device: 177 warning 42
// expect-device: 80 error 43
// expect-device: 550 warning 32
// What a condition declares may be constexpr, and nothing else but a type.
struct V { int v; operator bool() const { return v; } };
int use(int c, V v) {
  if constexpr (constexpr int k = 3; k > 2) c += k;
  if constexpr (constexpr int k = 3) c += k;
  if (constexpr int k = 3; k > 2) c += k;
  if (constexpr int k = 3) c += k;
  if (const int k = c) c += k;
  while (constexpr bool b = false) c += b;
  switch (constexpr int k = 3; k) { case 3: c++; }
  switch (constexpr int k = 3) { case 3: c++; }
  for (constexpr int k = 3; c < k; ++c) { }
  for (static int k = 3; c < k; ++c) { }
  auto l = [](auto x) { if constexpr (constexpr auto n = sizeof(x); n > 3) return n; else return x; };
  return c + l(c);
}
template <class T> __global__ void k(T t) { if constexpr (constexpr int n = sizeof(T); n == 4) t = n; }
void launch() { k<<<1, 1>>>(3); }
void init_f(int c) { if (static int x = 3; x) c++; }
void init_f2(int c) { if (static int x = 3) c++; }
void init_f3(int c) { if (extern int x; x) c++; }
void init_f4(int c) { switch (static int x = 3; x) { case 1: ; } }
void init_f5(int c) { switch (static int x = 3) { case 1: ; } }
void init_f6(int c) { while (static int x = 3) c++; }
void init_f7(int c) { if (thread_local int x = 3; x) c++; }
void init_f9(int c) { if constexpr (static constexpr int x = 3; x) c++; }
void init_f10(int c) { if constexpr (static constexpr int x = 3) c++; }
void init_f11(int c) { try { } catch (static int x) { } }
void init_f12(int c) { if (typedef int I; I i = c) c++; }
