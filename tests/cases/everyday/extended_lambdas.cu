// flags: -std=c++17 --extended-lambda
// Lambdas for the device and their captures.
#include <cstdio>
#include <string>
#include <vector>

template <typename F> __global__ void run(F f, int n)
{
    int i = threadIdx.x;
    if (i < n)
        f(i);
}

template <typename F> void each(int n, F f) { run<<<1, 32>>>(f, n); }

class Field {
public:
    void grow(int n);
    void shrink(int n);
    void hidden(int n)
    {
        each(n, [=] __device__(int i) { values_[i] = 0; });
    }

private:
    float *values_ = nullptr;
    void inner(int n)
    {
        each(n, [=] __device__(int i) { (void)i; });
    }
};

void host_only(int i);

// Captures.
void not_captured(float *p, int n) { each(n, [] __device__(int i) { p[i] = 1.0f; }); }

void by_reference(float *p, int n) { each(n, [&] __device__(int i) { p[i] = 1.0f; }); }

void one_by_reference(float *p, int n) { each(n, [p, &n] __device__(int i) { p[i] = n; }); }

void constant_capture(int sum, int n) { each(n, [=] __device__(int i) { sum += i; }); }

void undefined_capture(int n) { each(n, [q] __device__(int i) { (void)i; }); }

void twice(float *p, int n) { each(n, [p, p] __device__(int i) { p[i] = 0; }); }

void array_capture(int n) { float a[3][3][3][3][3][3][3][3] = {}; each(n, [a] __device__(int i) { (void)a; }); }

// Bodies.
void wrong_type(float *p, int n) { each(n, [=] __device__(int i) { p[i] = "x"; }); }

void misspelt(float *p, int n) { each(n, [=] __device__(int i) { p[j] = 1.0f; }); }

void host_call(int n) { each(n, [=] __device__(int i) { host_only(i); }); }

void member(int n, float3 f) { each(n, [=] __device__(int i) { (void)f.w; }); }

void text_index(float *p, int n) { each(n, [=] __device__(int i) { p["1"] = i; }); }

void no_return(int n) { auto f = [=] __device__(int i) -> int { if (i) return 1; }; each(n, f); }

void two_results(int n) { auto f = [=] __device__(int i) { if (i) return 1; return 2.0; }; each(n, f); }

// Where they are.
auto at_file_scope = [] __device__(int i) { return i; };

void in_lambda(int n)
{
    auto outer = [=] { each(n, [=] __device__(int i) { (void)i; }); };
    outer();
}

void generic(int n) { each(n, [=] __device__(auto i) { (void)i; }); }

void initialised(int n) { each(n, [m = n + 1] __host__ __device__(int i) { (void)m; }); }

// Calls.
void called_with_text() { auto f = [] __host__ __device__(int i) { return i; }; f("x"); }

void called_with_two() { auto f = [] __host__ __device__(int i) { return i; }; f(1, 2); }

void assigned(int n) { auto f = [=] __device__(int i) { return i + n; }; int g = f; (void)g; }

void converted() { int (*f)(int) = [] __device__(int i) { return i; }; (void)f; }

void not_converted(int n) { int (*f)(int) = [n](int i) { return i + n; }; (void)f; }

void few() { each([] __device__(int i) { (void)i; }); }
