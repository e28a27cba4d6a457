// flags: --c++20
// A requires-clause whose name starts at the global namespace, or goes through a member template.
namespace N {
template <class T> inline constexpr bool yes = true;
template <class T> concept Any = true;
struct S { template <class T> static constexpr bool yes = true; };
}  // namespace N
template <class T> requires ::N::yes<T>
[[nodiscard]] __host__ __device__ __attribute__((visibility("hidden"))) constexpr T f(T a) noexcept { return a; }
template <class T> requires ::N::yes<T> && (::N::Any<T>) && ::N::Any<T>
__host__ __device__ inline T g(T a) noexcept { return a; }
template <class U, class T> requires U::template yes<T>
__host__ __device__ inline T h(T a) noexcept { return a; }
template <class T> requires ::N::Any<T> struct A { __host__ __device__ T m(T a) const { return a; } };
template <class T> struct B {
  template <class U> requires ::N::yes<U> [[nodiscard]] __host__ __device__ static U m(U a) { return a; }
  template <class U> requires ::N::yes<U> __host__ __device__ B(U) {}
  B() = default;
};
template <class T> requires ::N::yes<T> __global__ void k(T a) { a = f(a) + g(a) + h<N::S>(a) + A<T>().m(a) + B<T>::m(a); }
int main() { k<<<1, 1>>>(1); return f(1) + g(2) + h<N::S>(3) + A<int>().m(4) + B<int>::m(5); }
