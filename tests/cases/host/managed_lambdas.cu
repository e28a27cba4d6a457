// managed variables in extended lambdas, in their captures and around them
// flags: --extended-lambda
__managed__ int m = 3; __managed__ float a[4]; struct S { int x; }; __managed__ S s;
template <class F> __global__ void k(F f, int *p) { *p = f(3); }
template <class F> int call(F f) { return f(4); }
template <class T> int in_template(T t) { auto l = [=] __host__ __device__ (int i) { return i + m + (int)t + (int)a[i]; }; k<<<m, 1>>>(l, &m); return call(l); }
int main()
{
    int x = m; k<<<1, m>>>([=] __device__ (int i) { return i + x + m; }, &m); k<<<1, 1>>>([x, y = m] __device__ (int i) { return i + x + y + s.x; }, &s.x);
    auto both = [=] __host__ __device__ (int i) { return i + x + m + s.x; }; k<<<1, 1>>>(both, &m);
    auto plain = [&](int m) { return m + ::m; }; auto nested = [=] { return [=](int i) { return i + m + x; }(3); };
    k<<<dim3(m), 1, m>>>([] __host__ __device__ (int i) mutable { return m + i; }, &m);
    return call(both) + plain(3) + nested() + in_template(m) + in_template(a[1]);
}
