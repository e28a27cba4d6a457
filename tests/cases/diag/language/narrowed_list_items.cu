// expect: 2361 error 37
// expect: 2361 error 37
// expect: 2361 error 38
// expect: 2361 error 38
// expect: 2361 error 39
// expect: 2361 error 40
// expect: 2361 error 41
// expect: 2361 error 42
// expect: 2361 warning 43
// expect: 2361 warning 43
// expect: 2361 error 44
// expect: 2361 error 44
// expect: 2361 error 44
// expect: 2361 warning 44
// expect: 2361 warning 44
// expect: 2361 warning 45
// expect: 2361 warning 45
// expect: 2361 error 46
// expect: 2361 error 46
// expect: 2361 warning 47
// expect: 2361 warning 47
// expect: 2361 error 48
// expect: 2361 error 49
// expect: 2361 error 49
// expect: 2361 error 49
// expect: 2361 error 49
// expect: 2361 error 49
// expect: 2361 error 50
// expect: 2361 error 50
// expect: 2361 warning 50
#include <initializer_list>
namespace std { template <class T> struct list { list(initializer_list<T>); list &operator=(initializer_list<T>); }; }
struct P { unsigned char r, g, b; };
struct V { V(std::initializer_list<int>); };
struct W { W(int, int); };
void takesP(P); void takesV(V); void takesW(W);
__global__ void k(P *out, float r) { out[0] = {r, r, 1}; }
void h(P *out, float r, double d) { out[0] = {r, r, 1}; }
void h1(P *out, float r, double d) { V v{1.5, 2}; }
void h2(P *out, float r, double d) { V w = {d}; }
void h3(P *out, float r, double d) { std::list<int> v{1.5, 2}; }
void h4(P *out, float r, double d) { std::list<int> v = {d, 2}; }
void h5(P *out, float r, double d) { W w{1.5, 2}; W x = {d, 2}; }
void h6(P *out, float r, double d) { takesP({r, r, 1}); takesV({1.5}); takesW({1.5, d}); }
P h7(float r) { return {r, r, 1}; }
V h8(float r) { return {r, 1.5}; }
W h9(float r) { return {r, 1.5}; }
void h10(float r) { std::initializer_list<int> l = {r}; for (int i : {1, 2}) {} }
void h11(float r, V &v, std::list<int> &w) { v = {r}; w = {r, 1.5}; new V{r}; V{r}; }
void behind_a_block(P *out, float r, int i) { for (int k = 0; k < i; ++k) { r += k; } out[i] = {r, r, 1}; struct { unsigned char c; } x = {r}; }
