// c++17
int f(char c, short s) {
  if constexpr (constexpr int k = 3; k > 2) c += k; else s = 1;
  if constexpr (constexpr int k = 3) c += k; else s = 1;
  if constexpr (int j = 4; sizeof(int) == 4) c += j;
  if constexpr (constexpr int k = 3; k < 2) c += k; else s = 1;
  return c + s;
}
template <class T> int g(T t) {
  if constexpr (constexpr int k = sizeof(T); k > 2) t += k; else t = 1;
  if constexpr (constexpr int k = 3; k > 2) t += k; else t = 1;
  if constexpr (constexpr int k = sizeof(T)) t += k; else t = 1;
  return t;
}
int h() { return g(1); }
