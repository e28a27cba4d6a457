// Fold expressions over launches, and packs in initialisers.
#include <utility>
template <int N> __global__ void k() {}
template <class T> __global__ void typed(T *) {}
template <int... Is> void all(std::integer_sequence<int, Is...>) { (k<Is><<<1, 1>>>(), ...); }
template <class... Ts> void types(Ts *...pointers) { (typed<<<1, 1>>>(pointers), ...); }
template <int... Is> void listed() { void (*table[])() = {k<Is + 100>...}; int dummy[] = {(k<Is + 200><<<1, 1>>>(), 0)...}; }
void host(int *i, float *f) { all(std::make_integer_sequence<int, 4>()); types(i, f, &f); listed<1, 2>(); }
