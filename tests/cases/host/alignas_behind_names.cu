// alignas behind the name of a variable, with and without an initialiser, and on all sorts of members
int v5 alignas(16) = 1;
int w = v5;
int (v8 alignas(16)) = 1;
int w8 = v8;
namespace n { int v6 alignas(8), v7 alignas(8){3}; int x = v6 + v7; }
void f(int p [[gnu::unused]]) { int l alignas(16) = 1; l = 2; struct s { char c alignas(8); int d alignas(8) {3}, e alignas(4) [2]; } o; o.c = l; o.d = o.e[1]; }
__device__ int d alignas(16) = 3, e alignas(8)[3];
__constant__ int c alignas(16);
__device__ int g() { __shared__ int s alignas(16) [3]; return d + c + s[1] + e[2]; }
template <class T> struct t { T v alignas(16); static T s alignas(8); };
template <class T> T t<T>::s alignas(8) = 3;
int z = t<int>().v + t<int>::s;
extern int q alignas(8) [2];
int r = sizeof(q) / sizeof(*q);
