// expect: 1835 warning 6
// expect: 1835 warning 7
// expect: 1835 warning 8
// expect: 1835 warning 9
// expect: 1835 warning 10
void g(void (*p)(__shared__ int));
void (*q)(__device__ int x, int y);
typedef void F(__constant__ int);
using G = void (__managed__ int);
template<class T> void t(T (*)(__shared__ T));
