// expect: none
// Members that need an object are operands of `sizeof` without one ([expr.prim.id]/3).
struct Small { int runtime; double values[4]; static int shared; void f(); };
template <class T> struct Holder { T value; T more[3]; };
__device__ int device(Small *s)
{
    int x = sizeof(Small::runtime);
    x += sizeof(Small::values) / sizeof(Small::values[0]);
    x += sizeof(Small::shared) + sizeof(s->runtime) + sizeof((Small::runtime)) + sizeof Small::runtime;
    return x + sizeof(Holder<int>::value) + sizeof(Holder<double>::more);
}
template <class T> int of_template() { return sizeof(Holder<T>::value) + sizeof(T::runtime); }
int host() { return of_template<Small>(); }
struct Later { int n[sizeof(Small::values)]; int m = sizeof(Small::runtime); };
int global = sizeof(Small::runtime);
__global__ void kernel(int *out) { out[0] = sizeof(Small::runtime); }
