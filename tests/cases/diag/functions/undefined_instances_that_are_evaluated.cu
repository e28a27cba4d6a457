// expect: 114 warning 9
// expect: 114 warning 9
// expect: 114 warning 9
// expect: 821 warning 9
// expect-device: 114 warning 9
// expect-device: 114 warning 9
// expect-device: 114 warning 9
// expect-device: 821 warning 9
template<class T> static __device__ int e1(T); template<class T> static int e2(T); template<class T> inline int e3(T); template<class T> static int e4(T); template<class T> int e4(T x) { return 1; } struct S { template<class T> static int m(T); };
template<class T> static constexpr int e5(T);
__device__ int f() { return e1(1); } int g() { return sizeof(e2(1)) + e3(1) + e4(1) + S::m(1); } template<class T> int h(T x) { return e2(x) + e1(x); } auto l = [] { return e2('c'); }; int (*p)(float) = e2;
