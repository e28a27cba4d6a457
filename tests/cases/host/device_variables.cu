// device and constant variables: initialisers, arrays, unknown bounds, several declarators, auto, references
__device__ int plain; __device__ int with_value = 5; __device__ int braces{7}; __device__ int parens(8);
__constant__ float constant = 2.5f; __constant__ double table[3] = {1, 2, 3};
__device__ unsigned long long a1, a2 = 3, a3[3], *a4;
__device__ int bound[] = {1, 2, 3}; __device__ char text[] = "text"; __constant__ const char *const pointer = nullptr;
typedef short Row[]; __device__ Row rows = {1, 2, 3, 4};
__device__ auto deduced = 3.5f; __device__ auto deduced_pointer = &plain;
__device__ const int c1 = 7; __device__ constexpr int c2 = 9; __device__ const int *to_const = nullptr;
__device__ int *const const_pointer = nullptr; __device__ int &reference = plain;
__device__ int (*function)(int); __device__ int (*array_of_functions[2])(int); __device__ int matrix[2][3] = {{1}, {2, 3}};
__device__ volatile int flag; static __device__ int hidden = 4; __device__ static int hidden2;
alignas(16) __device__ int aligned; [[maybe_unused]] __device__ int unused; __attribute__((aligned(8))) __device__ char packed[3];
__device__ bool flags[sizeof(int) * 2] = {true};
__global__ void k(int *p) { *p = plain + with_value + braces + parens + bound[1] + text[0] + rows[1] + (int)deduced + c1 + c2 + flag + hidden + hidden2 + reference; }
void host(int *p) {
  k<<<1, 1>>>(p); cudaMemcpyToSymbol(plain, p, 4); cudaMemcpyToSymbol(bound, p, 12); cudaMemcpyToSymbol(table, p, 24);
  cudaMemcpyToSymbol(deduced, p, 4); cudaMemcpyToSymbol(text, p, 5); p[0] = sizeof(bound) + sizeof(text) + sizeof(rows) + c1 + c2;
}
