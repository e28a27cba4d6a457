// flags: -std=c++17
// Launches in patterns of expansions, with packs as kernels, configurations and arguments
__global__ void k1(int *) {} __global__ void k2(int *) {}
template <class... K> void launch_all(int *p, K... k) { (k<<<1, 1>>>(p), ...); (..., k<<<dim3(1), 1>>>(p)); }
template <class... A> void args(A... a) { (k1<<<a, 1>>>(nullptr), ...); (k1<<<1, a>>>(nullptr), ...); (k1<<<1, 1, 0, cudaStream_t(a)>>>(nullptr), ...); }
template <class... A> __global__ void pk(A... a) { ((*a = 1), ...); }
template <class... A> void fw(dim3 g, A... a) { pk<<<g, 1>>>(a...); pk<A...><<<sizeof...(a), 1>>>(a...); int x[] = {(pk<<<1, 2>>>(a), 0)...}; (void)x; auto l = [=] { pk<<<1, 1>>>(a...); }; l(); }
template <int... I> void ints(int *p) { (pk<<<I, 1>>>(p + I), ...); ((I > 0 ? pk<<<1, I>>>(p) : void()), ...); }
template <auto... F> void fns(int *p) { (F<<<1, 1>>>(p), ...); }
int main() { launch_all(nullptr, k1, k2); args(1, 2); fw(1, (int *)0); ints<1, 2>(nullptr); fns<k1, k2>(nullptr); }
