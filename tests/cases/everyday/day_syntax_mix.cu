// flags: -std=c++17
// Lost and doubled characters.
#include <cuda_runtime.h>
#include <cstdio>
#include <vector>
#include <string>

struct Range {
    int lo, hi;
    int size() const { return hi - lo };
    bool has(int v) const { return v >= lo && v < hi }
    Range(int l, int h) : lo(l) hi(h) {}
};

enum Color { RED, GREEN BLUE };

class Counter {
    int n_ = 0;
public:
    void inc() { n_++ }
    int get() const { retrun n_; }
    void reset() { n_ = 0; ]
};

int add(int a, int b { return a + b; }
int sub(int a, int b)) { return a - b; }
int mul(int a, int b) { return a * b; }}
int dvd(int a, int b) { return a / b }
int mod(int a int b) { return a % b; }
void one() { int x = 3 int y = 4; }
void two() { int x = (3 + 4; }
void three() { int x[3] = {1, 2, 3; }
void four() { if (x > 3 { } }
void five() { for (int i = 0; i < 3; i++ { } }
void six() { for (int i = 0; i < 3) { } }
void seven() { while { } }
void eight() { do { } while (1) }
void nine() { switch (3) { case 1; break; } }
void ten() { printf("x" "y); }
void eleven() { int a = 3;; int b == 4; }
void twelve() { int a = b c; }
void thirteen() { std::vector<int v; }
void fourteen() { std::vector<int>> v; }
void fifteen() { std.vector<int> v; }
void sixteen() { std::vector<int> v v2; }
void seventeen() { int 2x = 3; }
void eighteen() { foo(1, , 2); }
void nineteen() { int x = 3, int y = 4; }
void twenty() { else { } }
void t1() { int x; x + = 3; x =+; }
void t2() { auto l = [](int x { return x; }; }
void t3() { auto l = [](int x) return x; ; }
void t4() { auto l = (int x) { return x; }; }
void t5() { int x = 3 ? 4; }
void t6() { int *p = &; }
void t7() { return 3 }
void t8() { break; continue; }
void t9() { goto; }
void t10() { delete[ p; }
void t11() { const x = 3; }
void t12() { unsigned float f; long char c; short double d; }
void t13() { int x = 08; char c = 'ab'; float f = 1.0fx; }
void t14() { x = 3; y() ; z.w; }
void t15(int, int x = 3, int y) { }
void t16(int x, int x) { }
void t17() { int x; float x; }
void t18() { namespace N { } template <typename T> void f(); }
__global__ t19(int *p) { *p = 3; }
__global__ void t20(int *p) { *p = 3 }
void __global__ t21(int *p { }
__device__ int t22(int x) { return x * ; }
__shared__ int t23;
void t24() { t20<<<1, 1>>(0); }
void t25() { t20<<1, 1>>>(0); }
void t26() { t20<<<1, 1>>>0; }
void t27() { t20<<<1, >>>(0); }
void t28() { t20<<<(1, 1)>>>(0); }
void t29() { t20<<<1, 1>>>(0) }
void t30() { t20 <<<1, 1>>> ; }
template <typename T> T t31(T a) { return a }
template <typename T, > T t32(T a) { return a; }
template <typename T T t33(T a) { return a; }
template typename T> T t34(T a) { return a; }
class Last : public { };
class Later public Counter { };
class { int x; }
int end;
