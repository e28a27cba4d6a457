// Type erasure by hand: tables of functions for each type, void pointers to thunks, std::any-like holders, member pointers.
template <class T, int N> __global__ void k(T *) {}
struct Table { void (*run)(void *); void (*copy)(void *); };
template <class T> void run_it(void *p) { k<T, 1><<<1, 1>>>(static_cast<T *>(p)); }
template <class T> struct TableOf { static void copy(void *p) { k<T, 2><<<1, 1>>>(static_cast<T *>(p)); } static constexpr Table value = {&run_it<T>, &copy}; };
class Any { void *p; const Table *t; public: template <class T> Any(T *x) : p(x), t(&TableOf<T>::value) {} void run() { t->run(p); } };
struct Members { template <int N> void m() { k<Members, N><<<1, 1>>>(this); } static constexpr void (Members::*all[])() = {&Members::m<3>, &Members::m<4>}; };
template <void (*F)(void *)> struct Thunk { static void call(void *p) { F(p); } };
void host(int i) { int x; float f; Any(&x).run(); Any(&f).run(); Members m; (m.*Members::all[i])(); void (*t)(void *) = Thunk<run_it<short>>::call; t(nullptr); }
