// expect: 20191 error 4
// expect: 20191 error 7
// expect: 20191 error 8
inline __device__ int a;
static inline __device__ int b;
namespace { inline __constant__ int c = 1; }
namespace N { inline __managed__ int d; }
inline const __device__ int e = 4;
