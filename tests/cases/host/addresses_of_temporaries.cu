// The addresses of temporary objects, which g++ refuses in the code of the host
struct P { int v; };
struct S { int v; __host__ __device__ S() {} __host__ __device__ S(int v) : v(v) {} __host__ __device__ ~S() {} };
__device__ P result(int v) { return P{v}; }
__device__ P operator+(P a, P b) { return P{a.v + b.v}; }
__device__ int read(const P *p) { return p->v; }
__device__ int read(const S *s) { return s->v; }
template <class T> __device__ int of(T t) { return read(&T()) + read(&T(t)); }
template <class T> __host__ __device__ constexpr auto is_class(int) -> decltype(&T(), true) { return true; }
template <class T> __host__ __device__ constexpr bool is_class(long) { return false; }
__global__ void k(int *out, P p, bool b) {
    *out = read(&result(1)) + read(&P()) + read(&S(1)) + read(&S{2}) + read(&(p + p)) + read(&(b ? p : P()));
    *out += read(&(P)p) + read(&static_cast<P>(p)) + of(p) + is_class<P>(0) + is_class<int>(0);
}
