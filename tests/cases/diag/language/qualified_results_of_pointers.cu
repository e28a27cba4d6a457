// expect: 815 warning 22
// expect: 815 warning 22
// expect: 815 warning 22
// expect: 815 warning 22
// expect: 815 warning 22
// expect: 815 warning 22
// expect: 815 warning 22
// expect: 815 warning 22
// expect: 815 warning 22
// expect: 815 warning 22
// expect: 815 warning 22
// expect: 815 warning 22
// expect: 815 warning 22
// expect: 815 warning 23
// expect: 815 warning 23
// expect: 815 warning 23
// expect: 815 warning 23
// expect: 815 warning 23
// expect: 815 warning 23
// expect: 815 warning 23
// flags: --no-header
const int f1(); int *const f2(); const int *f3(); static inline const int *const f4(int r) { return nullptr; } int &f5(); volatile int f6(); const int &f7(); typedef const int CI; CI f8(); typedef int *const PC; PC f9(); auto g1() -> const int; struct S { const int m(); int *const n() const; static const int s(); virtual int *const v(); const S w(); }; template <class T> const T g2(T); template <class T> T *const g3(T) { return 0; } const void g4(); void *const g5(); int (*const g6())(int); int *volatile g7(); int *__restrict__ g8();
enum E { e }; int *const *h1(); int **const h2(); const auto h3() { return 1; } auto *const h4() { return (int *)0; } extern "C" const int h5(); const int h6(); int *const h8(), *h9(); auto l = [](int) -> const int { return 1; }; auto l2 = []() -> int *const { return 0; }; int S::*const i1(); const bool *const *const i2();
