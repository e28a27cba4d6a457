// flags: --extended-lambda -std=c++17
// names: lambdas in init-captures are numbered before the lambda that has them
template<class F> __global__ void kernel(F f, int* p) { *p = f(3); }
template<class F> __device__ __host__ F id(F f) { return f; }
void host(int x, int* p) {
  kernel<<<1,1>>>([z = [=] __device__ (int i) { return i + x; }, y = [=] __device__ (long i) { return (int)i; }] __device__ (int i) { return z(i)+y(2); }, p);
  kernel<<<1,1>>>([z = id([=] __device__ (int i) { return i + x; })] __device__ (long i) { return z(i); }, p);
}
struct D { static constexpr auto l = [] (int i) { return i; }; };
inline auto gl = [] (int i) { return i; };
inline int in_defaults(int *p) {
  auto plain = [](int (*f)(int) = [](int i) { return i * 5; }) { return f(2); };
  kernel<<<1, 1>>>([=] __device__ (int i) { return i; }, p);
  return plain();
}
void h2(int *p) { 
  auto o = [=]  { kernel<<<1,1>>>([z = [=] __device__ (int i) { return i ; }] __device__ (int i) { return z(i); }, p);
  kernel<<<1,1>>>([z = [=] __device__ (int i) { return i ; }] __device__ (int i) { return z(i); }, p); }; o(); 
}
template<class T> void h3(T *p) { 
  kernel<<<1,1>>>([z = [=] __device__ (int i) { return i ; }] __device__ (int i) { return z(i); }, p);
  kernel<<<1,1>>>([z = [=] __device__ (int i) { return i ; }] __device__ (int i) { return z(i); }, p); 
}
template void h3(int*);
