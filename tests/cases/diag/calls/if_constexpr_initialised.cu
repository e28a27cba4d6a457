// expect: 20007 error 9
// expect: 20007 error 9
// expect: 20007 error 11
// expect: 20007 error 11
__device__ int d(); __device__ constexpr int e() { return 1; }
template<class T> void a() { if constexpr (int i = d(); sizeof(T) == 4) { } }
template<class T> void b() { if constexpr (int i = d(); true) { } }
template<class T> void c() { if constexpr (d(); true) { } }
void f() { if constexpr (int i = d(); true) { } if constexpr (d(); false) { } }
template<class T> void g() { if constexpr (e()) { } if constexpr (e() == sizeof(T)) { } }
template<class T> void h() { if (int i = d(); true) { } if (d(); sizeof(T)) { } }
