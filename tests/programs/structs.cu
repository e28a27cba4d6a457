// Structures, unions, enumerations, arrays in structures, pointers and references to constants as arguments.
enum Plain { red = 3, green };
enum class Scoped : short { a = 5, b };
union Number { int i; float f; };
struct Vector { float x, y, z, w; };
struct Table { int cells[6]; Vector v; };
template <class T, int N> struct Array { T data[N]; __host__ __device__ T &operator[](int i) { return data[i]; } };
__global__ void k(Plain p, Scoped s, Number n, Vector v, Table t) {}
template <class T, int N> __global__ void ka(Array<T, N> a, const T c) {}
__global__ void pointers(const Vector *v, int *const p, void *q, const char *const *r) {}
int main() {
  Number n;
  n.f = 2.5f;
  Table t = {{1, 2, 3, 4, 5, 6}, {1, 2, 3, 4}};
  k<<<1, 1>>>(green, Scoped::b, n, Vector{1, 2, 3, 4}, t);
  ka<<<1, 1>>>(Array<short, 3>{{7, 8, 9}}, (short)2);
  ka<double, 2><<<1, 1>>>({{1.5, 2.5}}, 3);
  pointers<<<1, 1>>>(nullptr, nullptr, nullptr, nullptr);
}
