// flags: -std=c++17
// Deduction guides with execution spaces, in front of `explicit` and behind it.
template <class T> struct A {
    T t;
    __host__ __device__ A(T x) : t(x) {}
    template <class U> __host__ __device__ A(U u, U *) : t(u) {}
};
template <class T> __host__ __device__ A(T) -> A<T>;
template <class T> __device__ A(T, T *) -> A<T>;
explicit __device__ A(const char *) -> A<int>;
__host__ __device__ explicit A(const char *, char *) -> A<int>;
explicit __host__ __device__ A(long) -> A<long>;
struct S {
    template <class T> struct C { T t; __host__ __device__ C(T *p) : t(*p) {} };
    template <class T> explicit __host__ __device__ C(T *) -> C<T>;
};
__global__ void kernel(int *p) {
    A a(1);
    S::C c(p);
    *p = a.t + c.t;
}
int use() { return (int) A(2L).t; }
