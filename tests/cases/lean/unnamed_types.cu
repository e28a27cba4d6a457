// flags: -std=c++17
#include <cstdlib>
#include <cuda_fp16.h>
#include <regex>
#include <typeinfo>
# 1 "/usr/include/library.h" 1 3
namespace library {
struct { int a; } unnamed_object;
enum { first, second };
typedef struct { union { int a; float b; } c; } typed;
inline int unused() { struct { int a; } x = {1}; enum : int { local = 3 }; auto l = [](int i) { return i; }; return l(x.a) + local; }
template <class T> struct unused_template { union { T a; char b; }; static int f() { return [] { return 1; }(); } };
struct used { int f() { return 1; } int unused_member() { enum { local }; return [=] { return 2; }() + local; } };
}
# 17 "unnamed_types.cu"
enum { A, B };
enum { C, D };
struct { int x; } var;
template <class T> static const char *name(T) { static int here; ++here; return typeid(T).name(); }
const char *names[] = {name(A), name(D), name(var), name(library::first), name([] { return library::used().f(); })};
__global__ void k(int *p) { *p = 1; }
