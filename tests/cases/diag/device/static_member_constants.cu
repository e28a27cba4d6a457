// expect: none
// Elements and fields of constant static data members whose values are put in: no object of the host is needed.
struct Size {
  int extents[2];
  int rank;
};
struct Table {
  static constexpr int values[] = {1, 2, 3};
  static constexpr int grid[2][2] = {{1, 2}, {3, 4}};
  static constexpr Size size{{1, 2}, 2};
};
template <class T>
struct TableOf {
  static constexpr T values[2] = {1, 2};
};
__device__ int returned() { return Table::values[1]; }
__global__ void assigned(int *p) {
  p[0] = Table::values[1];
  p[1] = 3 + Table::values[1];
  p[2] = -Table::values[1];
  p[3] = Table::grid[1][0];
  p[4] = *Table::values;
  p[5] = 2 [Table::values];
  p[6] = Table::size.rank;
  p[7] = TableOf<int>::values[1];
  p[8] = p[9] ? Table::values[1] : 2;
}
template <class T>
__global__ void in_template(T *p) {
  p[0] = TableOf<T>::values[1];
  p[1] = Table::values[1];
}
template __global__ void in_template<int>(int *);
