// lines that end in carriage return and line feed
__global__ void k(int *p)
{
  *p = 1; \
  *p = 2;
}
__device__ int v = 3;
void host(int *p)
{
  k<<<1,
      1>>>(p);
}
