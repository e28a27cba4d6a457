// expect: 174 warning 53
// expect: 174 warning 54
// expect: 549 warning 55
// expect: 174 warning 56
// expect: 174 warning 62
// expect-device: 20208 warning 36
// expect-device: 20208 warning 37
// expect-device: 20208 warning 38
// expect-device: 20208 warning 39
// expect-device: 20208 warning 40
// expect-device: 20208 warning 40
// expect-device: 20208 warning 41
// expect-device: 20208 warning 43
// expect-device: 177 warning 48
// expect-device: 20208 warning 50
// expect-device: 20208 warning 50
// expect-device: 20188 error 53
// expect-device: 20188 error 54
// expect-device: 549 warning 55
// expect-device: 174 warning 56
// expect-device: 177 warning 52
// expect-device: 20208 warning 61
// expect-device: 174 warning 62
// expect-device: 177 warning 60
// expect-device: 177 warning 61
// expect-device: 20208 warning 64
// `long double` in the bodies of functions for the device, each time that it is written; a discarded operand that needs
// types at run time is no value without effect there.
// flags: --extended-lambda
struct Base { virtual ~Base() {} };
struct Leaf : Base { int x; };
__device__ long double of_namespace;
__device__ long double result(long double p) { return p; }
__device__ void body(int n, Base *p)
{
    long double a = 3.0L, b[3];
    const long double *q = &a;
    double long static c = 1;
    typedef long double Other;
    Other o = (long double)n + static_cast<long double>(n);
    n = sizeof(long double);
    auto l = [](long double k) -> long double {
        long double inner = k;
        return inner;
    };
    struct Local {
        long double m;
        long double f() { long double r; return m; }
    };
    long double f(long double, int);
    long d = 1;
    double x = 3.0L;
    dynamic_cast<Leaf *>(p);
    dynamic_cast<const Base *>(p);
    *b == l(o) + *q + c;
    n == d;
}
void host(Base *p)
{
    long double a = 3.0L;
    auto l = [] __device__(long double k) { long double z = k; return z; };
    dynamic_cast<Leaf *>(p);
}
template <class T> __device__ T both(T t) { long double in = t; return in; }
__global__ void kernel() { both(1.0f); both(1); }
