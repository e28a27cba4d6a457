// expect: 276 error 56
// expect: 937 error 56
// expect: 281 error 56
// expect: 65 error 56
// expect: 20 error 56
// expect: 937 error 56
// expect: 281 error 56
// expect: 65 error 56
// expect: 20 error 56
// expect: 276 error 61
// expect: 937 error 61
// expect: 281 error 61
// expect: 65 error 61
// expect: 276 error 66
// expect: 937 error 66
// expect: 281 error 66
// expect: 65 error 66
// expect: 20 error 66
// expect: 276 error 70
// expect: 937 error 70
// expect: 281 error 70
// expect: 65 error 70
// expect: 276 error 70
// expect: 937 error 70
// expect: 281 error 70
// expect: 65 error 70
// expect: 276 error 80
// expect: 937 error 80
// expect: 281 error 80
// expect: 65 error 80
// expect: 276 error 81
// expect: 937 error 81
// expect: 281 error 81
// expect: 65 error 81
// expect: 276 error 82
// expect: 937 error 82
// expect: 281 error 82
// expect: 65 error 82
// expect: 276 error 83
// expect: 937 error 83
// expect: 281 error 83
// expect: 65 error 83
// expect: 276 error 84
// expect: 937 error 84
// expect: 281 error 84
// expect: 65 error 84
// expect: 276 error 88
// expect: 937 error 88
// expect: 281 error 88
// expect: 65 error 88
// expect: 276 error 92
// expect: 937 error 92
// expect: 281 error 92
// expect: 65 error 92
namespace aa_ {
template <class T> auto f(T t) { typename T::type x; return x; }
void g() { f(1); f(2); f(2.0); }
void h() { f(1); }
}
namespace ab_ {
template <class T> __host__ __device__ auto f(T t) { typename T::type x; return 1; }
__global__ void k() { f(1); }
void g() { int a = f(2); }
}
namespace ac_ {
template <class T> auto f(T t) { typename T::type x; x = 1; x++; return x + x; }
void g() { f(1); }
}
namespace ad_ {
template <class T> auto f(T t) { int y = 1; typename T::type x; if (y) { typename T::other z; } return t; }
int v = f(1);
}
namespace ae_ {
template <class T> auto f(T t) { typename T::type x; return t; }
struct S { typedef int type; };
void g() { f(S()); }
template <class T> auto un(T t) { typename T::type x; return t; }
}
namespace af_ {
template <class T> auto f(T t) { typename T::type x = 1; return t; }
template <class T> auto f2(T t) { typename T::type x(1); return t; }
template <class T> auto f3(T t) { typename T::type *x; return t; }
template <class T> auto f4(T t) { typename T::type x, y; return t; }
template <class T> auto f5(T t) { typename T::type x{}; return t; }
void g() { f(1); f2(1); f3(1); f4(1); f5(1); }
}
namespace ag_ {
template <class T, class U> auto f(T t, U u) { typename U::type x; return t; }
void g() { f(1, 2.0); }
}
namespace ah_ {
template <class T> __device__ decltype(auto) f(T t) { typename T::type x; return 1; }
__global__ void k() { f(1); }
}
namespace ai_ {
template <class T> __global__ void k(T t) { typename T::type x; }
void g() { k<<<1, 1>>>(1); }
}
