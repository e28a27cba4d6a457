// std: 17
// The same few names in every form of statement: a name that is bound to the wrong declaration changes the code.
int x = 1;
int y = 2;
enum Colour { red = 5, green = 6 };
struct Pair { int a; int b; };
int shown(int);
int sum(const int *values, int n) {
  int x = n, total = 0;
  for (int x = 0; x < n; ++x) total += values[x];
  for (int i = x, y = i + 1; int z = i - y; i--) { total += z + x + y; { int y = 7; total += y; } if (i < -3) break; }
  return total + x;
}
int conditions(int n) {
  if (int x = n * 2) { int n = x + 1; y += n; } else { y -= x; }
  if (int x = n; x > y) return x; else if (int y = x; y < 4) { int x = y; return y + x; } else return y - x;
}
int loops(int n) {
  while (int x = n--) { int n = x; y += n; if (n == 3) continue; }
  do { int x = n; y += x; } while (x++ < 3);
  switch (int x = n; x) { case red: int y; y = x; return y + ::y; case green ... 9: return x; default: ::y = x; }
  int values[] = {1, 2, 3};
  for (int x : values) ::x += x;
  for (auto &values : values) values = 4;
  return values[0] + n;
}
int jumps(int x) {
  x: if (x > 5) goto y;
  x++;
  goto x;
  y: return x;
}
int handlers(int x) {
  try { int x = shown(4); throw x; } catch (int x) { return x; } catch (const Pair &y) { return y.a; } catch (...) { return x; }
}
int bindings(Pair pair) {
  auto [a, b] = pair;
  { auto [b, a] = Pair{3, 4}; y = a - b; const auto &[x, z] = pair; y += x * z; }
  return a - b;
}
int comma(int a, int b) { int c = a < b, d = a > b; return a * b, c ? a : d ? b : x, (a)-b, (int)-a; }
int declarations(int a) {
  int (x) = a; int *p = &x, **q = &p, (*f)(int a) = shown; int array[3] = {x, *p, **q};
  extern int y; static int z = x; typedef int T; T t = z; using U = T; U u = t; T (v)(3);
  struct Local { int x; int get(int y) { return x + y + ::x; } } local = {a};
  enum { one = 1, two = one + 1 }; union { int w; unsigned ww; }; w = a;
  return f(x) + array[two] + u + v + local.get(y) + int(w) + int{one} + sizeof(x) + sizeof x + ww;
}
int old_style(int (*callback)(int), int n) { return callback ? callback(n) : (shown)(x); }
#define OPERAND (x)
int casts(long x) { return int(x) * (int)x + (int)(x) + static_cast<int>(x) + (x) + (x) - (x) & OPERAND; }
