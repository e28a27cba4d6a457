// expect: 20 error 50
// expect: 20 error 51
// expect: 20 error 52
// expect: 20 error 53
// expect: 20 error 54
// expect: 20 error 55
// expect: 20 error 56
// expect: 20 error 57
// expect: 20 error 58
// expect: 20 error 59
// expect: 20 error 60
// expect: 20 error 61
// expect: 20 error 62
// expect: 20 error 63
// expect: 20 error 64
// expect: 20 error 64
// expect: 3369 error 65
// expect: 20 error 65
// expect: 20 error 65
// expect: 20 error 65
// expect: 20 error 66
// expect: 20 error 67
// expect: 20 error 68
// expect-device: 20 error 50
// expect-device: 20 error 51
// expect-device: 20 error 52
// expect-device: 20 error 53
// expect-device: 20 error 54
// expect-device: 20 error 55
// expect-device: 20 error 56
// expect-device: 20 error 57
// expect-device: 20 error 58
// expect-device: 20 error 59
// expect-device: 20 error 60
// expect-device: 20 error 61
// expect-device: 20 error 62
// expect-device: 20 error 63
// expect-device: 20 error 64
// expect-device: 20 error 64
// expect-device: 3369 error 65
// expect-device: 20 error 65
// expect-device: 20 error 65
// expect-device: 20 error 65
// expect-device: 20 error 66
// expect-device: 20 error 67
// flags: --c++17
// A name that nothing declares is told of once in a block, wherever the first initialiser with it stands.
struct T { T(int); T(int, int); T(const T &); };
int g(int);
void f1() { g(run); g(run); }
void f2() { g(run); T v(run); }
void f3() { T v(run); g(run); }
void f4() { T v(run); T w(run); }
void f5() { T v(run, 1); T w(run, 1); }
void f6() { T v = run; T w = run; }
void f7() { T v{run}; T w{run}; }
void f8() { int v(run); int w(run); }
void f9() { T v(run); T w(g(run)); }
void fa() { T v(run); T w(1, run); }
void fb() { int v(run); g(run); T w(run + 1); T y(1, run); }
void fc() { T v(run, 1); { g(run); } if (run) g(run); }
int a1[] = {run, 1}; int a2 = run;
T t1{run2}; T t2{run2};
namespace N { T t1{run3}; T t2{run3}; } T tt{run3};
void f4() { enum { p = rune, q = rune }; g(rune); new T{runf}; g(runf); return g(T{rung}), g(rung); }
struct U : T { U() : T{runh}, k{runh} { g(runh); } int k; };
extern "C" { int w1[] = {runi}; } int w2 = runi;
template <class X> void tf() { T v{runj}; T w{runj}; T y(runj); }
