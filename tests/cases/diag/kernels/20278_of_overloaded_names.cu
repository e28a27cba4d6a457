// expect: 20278 warning 7
// expect: 20278 warning 17
// expect: 20278 warning 22
// expect: 20278 warning 25
// A name that is overloaded by then is no kernel template to the original.
template <class T> __global__ void scale(T *p, T by) { *p *= by; }
extern template __global__ void scale(int *, int);
template <class T> __global__ void scale(T *p) { *p += 1; }
extern template __global__ void scale(char *);

void shift(int);
template <class T> __global__ void shift(T *p, T by);
extern template __global__ void shift<char>(char *, char);

template <class T> __global__ void declared(T *p);
template <class T> __global__ void declared(T *p) { *p = 1; }
extern template __global__ void declared(int *);

struct Filler { template <class T> __device__ void fill(T); };
namespace other { template <class T> __global__ void fill(T) {} }
template <class T> __global__ void fill(T *) {}
extern template __global__ void other::fill<int>(int);
using other::fill;
extern template __global__ void fill(float *);
namespace other { extern template __global__ void fill<short>(short); }

template <class S> __global__ void chosen(S s, typename S::nothing *q = nullptr);
template <class T> __global__ void chosen(T *s, T v) {}
extern template __global__ void chosen<char>(char *, char);
