#pragma once
extern __device__ int counter;
extern __constant__ float scale[2];
__device__ int helper(int x);
__global__ void in_second(int *p);
template <class T> __global__ void everywhere(T a) { counter += (int)a; }
void second();
