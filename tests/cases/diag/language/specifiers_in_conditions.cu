// expect-device: 550 warning 18
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
