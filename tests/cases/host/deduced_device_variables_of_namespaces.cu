// device variables with a deduced type in unnamed and inline namespaces beside those of the namespace around
const int k = 3;
namespace { __device__ auto a = k; }
inline namespace i { __device__ auto b = k + 1; static __device__ auto e = (k); }
__device__ auto d = k;
