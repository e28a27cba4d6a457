// expect-device: 20019 error 12
// expect-device: 20019 error 14
// expect-device: 20019 error 16
// expect-device: 20019 error 17
// expect-device: 177 warning 21
// expect-device: 177 warning 21
// flags: --c++20
struct D { int v; constexpr D() : v(1) {} constexpr ~D() {} };
struct G { int v; constexpr G() : v(1) {} ~G() {} };
struct F { D d; }; struct H { H(); ~H(); int v; };
__global__ void k1(int *p) { constexpr D d; p[2] = d.v; }
__global__ void k2(int *p) { const D d; p[2] = d.v; }
__global__ void k4(int *p) { constexpr F d; p[2] = d.d.v; }
__global__ void k5(int *p) { D d; p[2] = d.v; }
__global__ void k6(int *p) { static constexpr D d; p[2] = d.v; }
__global__ void k8(int *p) { p[0] = D().v; }
__global__ void k9(int *p) { constexpr int x = D().v; p[0] = x; }
__device__ constexpr D dd; 
template <class T> __global__ void kt(int *p) { constexpr T d; p[2] = d.v; }
int main() { kt<D><<<1, 1>>>(0); }
__device__ void fn() { for (constexpr D d; false;) ; if (constexpr D d; d.v) ; constexpr const D &r = dd; }
struct VD { int v[4]; constexpr VD() : v{} {} constexpr virtual ~VD() = default; };
__global__ void kv(int *p) { constexpr VD cc; p[1] = cc.v[1]; }
