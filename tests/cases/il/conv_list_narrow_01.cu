// c++17
struct S { char c; unsigned u; float f; long l; }; const int k = 5; constexpr double d = 2.0;
int nar(char c, short s, unsigned char u) { S a = {'a', 3u, 1.5f, c}, b{k, k, d, s}, e = {65, 7, 3, 'x'};
  int i{c}, j = {u}; char m{k}; float f{d}, g{3}; double h{f}; long l{i}, arr[] = {s, c, 'q', 4u};
  unsigned char n[3] = {1, k, 'b'}; int x = int{s} + long{c} + double{2.5f};
  return a.c + b.f + e.l + i + j + m + f + g + h + l + arr[1] + n[2] + x; }
