// flags: --extended-lambda
// Device lambdas as arguments of kernels.
template <class F> __global__ void apply(F f, int n) { if (n) f(n); }
template <class F> void run(F f, int n) { apply<<<1, 1>>>(f, n); }
template <class T> void generic(T *p) { run([=] __device__(int i) { p[i] = T(); }, 1); }
void host(int *p) {
    apply<<<1, 1>>>([=] __device__(int i) { p[i] = 1; }, 1);
    run([=] __host__ __device__(int i) { (void)i; }, 2);
    generic(p);
}
extern "C" void of_c(int *p) { run([=] __device__(int i) { p[i] = 3; }, 3); }
int main(int, char **) { run([] __device__(int i) { (void)i; }, 4); }
template <class T> void branches(T *p) {
    if constexpr (sizeof(T) == 4) run([=] __device__(int i) { p[i] = 5; }, 5);
    else run([=] __device__(int i) { p[i] = 6; }, 6);
    run([=] __device__(int i) { p[i] = 7; }, 7);
}
void all(int *i, double *d) { branches(i); branches(d); }
