// Lambdas: where they stand alone their bodies count, and those in initialisers too.
template <int N> __global__ void k() {}
template <class F> __global__ void apply(F f) { f(); }
auto global = [] { k<1><<<1, 1>>>(); };
void (*pointer)() = [] { k<2><<<1, 1>>>(); };
auto generic = [](auto x) { k<10 + sizeof(x)><<<1, 1>>>(); };
void (*converted)(int) = generic;
struct Member { int value = [] { k<3><<<1, 1>>>(); return 1; }(); };
void host(int n) {
    auto nested = [=] { auto inner = [=] { k<4><<<1, 1>>>(); return n; }; return inner(); };
    auto init = [kernel = k<5>] { kernel<<<1, 1>>>(); };
    [](void (*f)() = k<6>) { f(); }();
}
