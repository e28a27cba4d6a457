template <class... T> struct alignas(T...) alignas(4) P { char c; };
struct C {
  int a;
  constexpr __host__ __device__ C(int x) : a(x) {}
  constexpr __host__ __device__ int get() const { return a; }
};
constexpr C v((int)alignof(P<int, double>));
const C w((int)alignof(P<>));
constexpr int n = alignof(P<int>);
__device__ int x = v.get(), y = w.get(), z = n;
__global__ void k() {
  x = v.get() + w.get() + n;
}
int main() {
  k<<<1, 1>>>();
}
