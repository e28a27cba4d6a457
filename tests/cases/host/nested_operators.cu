// Operators whose names stand inside of parentheses, since they give pointers and references to functions and arrays
struct table {
  int rows[2][3] = {{1, 2, 3}, {4, 5, 6}};
  __host__ __device__ int (&operator[](int i))[3] { return rows[i]; }
  __host__ __device__ const int (&operator[](int i) const)[3] { return rows[i]; }
  int (*operator*() const)(int) { return [](int x) { return x; }; }
  int (*operator()(int))(int) { return [](int x) { return -x; }; }
  int (table::*operator->*(int))(int) { return &table::member; }
  int member(int x) { return x + rows[0][0]; }
};
int twice(int x) { return 2 * x; }
int (*operator+(const table &, int))(int) { return twice; }
template <class T> struct grid {
  typedef T row[2];
  T cells[2][2];
  row &plain() { return cells[0]; }
  __host__ __device__ T (&operator()(int i))[2] { return cells[i]; }
  friend T (&operator*(grid &g))[2] { return g.cells[1]; }
};
__global__ void kernel(table t, grid<float> g, int *p) { *p = t[1][2] + (int)g(0)[1]; }
int main() {
  table t;
  const table c;
  grid<int> g = {{{1, 2}, {3, 4}}};
  kernel<<<1, 1>>>(t, grid<float>(), nullptr);
  return t[0][1] + c[1][0] + (*t)(3) + t(1)(2) + (t->*1 == &table::member) + (t + 1)(4) + g(1)[0] + (*g)[1];
}
