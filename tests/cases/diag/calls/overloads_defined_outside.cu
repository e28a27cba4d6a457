// expect: 20007 error 7
// expect: 20007 error 7
// expect-device: 20039 warning 6
// expect-device: 20039 warning 6
// expect-device: 20039 warning 8
struct S { int b(int); int b(char); static int s(int *); static int s(char *); }; __device__ int S::b(char) { return 2; } __device__ int S::s(char *) { return 1; }
int f(S s) { return s.b(1); } int g(S s) { return s.b('c'); } int h() { return S::s((int *)0); } int i() { return S::s((char *)0); }
template<class T> struct C { int b(int); int b(char); int t(T); int t(T *); }; template<class T> __device__ int C<T>::b(char) { return 2; }
int k(C<int> s) { return s.b(1) + s.b('c'); }
