// Overloaded kernels: by type, by number, templates against plain ones, a host function of the same name.
#include <cstdio>
__global__ void k(int a) {}
__global__ void k(double a) {}
__global__ void k(int a, int b) {}
template <class T> __global__ void k(T *a) {}
void k(const char *s) { puts(s); }
int main() {
  k<<<1, 1>>>(1);
  k<<<1, 1>>>(1.5);
  k<<<1, 1>>>('c');
  k<<<1, 1>>>(1, 2);
  k<<<1, 1>>>((float *)nullptr);
  k("host");
  void (*f)(double) = k;
  f<<<1, 1>>>(3);
}
