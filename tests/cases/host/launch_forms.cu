// launches in every expression context and with every callee
__global__ void k(int a) { } template <class T, int N> __global__ void kt(T a) { } typedef void (*Fn)(int); namespace M { __global__ void k(int a) { } }
struct S { Fn f; void go() { f<<<1, 1>>>(1); this->f<<<1, 1>>>(2); (*this).f<<<1, 1>>>(3); } Fn get() const { return f; } };
template <class T> struct X { T t; }; template <class T> __global__ void kx(T t) { }
Fn make(int) { return k; }
void host(Fn f, S s, S *p, Fn *table, int n, cudaStream_t stream) {
  k<<<1, 1>>>(1); ::k<<<1, 1>>>(1); M::k<<<1, 1>>>(1); ::M::k<<<1, 1>>>(1); kt<int, 3><<<1, 1>>>(1); (k)<<<1, 1>>>(1); (kt<int, 3>)<<<1, 1>>>(1);
  f<<<1, 1>>>(1); (*f)<<<1, 1>>>(1); (f)<<<1, 1>>>(1); table[1]<<<1, 1>>>(1); (table[n])<<<1, 1>>>(1); (*table)<<<1, 1>>>(1); s.f<<<1, 1>>>(1); p->f<<<1, 1>>>(1); s.get()<<<1, 1>>>(1); make(1)<<<1, 1>>>(1);
  kx<X<X<int>>><<<1, 1>>>(X<X<int>>()); kx<X<int> ><<<1, 1>>>(X<int>()); kx<<<dim3(1), dim3(n > 3 ? 1 : 2)>>>(n >> 1); kt<int, (3 > 2)><<<1, 1>>>(1); kt<int, (8 >> 1)><<<1, 1>>>(1);
  k<<<n, n << 2, n >> 1>>>(1); k<<<n, n, n, stream>>>(1); k<<<{1, 2}, {3, 4}>>>(1); k <<< 1 , 1 >>> (1); k<<<dim3{1, 2}, dim3(3)>>>({});
  n ? k<<<1, 1>>>(1) : k<<<1, 1>>>(2); k<<<1, 1>>>(1), k<<<1, 1>>>(2); (void)k<<<1, 1>>>(1); if (n) k<<<1, 1>>>(1); else k<<<1, 1>>>(2);
  for (k<<<1, 1>>>(1); n--; k<<<1, 1>>>(2)) k<<<1, 1>>>(3); while (n) { k<<<1, 1>>>(1); break; } do k<<<1, 1>>>(1); while (n); switch (n) case 1: k<<<1, 1>>>(1);
  label: k<<<1, 1>>>(1); if (n) goto label; try { k<<<1, 1>>>(1); } catch (...) { k<<<1, 1>>>(2); } auto l = [=] { k<<<1, 1>>>(n); }; l(); [] { return k<<<1, 1>>>(1); }();
  ({ k<<<1, 1>>>(1); }); return k<<<1, 1>>>(4);
}
S global{(k<<<1, 1>>>(1), nullptr)};
