// flags: --extended-lambda -std=c++17
// names: parameter packs and parameters that are none are one component in names of device code, and their qualifiers do not count
template<class F> __global__ void kernel(F f, int* p) { *p = f(3); }
template<class F> __global__ void kernel0(F f) { f(3); }
template <class... Ts> int variadic(Ts... ts) { kernel<<<1,1>>>([=] __device__ (int i) { return i; }, nullptr); return 0;}
template <class T> int one(T ts) { kernel<<<1,1>>>([=] __device__ (int i) { return i; }, nullptr); return 0;}
template <class T> T ret() { kernel<<<1,1>>>([=] __device__ (int i) { return i; }, nullptr); return 0;}
template <class T> T *ptr(T*) { kernel<<<1,1>>>([=] __device__ (int i) { return i; }, nullptr); return 0;}
template <class T, class U> U two(U, T) { kernel<<<1,1>>>([=] __device__ (int i) { return i; }, nullptr); return 0;}
template <class T, class... U> int twop(T, U...) { kernel<<<1,1>>>([=] __device__ (int i) { return i; }, nullptr); return 0;}
template <class T, class... U> int twoq(T, U*...) { kernel<<<1,1>>>([=] __device__ (int i) { return i; }, nullptr); return 0;}
template <class... U> int q(U*...) { kernel<<<1,1>>>([=] __device__ (int i) { return i; }, nullptr); return 0;}
template <class... U> struct tup{}; template <class... U> int tq(tup<U...>) { kernel<<<1,1>>>([=] __device__ (int i) { return i; }, nullptr); return 0;}
template<class T, class... Ts> __global__ void p4(const T a, const Ts... ts) {}
template<class T, class... Ts> __global__ void p5(const T a, Ts *const... ts) {}
template<class... Ts> void hc(const Ts... ts) { p4<<<1,1>>>(1, [] __device__ () {}); }
template<decltype(nullptr) P> __global__ void t6() {}
template<int* P> __global__ void t7() {}
template<int* P> struct S {};
template<class T> __global__ void t8(T) {}
template<int (*P)(int)> __global__ void t9() {}
template<class T, int T::*P> __global__ void t10() {}
struct Q { int a; };
int main() { variadic(1,2.0); one(1); ret<int>(); ptr((int*)0); two(1, 2.0); twop(1, 2.0,1); twoq(1, (int*)0); q((int*)0); tq(tup<int>{}); p4<<<1,1>>>(1, 2.f, 'c'); p5<<<1,1>>>(1, (int*)0, (char*)0); hc(1, 2); t6<nullptr><<<1,1>>>(); t7<nullptr><<<1,1>>>(); t8<<<1,1>>>(S<nullptr>{}); t9<nullptr><<<1,1>>>(); t10<Q, nullptr><<<1,1>>>(); t10<Q, &Q::a><<<1,1>>>(); }
