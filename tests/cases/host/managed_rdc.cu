// flags: -rdc=true
// managed variables in separate compilation
extern __managed__ int later; __managed__ int m = 3; static __managed__ int s; __managed__ float f[3]; namespace N { __managed__ int n; } extern __managed__ double other;
__global__ void k(int *p) { *p = m + s + later + N::n; }
int host() { m = s + later; f[1] = N::n; k<<<m, 1>>>(&m); return other > 1; }
__managed__ int later = 4;
