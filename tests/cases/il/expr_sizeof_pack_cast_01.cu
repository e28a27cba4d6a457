// c++17
template <class... T> int n(T... t) { return sizeof...(T) * sizeof...(t) + sizeof(int[sizeof...(T) + 1]); }
template <class T> unsigned long s(T &t) {
  return sizeof t + sizeof(T) + sizeof(t[0]) + sizeof(decltype(t[0])) + alignof(T); }
int use(int (&a)[5], int i) {
  int x = (int)sizeof a / sizeof *a, y = sizeof(a[0]) * i, z = -(int)sizeof(int);
  long w = sizeof(long) > 4 ? 1 : i;
  char b[sizeof(int) * 2 - 1];
  return n() + n(1, 2.0) + s(a) + x + y + z + w + sizeof b + (unsigned char)sizeof(a) + sizeof(sizeof(a)) +
    sizeof((char)i) + sizeof(char) - 2;
}
