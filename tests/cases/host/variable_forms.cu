// every declarator form of device and constant variables, used from kernels and through the run-time
#include <cstdio>
typedef int Four[4];
typedef int Open[];
typedef const float ConstFloat;
typedef int (*Callback)(int);
struct Point { int x, y; };
struct Filled { int a = 3; float b[2] = {1, 2}; };
__device__ int plain; __device__ int assigned = 5; __device__ int braced{7}; __device__ int called(8);
__constant__ unsigned long long a1 = 3, a2, a3[3] = {1}, *a4 = nullptr;
static __device__ int internal = 3; __device__ static float internal2[2];
__device__ const int fixed = 7; __constant__ constexpr int fixed2 = 9; extern const __device__ int fixed3 = 4;
__device__ int *const fixed_pointer = nullptr; __device__ const int *pointer_to_fixed = &fixed;
__device__ int open[] = {1, 2, 3}; __device__ char text[] = "text"; __constant__ char names[][4] = {"ab", "cd"};
__device__ float matrix[][2] = {{1, 2}, {3, 4}}; __device__ const char *words[] = {"a", "b", "c"};
__device__ Open opened = {1, 2, 3, 4, 5}; __device__ Four four = {1}; __constant__ ConstFloat constant_float = 2.5f;
__device__ Callback callbacks[2]; __device__ int (*callback)(int) = nullptr; __device__ int (*row)[4] = &four;
__device__ int Point::*member = &Point::y;
__device__ Point point = {1, 2}; __constant__ Point points[] = {{1, 2}, {3, 4}}; __device__ Filled filled; __device__ Filled filled2{4};
__device__ int &reference = plain; __device__ int given(fixed), given2(fixed); static __constant__ int given3(fixed2); __managed__ int given4(fixed);
__device__ struct Local { int q; } local = {3}, *local_pointer = nullptr, locals[2]; __constant__ enum Kind { first, second } kind = second;
__device__ auto deduced = 3.5f; __device__ auto deduced2 = sizeof(int) * 2 + 1; __device__ auto *deduced3 = &plain; __constant__ auto deduced4 = 'c';
alignas(64) __device__ int aligned = 3; [[maybe_unused]] __device__ int unused = 4; __attribute__((aligned(32))) __constant__ int aligned2;
int __device__ behind = 3; volatile __device__ int changing = 4; const volatile __device__ int both = 5;
extern "C" { __device__ int c_linkage = 4; __constant__ float c_linkage2[2] = {1, 2}; }
namespace A { namespace B { __device__ int nested = 3; namespace { __constant__ int hidden = 4; } } inline namespace C { __device__ int versioned = 5; } }
namespace { __device__ int unnamed = 3; const __constant__ int unnamed_fixed = 4; }
template <class T> __device__ T generic = T(3); template <> __device__ float generic<float> = 7.0f; template <class T> __constant__ const T generic_fixed = 4;
__global__ void k(int *out) { out[0] = plain + assigned + open[1] + point.x + filled.a + A::B::nested + A::B::hidden + unnamed + generic<int> + internal + (int)constant_float; }
int main()
{
    int *out, value = 3; void *address; cudaMalloc(&out, 4 * fixed + fixed2 + fixed3 + unnamed_fixed + generic_fixed<int>);
    cudaMemcpyToSymbol(plain, &value, sizeof(plain)); cudaMemcpyToSymbol(open, &value, sizeof(open) / sizeof(open[0]));
    cudaMemcpyToSymbol(generic<int>, &value, 4); cudaMemcpyToSymbol(A::B::nested, &value, 4); cudaMemcpyToSymbol(A::versioned, &value, 4);
    cudaGetSymbolAddress(&address, points); cudaGetSymbolAddress(&address, opened); cudaGetSymbolAddress(&address, unnamed);
    k<<<1, 1>>>(out); printf("%zu %zu %zu\n", sizeof(text), sizeof(opened), sizeof(deduced2)); return both;
}
