// Managed variables in templates, class members' bodies, initialisers and unevaluated operands.
#include <cstdio>
__managed__ int m = 4;
__managed__ double table[2][3] = {{1, 2, 3}, {4, 5, 6}};
template <class T> struct S { T v = m; T get() const { return v + m + table[1][2]; } S() { m += 1; } };
template <class T> T read() { return T(m) + 1; }
int global = sizeof(table);
__global__ void k(int a) {}
int main() {
  S<int> s;
  S<double> d;
  printf("%d %g %zu %d\n", s.get(), d.get(), sizeof(m), global);
  printf("%d %ld\n", read<int>(), read<long>());
  k<<<m, (int)table[0][1]>>>(m);
  double(*q)[3] = table;
  q[0][0] = 9;
  printf("%g\n", table[0][0]);
}
