// expect: 415 error 27
// expect: 415 error 27
// expect: 415 error 29
// expect: 415 error 30
// expect: 415 error 32
// expect: 289 error 32
// expect: 289 error 32
// expect: 415 error 33
// expect: 289 error 33
// expect: 415 error 36
// expect: 415 error 36
// expect: 415 error 36
// expect: 415 error 37
// expect: 415 error 38
// expect: 415 error 40
// flags: --c++17
// Functions that no constructor takes.
#include <functional>
struct W { W(int (*)(int)); W(const char *); };
struct Only { Only(int); };
int plain(int);
void other(float *);
int over(int); int over(double);
struct S { static void st(); void mem(); };
template <typename T> T tmpl(T);
void f(std::function<void()> *out) {
    std::function<void()> a = plain, b = other;
    std::function<int(int)> c = plain;
    std::function<int(int)> g = &other;
    std::function<int(int)> i = S::st;
    std::function<int(int)> l = tmpl<int>;
    W w = plain, x = other, y(other), z{other};
    Only o = plain, p(plain);
}
void take(std::function<void()>); void take2(Only);
void g() { take(plain); take2(plain); take(other); take(S::st); }
std::function<void()> ret() { return plain; }
Only ret2() { return plain; }
__global__ void kern(int *); 
void h() { std::function<void(int *)> k = kern; std::function<void()> k2 = kern; }
