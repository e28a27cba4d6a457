// A kernel that is no template is made by its definition, whether anybody launches it or not.
__global__ void launched(int *p) { *p = 1; }
__global__ void idle(const float *in, float *out, int n) { if (n) *out = *in; }
__global__ void declared(int);
extern "C" __global__ void with_c_linkage(int n) {}
static __global__ void internal() {}
inline __global__ void is_inline() {}
namespace outer { namespace inner { __global__ void nested(double) {} } }
int main() { launched<<<1, 1>>>(nullptr); }
