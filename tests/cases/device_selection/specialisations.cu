// Specialisations of functions and classes that launch.
template <int N> __global__ void k() {}
template <class T> void run(T) { k<1><<<1, 1>>>(); }
template <> void run(int) { k<2><<<1, 1>>>(); }
template <> inline void run(long) { k<3><<<1, 1>>>(); }
template <class T> struct S { static void run() { k<4><<<1, 1>>>(); } };
template <> struct S<int> { static void run() { k<5><<<1, 1>>>(); } };
template <class T> struct S<T *> { static void run() { k<6><<<1, 1>>>(); } };
template <class T> struct M { void run() { k<7><<<1, 1>>>(); } };
template <> void M<int>::run() { k<8><<<1, 1>>>(); }
void host() { S<float *>::run(); M<int>().run(); }
