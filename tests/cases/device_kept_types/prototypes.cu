// flags: -std=c++17
// types of functions that are only declared, and of the runtime
#include <cstdio>
struct A1 {int i;}; void ex(A1 *); struct A2 {int i;}; struct A3 {int i;}; A3 ex2(A2); struct A4{ int i; A4(); void m(A3); ~A4();}; typedef void (*FPT)(A2); struct A5 {int i;}; extern A5 ev; struct A6 {int i;}; struct A7 {static A6 q;};
int main() { ex(0); FILE *f = fopen("a","b"); fprintf(f,"a"); printf("%d"); A4 x; ev.i = 3; A7::q.i = 3; int *d; cudaMalloc(&d, 4); cudaStream_t st; cudaStreamCreate(&st); cudaError_t er = cudaGetLastError(); dim3 z(3); float4 f4; f4.x = 1; cudaDeviceProp p; p.major = 3; }
__global__ void k() {}
