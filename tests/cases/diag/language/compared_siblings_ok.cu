// expect: none
// A variable that the same declaration declares in front is compared, and parentheses behind a type may hold a name with
// the bound of an array.

struct S {
  int a;
  S(int a = 0, int b = 0) : a(a) {}
};
typedef int Int;
int x(1), y(2), z = x < y, w = (x < y) > z;

template <class T>
int all(T t) {
  int a(1), b{2}, c = a < b, d = (a < b) > c, e = a < b, f = e > (2);
  T(g[2]) = {t}, h;
  T(i[2]){t}, j{t};
  S(k[2]){1}, l(1, 2);
  Int(m[2]), n(1);
  Int(o[2][3]);
  Int(*p[2]) = {&n};
  h = j;
  m[0] = o[0][0] = n;
  return a + b + c + d + e + f + g[0] + h + i[1] + k[0].a + l.a + m[0] + *p[0];
}
int main() { return all(1) + all(2L) + x + y + z + w; }
