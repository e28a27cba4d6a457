// c++20
struct P { int x; double y; };
int ranges(P (&ps)[3], int (&m)[2][3]) {
  int sum = 0;
  for (auto [x, y] : ps) sum += x + y;
  for (auto &[x, y] : ps) x = sum;
  for (auto &row : m) for (int v : row) sum += v;
  for (int k = 2; int v : m[1]) sum += v * k;
  for (const P &p : ps) { const auto f = [&p] { return p.x; }; sum += f(); }
  return sum;
}
