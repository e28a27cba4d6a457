// c++14
enum A { a1, a2 = 300 }; enum B : unsigned char { b1, b2 }; enum class C : short { c1 = -1, c2 };
  enum Big : unsigned long { g1 = 1ul << 60 };
int f(int); int f(unsigned char); int g(long); int g(unsigned); int h(unsigned long);
int enums(A a, B b, C c, Big g, int i) {
  int x = a + b, y = ~b, z = -a;
  unsigned u = a;
  x += a < b; x += a == i; x += g > i; x += c == C::c2;
  double d = a * 1.5;
  char ch = b2;
  bool t = a, v = b && g;
  int arr[] = {a, b, (int)c};
  return f(a) + f(b) + h(g) + x + y + z + u + d + ch + t + v + arr[a] + i[arr] + (a ? b : i) +
    (b << a) + static_cast<int>(C::c1) + *(arr + b);
}
