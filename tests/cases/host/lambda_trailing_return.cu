// flags: --extended-lambda
// tags with a trailing return type
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
template <class F> __global__ void run(F f) { f(); }
typedef int (*FP)(int); namespace NS { struct X { int v; __host__ __device__ operator int() const { return v; } }; }
template <class T> struct Has { typedef T td; };
template <class T> void tmpl(T t, int *p) {
  kernel<<<1, 1>>>([=] __device__ (int i) -> typename Has<T>::td { return (T)i + t; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) -> decltype(t) { return (T)i + t; }, p);
  kernel<<<1, 1>>>([=] __device__ (auto i) -> T { return (T)i + t; }, p);
}
void host(int x, const int &cr, int *p) {
  kernel<<<1, 1>>>([] __device__ (int i) -> int { return i; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) -> long { return i + x; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) -> NS::X { return NS::X{i + x}; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) -> const int & { return cr; }, p);
  run<<<1, 1>>>([=] __device__ () -> void { (void)x; });
  run<<<1, 1>>>([=] __device__ () -> FP { return nullptr; });
  kernel<<<1, 1>>>([=] __device__ (int i) -> decltype(x) { return i + x; }, p);
  kernel<<<1, 1>>>([=] __device__ (int k) -> decltype(k + 1) { return k + x; }, p);
  kernel<<<1, 1>>>([=] __device__ (int k) -> decltype((k)) { return k; }, p);
  run<<<1, 1>>>([=] __device__ () mutable noexcept -> int { return ++x; });
  kernel<<<1, 1>>>([=] __host__ __device__ (int i) -> long { return i + x; }, p);
  auto l = [=] __device__ (int i) -> double { return i + x; };
  decltype(l(1)) value = 1.5; *p = (int)value;
  static_assert(__nv_is_extended_device_lambda_with_preserved_return_type(decltype(l)), "");
  tmpl(1, p); tmpl(2.f, p);
}
