// Three functions of the C library have values in constant expressions, by any name.
#include <cmath>
#include <cstdlib>
#include <cstring>

static_assert(abs(-3) == 3, "");
static_assert(std::abs(-3) == 3 && std::strlen("abc") == 3, "");
static_assert(ceil(4.5) == 5.0 && ceil(-4.5) == -4.0 && std::ceil(2.5f) == 3.0f, "");
constexpr char text[] = "four";
int by_call[abs(-3)], by_array[strlen(text)];
template <int N> struct Sized {};
Sized<abs(-2)> sized;
enum { Length = sizeof(Sized<strlen("ab")>) };
int chosen(int n) {
  switch (n) {
  case abs(-3): return 1;
  case Length + 6: return ({ int w = 1; w + 1; });
  }
  return 0;
}
