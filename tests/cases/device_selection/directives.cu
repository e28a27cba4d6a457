// Explicit instantiations make kernels, `extern template` does not.
template <class T> __global__ void scale(T *p, T by) { *p *= by; }
template __global__ void scale(float *, float);
template __global__ void scale<double>(double *, double);
extern template __global__ void scale<int>(int *, int);
extern template __global__ void scale<long>(long *, long);
template __global__ void scale<long>(long *, long);
template <> __global__ void scale<char>(char *p, char) { *p = 0; }
template <> __global__ void scale<short>(short *p, short);
void host(int *p, short *s) { scale<<<1, 1>>>(p, 2); scale<<<1, 1>>>(s, short(2)); }
