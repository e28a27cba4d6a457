// Calls of explicit specialisations that leave arguments to the defaults of their template
// flags: -std=c++17
template <class T> struct o { T t; };
template <int N, class T = o<o<int>>> __global__ void k1(T t = T(), int n = N >> 1) {}
template <> __global__ void k1<4, o<o<char>>>(o<o<char>> t, int n) {}
template <class T = int> __host__ __device__ void f(T t, int n = 3) {}
template <> __host__ __device__ void f<char>(char t, int n) {}
struct S { template <class T> int g(T t, int n = 3); template <class T> static __device__ T h(T t, T n = T(1)); };
template <> int S::g(char t, int n) { return n; }
template <> __device__ float S::h(float t, float n) { return n; }
template <class T> struct U { int g(T t, int n = 3); U(T, int = 3); };
template <> int U<char>::g(char t, int n) { return n; }
template <> U<char>::U(char, int) {}
template <class T, class U = T> T two(T t = T(), U u = U(T(3)), int a = sizeof(T), int b = 2);
template <> double two<double, float>(double t, float u, int a, int b) { return t; }
template <> int two(int t, int, int a, int b) { return a; }
template <class... T> void pack(int n, T... t) {}
template <class T, class... U> void pointers(T t = {}, U *...u) {}
template <> void pack(int n, char, char) {}
template <> void pointers<int>(int) {}
namespace a { template <class T> void r(T, int = 2); }
template <> void a::r(char, int) {}
__global__ void uses() { f('c'); f<>(1); S::h(1.f); }
int main() {
  k1<4, o<o<char>>><<<2, 8>>>({});
  k1<4, o<o<char>>><<<2, 8>>>();
  uses<<<1, 1>>>();
  f('c'), f<char>('c'), f<>('c'), S().g('c'), U<char>('c').g('c'), a::r('c');
  two<double, float>(), two(1), two(2.0, 2.f), two<int>(), pack(1, 'a', 'b'), pointers<int>();
}
