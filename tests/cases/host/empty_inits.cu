// an empty statement in front of the declaration of a range, which gcc takes for a condition
// flags: -std=c++20
struct range { int values[2]; int *begin() { return values; } int *end() { return values + 2; } };
template <class T> int sum(T t) {
  int made = 0;
  for (; auto x : t) made += x;
  for (; const auto &x : t) for (;;) { made -= x; break; }
  return made;
}
__host__ __device__ int both(int x) {
  int made = 0;
  for (; int y : {x, 2}) made += y;
  return made;
}
__global__ void kernel(int *p) {
  int v[3] = {1, 2, 3};
  for (; int &y : v) p[0] += y;
}
#define NOTHING
int host(int x) {
  range r = {{1, 2}};
  int made = 0;
  for (; int y : r) made += y;
  for (NOTHING; int y : [&r] { int a = 1; return r.values[0] ? r : range{{a, a}}; }()) made += y;
  struct pair { int a, b; } pairs[2] = {{1, 2}, {3, 4}};
  for (;
       auto [a, b] : pairs) made += a + b;
  for (; x < 3 ? x : 0; x++) made++;
  for (; x < 9;) x++;
  for (;;) break;
  for (; bool y = x; x = 0) made += y;
  auto l = [](auto t) { int m = 0; for (; auto y : t) m += y; return m; };
  kernel<<<1, 1>>>(&made);
  return made + both(x) + sum(r) + l(r);
}
