// expect: 20005 error 6
// `T()` of a class that hangs on the template's parameter: the rest of the body is judged all the same.
template<typename T> struct Plus { T operator()(T a, T b) const { return a + b; } };
__device__ int only();
template<typename T, typename Op> __host__ __device__ T combine(T a, T b, Op op) { return op(a, b); }
template<typename T> __host__ __device__ T both(T a, T b) { only(); return combine(a, b, Plus<T>()) + Plus<T>()(a, b); }
