__global__ void k(int *p, int n) {
#pragma unroll (n)
for (;;) break;
  #  pragma unroll   n
for (;;) break;
#pragma unroll 3u
for (;;) break;
#pragma unroll 4294967296
for (;;) break;
#pragma unroll 2147483648
for (;;) break;
#pragma unroll 0x10
for (;;) break;
#pragma unroll 'a'
for (;;) break;
#pragma unroll true
for (;;) break;
#pragma unroll p
for (;;) break;
#pragma unroll // comment
for (;;) break;
#pragma unroll 4 // comment
for (;;) break;
_Pragma("unroll")
for (;;) break;
_Pragma("unroll 0")
for (;;) break;
_Pragma("unroll") n = 3;
#pragma unroll 0
n = 1;
#pragma unroll
#pragma unroll
for (;;) break;
#pragma unroll
switch (n) { case 1: ; }
#pragma unroll
return;
}
struct S { __device__ void m(int n) {
#pragma unroll
n = 1;
#pragma unroll n
for (;;) break;
} };
template <class T> __device__ void t(T n) {
#pragma unroll
n = 1;
#pragma unroll n
for (;;) break;
#pragma unroll 0
for (;;) break;
}
__device__ auto l = [](int n) {
#pragma unroll 0
for (;;) break; };
void h() { auto l = [] __device__ (int n) {
#pragma unroll 0
for (;;) break; 
#pragma unroll
n = 1; }; }
__host__ __device__ void hd() {
#pragma unroll 0
for (;;) break; }
__device__ void v() {
 auto l = [] {
#pragma unroll 0
for (;;) break; }; l();
 struct L { void m() {
#pragma unroll 0
for (;;) break; } };
}
