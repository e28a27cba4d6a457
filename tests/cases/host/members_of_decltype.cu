// `decltype(a)::name` starts statements and conditions: a declaration where a name follows, else an expression.
template <int N> struct Value { static constexpr int value = N; };
struct Typed { using type = int; };
template <class T> __host__ __device__ Value<sizeof(T)> size(T) { return {}; }
template <class T> __host__ __device__ int words(T a) {
    if constexpr (decltype(size(a))::value * sizeof(typename T::type) == 16) return 1;
    if (decltype(size(a))::value == 3) return 2;
    if (decltype(size(a))::value * sizeof(T) == 8 && decltype(size(a))::value == 2) return 3;
    while (decltype(size(a))::value != 4) return 4;
    return 5;
}
int types(Typed t) {
    decltype(t)::type a = 3, *b = &a;
    decltype(t)::type *c = &a;
    decltype(t)::type &d = a;
    decltype(t)::type const e(2);
    decltype(t)::type (*f) = b;
    if (decltype(t)::type *g = c) return *g + d + e + *f;
    return a;
}
__global__ void kernel(int *out) { *out = words(Typed()); }
int main() {
    kernel<<<1, 1>>>(nullptr);
    return types(Typed());
}
