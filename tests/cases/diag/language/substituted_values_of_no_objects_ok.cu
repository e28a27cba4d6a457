// expect: none
// flags: --c++17
// What has no value, no size or no object makes a candidate fail: T(), T{}, sizeof, alignof, new.
template <class T, class = decltype(T())> char f(int);
template <class> char (&f(...))[2];
struct A { virtual ~A() = 0; }; struct I;
static_assert(sizeof(f<int &>(0)) != 1 && sizeof(f<void()>(0)) != 1 && sizeof(f<A>(0)) != 1, "");
static_assert(sizeof(f<int[]>(0)) != 1 && sizeof(f<int[3]>(0)) != 1 && sizeof(f<void>(0)) == 1 && sizeof(f<int *>(0)) == 1, "");
template <class T, unsigned = sizeof(T)> auto g(int) -> char;
template <class> auto g(...) -> char (&)[2];
static_assert(sizeof(g<void>(0)) != 1 && sizeof(g<void()>(0)) != 1 && sizeof(g<int[]>(0)) != 1 && sizeof(g<I>(0)) != 1 && sizeof(g<int[2]>(0)) == 1, "");
template <class T, class = decltype(new T())> char n(int);
template <class> char (&n(...))[2];
static_assert(sizeof(n<int &>(0)) != 1 && sizeof(n<void()>(0)) != 1 && sizeof(n<A>(0)) != 1 && sizeof(n<void>(0)) != 1 && sizeof(n<void() const>(0)) != 1 && sizeof(n<const void>(0)) != 1 && sizeof(n<I>(0)) != 1 && sizeof(n<int>(0)) == 1, "");
template <class T, class = decltype(T{})> char b(int);
template <class> char (&b(...))[2];
static_assert(sizeof(b<int &>(0)) != 1 && sizeof(b<void()>(0)) != 1 && sizeof(b<A>(0)) != 1 && sizeof(b<int>(0)) == 1, "");
template <class T, unsigned = alignof(T)> auto al(int) -> char;
template <class> auto al(...) -> char (&)[2];
static_assert(sizeof(al<void>(0)) != 1 && sizeof(al<void()>(0)) != 1 && sizeof(al<I>(0)) != 1 && sizeof(al<int>(0)) == 1, "");
__global__ void kernel(int *p) { *p = sizeof(f<void()>(0)); }
