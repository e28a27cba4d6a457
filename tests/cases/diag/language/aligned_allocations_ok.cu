typedef decltype(sizeof(0)) size_t; namespace std { enum class align_val_t : size_t {}; }
struct alignas(64) C { void *operator new[](size_t, std::align_val_t); void operator delete[](void *, size_t, std::align_val_t); C(); };
struct alignas(64) D { D(); void *operator new(size_t, int); void *operator new(size_t, std::align_val_t, int); void operator delete(void *, std::align_val_t, int); };
struct alignas(64) E { void *operator new(size_t, std::align_val_t, ...); void operator delete(void *, std::align_val_t, ...); int n; };
struct alignas(128) F { void *operator new(size_t, std::align_val_t); };
template <class T> struct alignas(32) G { static void *operator new(size_t n, std::align_val_t); T t; };
void *a(long n) { return new C[n]; } void *b() { return new (1) D; } void *c() { return new E; } void *d() { return new (2) E; } void *e() { return new F; } void *f() { return new G<int>(); }
