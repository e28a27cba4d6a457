// expect: 135 error 50
// expect: 65 error 50
// expect: 283 error 51
// expect: 65 error 51
// expect: 135 error 52
// expect: 65 error 52
// expect: 135 error 53
// expect: 65 error 53
// expect: 135 error 54
// expect: 65 error 54
// expect: 135 error 55
// expect: 130 error 55
// expect: 135 error 57
// expect: 65 error 57
// expect: 135 error 59
// expect: 65 error 59
// expect: 135 error 61
// expect: 65 error 61
// expect: 135 error 63
// expect: 65 error 63
// expect: 135 error 64
// expect: 130 error 64
// expect: 283 error 65
// expect: 65 error 65
// expect: 283 error 65
// expect: 65 error 65
// expect: 135 error 65
// expect: 65 error 65
// expect: 283 error 65
// expect: 65 error 65
// expect: 283 error 65
// expect: 65 error 65
// expect: 135 error 66
// expect: 65 error 66
// expect: 135 error 67
// expect: 65 error 67
// expect: 135 error 68
// expect: 65 error 68
// expect: 135 error 69
// expect: 65 error 69
// expect: 135 error 70
// expect: 65 error 70
// expect: 135 error 71
// expect: 65 error 71
// expect: 20 error 72
// expect: 20 error 72
// expect: 20 error 72
// What is no template, with arguments, where a declaration has its type.
namespace n { template <class T> struct vec {}; typedef int I; }
static n::vectr<int> a1;
typedef n::vectr<int> a2;
const n::vectr<int> a3;
n::vectr<int> a4(1);
using A5 = n::vectr<int>;
auto f1() -> n::vectr<int> { return {}; }
int after1;
n::vectr<int> f2() { return {}; }
int after2;
static n::vectr<int> f3() { return {}; }
int after3;
template <class T> n::vectr<T> f4(T) { return {}; }
int after4;
template <class T> using A6 = n::vectr<T>;
auto f5() -> n::vectr<int>;
void g() { const n::vectr<int> t; static n::vectr<int> u; using X = n::vectr<int>; typedef n::vectr<int> Y; constexpr n::vectr<int> z{1}; int ok; ok = 1; }
extern n::vectr<int> a7, a8;
n::vectr<int>::iterator a9;
n::vectr<int> *a10, a11;
const n::vectr<int> &a12 = a11;
__device__ n::vectr<int> a13;
static __device__ n::vectr<int> a15;
int use = after1 + after2 + after3 + after4;
