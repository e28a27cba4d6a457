#include <new>
typedef std::size_t sz_t;
struct alignas(64) C { void *operator new[](sz_t, std::align_val_t); void operator delete[](void *, sz_t, std::align_val_t); C(); };
struct alignas(64) D { D(); void *operator new(sz_t, int); void operator delete(void *, int); void *operator new(sz_t, std::align_val_t, int); void operator delete(void *, std::align_val_t, int); };
struct alignas(64) E { void *operator new(sz_t, std::align_val_t, ...); void operator delete(void *, std::align_val_t, ...); int n; };
struct alignas(128) F { void *operator new(sz_t, std::align_val_t); };
template <class T> struct alignas(32) G { static void *operator new(sz_t n, std::align_val_t); T t; };
void *a(long n) { return new C[n]; } void *b() { return new (1) D; } void *c() { return new E; } void *d() { return new (2) E; } void *e() { return new F; } void *f() { return new G<int>(); }
