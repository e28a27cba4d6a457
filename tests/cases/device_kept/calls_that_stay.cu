// flags: -std=c++17
// calls stay in the member functions of an instance that initialisers of its members name
struct Table { void (*run)(void *); void (*copy)(void *); };
__host__ __device__ constexpr int c1(int a) { return a; }
__host__ __device__ constexpr int c2(int a) { return a; }
__host__ __device__ constexpr int c3(int a) { return a; }
__host__ __device__ constexpr int c4(int a) { return a; }
__host__ __device__ constexpr int c5(int a) { return a; }
__host__ __device__ constexpr int c6(int a) { return a; }
__host__ __device__ constexpr int c7(int a) { return a; }
__host__ __device__ constexpr int c8(int a) { return a; }
__host__ __device__ constexpr int c9(int a) { return a; }
__host__ __device__ constexpr int c10(int a) { return a; }
template <class T> struct Qualified { static void copy(void *p) { int e = c1(2); } static constexpr Table value = {nullptr, &Qualified<T>::copy}; };
template <class T> struct Plain { static void copy(void *p) { int e = c2(2); } static constexpr Table value = {nullptr, copy}; };
template <class T> struct Default { static void copy(void *p) { int e = c3(2); } void (*m)(void *) = copy; Default() {} };
template <class T> struct Outside { static void copy(void *p) { int e = c4(2); } static void (*m)(void *); };
template <class T> void (*Outside<T>::m)(void *) = copy;
template <class T> struct Results { static void copy(void *p) { int e = c5(2); } static auto get() { return &copy; } };
template <class T> struct Through { static void copy(void *p) { other(); } static void other() { int e = c6(2); } static constexpr Table value = {nullptr, &copy}; };
template <class T> struct Pointers { void copy() { int e = c7(2); } static constexpr void (Pointers::*m)() = &Pointers::copy; };
template <class T> struct Of { static void copy(void *p) { int e = c8(2); } };
template <class T> struct Other { static constexpr Table value = {nullptr, &Of<T>::copy}; };
struct NoInstance { static void copy(void *p) { int e = c9(2); } static constexpr Table value = {nullptr, &copy}; };
template <class T> void copy(void *p) { int e = c10(2); }
template <class T> struct Templates { static constexpr Table value = {nullptr, &copy<T>}; };
template <int N> __global__ void k() {}
template <class T> struct Launches { static void copy(void *p) { k<1><<<1, 1>>>(); } static constexpr Table value = {nullptr, copy}; };
auto t1() { return &Qualified<int>::value; }
auto t2() { return &Plain<int>::value; }
auto t3() { return Default<int>().m; }
auto t4() { return Outside<int>::m; }
auto t5() { return Results<int>::get(); }
auto t6() { return &Through<int>::value; }
auto t7() { return &Pointers<int>::m; }
auto t8() { return &Other<int>::value; }
auto t10() { return &Templates<int>::value; }
auto t11() { return &Launches<int>::value; }
template <class T> struct Lazy { T value = [] { k<2><<<1, 1>>>(); return c9(1); }(); Lazy() {} };
auto t12() { return Lazy<int>().value; }
