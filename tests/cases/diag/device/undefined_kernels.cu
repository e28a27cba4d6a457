// expect: none
template <class T> __global__ void kt(T); template <class T> __global__ void ku(T) {} template <class T> __global__ void kv(T); template <> __global__ void kv(int) {} template <class T> static __global__ void kw(T);
 namespace N { template <class T> __global__ void kz(T); } template <class T> __global__ void la(T); template <class T> void hh() { la<T><<<1, 1>>>(1); }
void f() { kt<<<1, 1>>>(1); kt<int><<<1, 1, 0, 0>>>(1); kt<float><<<1, 1>>>(1); kv<<<1, 1>>>(1); kv<<<1, 1>>>(2.0); N::kz<<<1,1>>>(1); }
