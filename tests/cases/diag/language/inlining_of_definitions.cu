// expect: 2473 warning 11
// Functions that their definitions call inline and always_inline.
struct A { A(); int f(); static int s(); template<class T> int t(T); virtual int v(); };
inline __attribute__((always_inline)) int A::f() { return 1; }
inline __attribute__((always_inline)) A::A() {}
__attribute__((always_inline)) inline int A::s() { return 1; }
template<class T> inline __attribute__((always_inline)) int A::t(T) { return 1; }
int h(int); inline __attribute__((always_inline)) int h(int i) { return i; }
template<class T> struct B { int f(); }; template<class T> inline __attribute__((always_inline)) int B<T>::f() { return 1; }
inline int i2(int); __attribute__((always_inline)) int i2(int i) { return i; }
int i1(int); __attribute__((always_inline)) int i1(int i) { return i; }
