// flags: --extended-lambda
// device lambdas whose trailing return type is a placeholder: the tag names the deduced type
template <class F> __global__ void kernel(F f, int *p) { *p = (int)f(3); }
template <class F> __global__ void run(F f) { f(); }
namespace NS { struct X { int v; __host__ __device__ operator int() const { return v; } }; enum E { one, two };
template <class T, int N> struct Pair { T first[N]; __host__ __device__ operator int() const { return N; } }; }
typedef int (*FP)(int);
using Row = NS::Pair<long, 3>;
struct Holder { int member; void go(int *p); typedef NS::X Inner; };
int helper(int);
void Holder::go(int *p) {
  int copy = member;
  kernel<<<1, 1>>>([=] __device__ (int i) -> auto { return i + copy; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) -> auto { return Inner{i + copy}; }, p);
}
void host(int x, const int &cr, int *p, FP fp) {
  kernel<<<1, 1>>>([] __device__ (int i) -> auto { return i; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) -> auto { return i + (long)x; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) -> auto { return NS::X{i + x}; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) -> auto { return i ? NS::one : NS::two; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) -> auto { return NS::Pair<unsigned, 4>{{(unsigned)i}}; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) -> auto { return Row{{i}}; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) -> const auto & { return cr; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) -> decltype(auto) { return (cr); }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) -> decltype(auto) { return i * 2.0f; }, p);
  run<<<1, 1>>>([=] __device__ () -> auto * { return p; });
  run<<<1, 1>>>([=] __device__ () -> auto { return fp; });
  run<<<1, 1>>>([=] __device__ () -> auto { return &NS::X::v; });
  run<<<1, 1>>>([=] __device__ () -> auto { return "text"; });
  run<<<1, 1>>>([=] __device__ () -> auto { return nullptr; });
  run<<<1, 1>>>([=] __device__ () -> auto { });
  run<<<1, 1>>>([=] __device__ () -> decltype(auto) { return; });
}
