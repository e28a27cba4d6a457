// Tables of function pointers: members of structures, designators, std::array, tables made by packs, tables of tables.
#include <array>
#include <utility>
template <int N> __global__ void k(int *p) { *p = N; }
using Kernel = void (*)(int *);
struct Entry { const char *name; Kernel kernel; };
static const Entry entries[] = {{"a", k<1>}, {"b", &k<2>}, {"c", static_cast<Kernel>(k<3>)}};
template <int... N> constexpr std::array<Kernel, sizeof...(N)> made(std::integer_sequence<int, N...>) { return {{k<10 + N>...}}; }
static constexpr auto pack = made(std::make_integer_sequence<int, 4>());
Kernel const grid[2][2] = {{k<20>, k<21>}, {k<22>, nullptr}};
template <class T> struct Table { static inline Kernel of[2] = {k<sizeof(T)>, k<sizeof(T) + 30>}; };
void host(int i, int *p) {
  entries[i].kernel<<<1, 1>>>(p);
  pack[i]<<<1, 1>>>(p);
  grid[i][0]<<<1, 1>>>(p);
  Table<double>::of[i]<<<1, 1>>>(p);
  static Kernel local[] = {k<40>, k<41>};
  local[i]<<<1, 1>>>(p);
  Kernel chosen = i ? k<50> : k<51>;
  chosen<<<1, 1>>>(p);
}
