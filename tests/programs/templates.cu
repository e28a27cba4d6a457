// Kernel templates: type, value, template template and pack parameters, explicit arguments, deduction.
template <class T> struct Box { T value; };
template <class T> __global__ void one(T a, T *p) { *p = a; }
template <int N, class T = float> __global__ void value(T a) {}
template <template <class> class C, class T> __global__ void nested(C<T> c) {}
template <class... T> __global__ void pack(T... a) {}
template <bool B, char C, unsigned long U> __global__ void constants(int x) {}
int main() {
  int *p;
  cudaMalloc(&p, 256);
  one<<<1, 1>>>(3, p);
  one<unsigned><<<1, 1>>>(4, nullptr);
  value<3><<<1, 1>>>(1.5f);
  value<4, long><<<1, 1>>>(7);
  nested<<<1, 1>>>(Box<int>{5});
  nested<Box, double><<<1, 1>>>(Box<double>{2.5});
  pack<<<1, 1>>>();
  pack<<<1, 1>>>(1, 2.0, 'c', 4ull);
  pack<int, int><<<1, 1>>>(1, 2);
  constants<true, 'a', 18446744073709551615ul><<<1, 1>>>(1);
}
