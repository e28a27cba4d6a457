// expect: none
__global__ void operator""_k(unsigned long long);
__global__ void operator"" _m(unsigned long long);
__global__ void operator""_l(const char *, size_t);
