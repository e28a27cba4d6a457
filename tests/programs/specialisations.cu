// Explicit and partial specialisations, explicit instantiations, overloads of kernel templates.
#include <cstdio>
template <class T> __global__ void k(T a) {}
template <> __global__ void k<double>(double a) {}
template __global__ void k<short>(short);
template <class T> __global__ void k(T a, T b) {}
template <class T, class U> struct Pick { static const int n = 1; };
template <class T> struct Pick<T, T> { static const int n = 2; };
template <int N> __global__ void tagged(int x) {}
template <class T, class U> void go(T a, U b) { tagged<Pick<T, U>::n><<<Pick<T, U>::n, 1>>>(sizeof(a) + sizeof(b)); }
int main() {
  k<<<1, 1>>>(1);
  k<<<1, 1>>>(1.5);
  k<<<1, 1>>>((short)3);
  k<<<1, 1>>>(1, 2);
  go(1, 2);
  go(1, 2.0);
}
