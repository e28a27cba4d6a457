// variables of class type, defined with their class, of template types, aggregates
struct A { int a; float b[2]; };
__device__ A a1 = {1, {2, 3}}; __constant__ A a2[2] = {{1, {2, 3}}}; __device__ struct B { int x, y; } b1, b2 = {3, 4};
template <class T, int N> struct Array { T data[N]; }; __device__ Array<int, 3> array = {{1, 2, 3}}; __constant__ Array<Array<float, 2>, 2> nested;
struct C { int v; C() = default; constexpr C(int x) : v(x) {} }; __device__ C c1(5); __device__ C c2{6}; __constant__ C c3 = 7; __device__ C c4[2];
enum E { red, green }; __device__ E e = green; enum class F : char { x }; __device__ F f = F::x; __device__ enum G { g1 } g = g1;
union U { int i; float f; }; __device__ U u = {3}; __device__ float3 vector = {1, 2, 3}; __constant__ dim3 dimension;
__device__ int A::*member = &A::a;
__global__ void k(int *p) { *p = a1.a + a2[1].a + b1.x + b2.y + array.data[1] + c1.v + c2.v + c3.v + c4[0].v + e + u.i + (int)vector.x; }
void host(int *p) { k<<<1, 1>>>(p); cudaMemcpyToSymbol(a1, p, sizeof(A)); cudaMemcpyToSymbol(b2, p, 8); cudaMemcpyToSymbol(nested, p, 4); cudaMemcpyToSymbol(g, p, 4); }
