// Overloaded kernels, chosen by arguments or by a type.
template <class T> __global__ void k(T) {}
template <class T> __global__ void k(T *) {}
template <class T> __global__ void k(T *, int) {}
__global__ void k(double) {}
void host(int *p) {
    k<<<1, 1>>>(1);
    k<<<1, 1>>>(p);
    k<<<1, 1>>>(1.0);
    void (*by_type)(char *, int) = k;
    by_type<<<1, 1>>>(nullptr, 1);
}
