// expect: 3049 error 6
// expect: 3049 error 6
// expect: 3049 error 7
// expect: 3049 error 7
// flags: --c++20
void a() requires true; template <class T> void b() requires true; struct S { void c() requires (sizeof(int) > 1); template <class T> void d(T) requires true; };
template <class T> struct U { void e() requires true; }; __global__ void k() requires true; __device__ void f(int) requires true {} void g(auto x) requires true;
template <class T> requires true void h(T); template <class T> void U<T>::e() requires true {}
