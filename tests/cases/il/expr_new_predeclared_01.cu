// c++17
typedef decltype(sizeof 0) size_t;
struct Pool { static void *operator new(size_t n) { return ::operator new(n); } static void operator delete(void *p) { ::operator delete(p); } static void *operator new[](size_t n) { return ::operator new[](n); } static void operator delete[](void *p, size_t) { ::operator delete[](p); } };
void *raw() { void *raw = operator new(16); operator delete(raw); return raw; }
void *operator new(size_t, void *p) noexcept { return p; } void *operator new[](size_t, void *p) noexcept { return p; }
void *raw2() { void *raw = operator new(16); operator delete(raw); return ::operator new(2, raw); }
