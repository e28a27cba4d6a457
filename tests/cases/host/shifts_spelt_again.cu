// Shifts in what is spelt again for the host file: heads, parameters and initialisers of device code
// flags: -extended-lambda
template <int N = (3 > 2), bool B = (N >> 1 > 0), class T = int(int)> struct c5 { static constexpr int k = N + B; };
__device__ auto x21 = (c5<(4 > 3)>::k + c5<(8 >> 1)>::k);
__device__ auto x22 = c5<(8 >> 1)>::k;
template <class T> struct o { T t; }; 
__device__ auto x23 = c5<(sizeof(o<o<int>>) >> 1)>::k; __device__ auto x24 = sizeof(o<o<int> >) >> 2 > 1; __managed__ auto x25 = 64 >> 2;
template <int N, class T = o<o<int>>> __global__ void kk(T t = T(), int n = N >> 1, decltype(4 >> 1) = 8 >> 2) {}
template <class T> struct W { static constexpr int n = 8; template <int N> __device__ static int f(o<o<T>> x, c5<(N >> 1)> y = {}, int z = (N >> 2)) { return z + (n >> N); } };
template <> __global__ void kk<(8 >> 1), o<o<char>>>(o<o<char>> t, int n, int) {}
template <int N> __device__ c5<(N >> 1)> *fn(c5<(N >> 1)> *p, int (&a)[(8 >> 1)]) { return p; }
template __global__ void kk<(16 >> 1), o<o<float>>>(o<o<float>>, int, int);
__device__ int arr[8 >> 2]; __constant__ int carr[] = {1 >> 0, 2 >> 1, 3}; __device__ c5<(4 >> 1)> cv; template <int N> __device__ int vt[N >> 1] = {}; 
int main() { kk<(4 >> 1)><<<1, (8 >> 3)>>>(); kk<(8 >> 1), o<o<char>>><<<2 >> 1, 8 >> 1, 0>>>({}); auto l = [] __device__(o<o<int>> x, int y) { return (y >> 1) + c5<(8 >> 1)>::k; }; kk<3><<<1, 1>>>(l); }
