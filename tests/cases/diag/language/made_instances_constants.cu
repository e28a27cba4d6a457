// expect: 276 error 10
// expect: 276 error 10
// expect: 276 error 10
// expect: 276 error 10
// expect-device: 276 error 10
// expect-device: 276 error 10
// expect-device: 276 error 10
// expect-device: 276 error 10
// expect-device: 20017 error 14
template <class T> constexpr int f(T t) { return T::size; }
int use() { return f(3); }
struct Q { int m() { return f(4.0f); } };
auto l = [](int x) { return f('c'); };
__device__ int dv() { return f(5ul); }
static_assert(sizeof(f(1)) == 4, "");
decltype(f(1u)) x;
