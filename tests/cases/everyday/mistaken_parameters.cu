// flags: -std=c++17
// Parameters that begin with names that mean nothing: they are the values of an initialiser.
#include <vector>
__global__ void k1(Missing *p, int n) {
    int i = undef1;
    int j = undef2;
    if (n) {
        int z = undef3;
    }
    int q = undef4;
    int r = undef5;
    int s = undef6;
    int t = undef7;
    int u = undef8;
}
int f1() { return undef9; }
__global__ void k2(Missing *p, int n)
{
    int i = undef1;
    int j = undef2;
    int q = undef4;
    int r = undef5;
    int s = undef6;
    int t = undef7;
    int u = undef8;
    int i1 = undef1;
    int j1 = undef2;
    int q1 = undef4;
    int r1 = undef5;
    int s1 = undef6;
    int t1 = undef7;
    int u1 = undef8;
    int i2 = undef1;
    int j2 = undef2;
    int q2 = undef4;
    int r2 = undef5;
    int s2 = undef6;
    int t2 = undef7;
    int u2 = undef8;
    int i3 = undef1;
    int j3 = undef2;
    int q3 = undef4;
    int r3 = undef5;
    int s3 = undef6;
    int t3 = undef7;
    int u3 = undef8;
}
int f2() { return undef9; }
int sep0;
namespace N { template<class T> struct box { T v; static const int n = 1; }; struct S { int a; }; }
int sep2;
void a(std::vectr<int> v) { int z = w1; }
int b() { return w2; }
int sep5;
void c(std::vectr<int> &v, int n) { int z = w3; }
int d() { return w4; }
int sep8;
void e(int n, Missing *p) { int z = w5; }
int f() { return w6; }
int sep11;
void g(const Missing *p, int k) { int z = w7; p->x(); }
int h() { return w8; }
int sep14;
void i(Missing p, int k) { int z = w9; p.x(); }
int j() { return w10; }
int sep17;
void l(Missing<int> p, int k) { int z = w11; p.x(); }
int m() { return w12; }
int sep20;
void n(N::bx<int> p, int k) { int z = w13; p.x(); }
int o() { return w14; }
int sep23;
void p(N::Sx *p, int k) { int z = w15; p.x(); }
int q() { return w16; }
int sep26;
void r(N::Sx p, int k) { int z = w17; p.x(); }
int s() { return w18; }
int sep29;
struct M {
  void a(Missing *p, int n) { int z = w19; p.x(); }
  int b() { return w20; }
  int sep33;
  void c(N::bx<int> p) { int z = w21; p.x(); }
  int d() { return w22; }
  int sep36;
  void e(N::Sx *p) { int z = w23; p.x(); }
  int f() { return w24; }
  int sep39;
  void g(Missing<int> p) { int z = w25; p.x(); }
  int h() { return w26; }
  int sep42;
};
template <class T> void t(Missing *p, T n) { int z = w27; p.x(); }
int t1() { return w28; }
int sep46;
template <class T> void t2(N::bx<T> p, T n) { int z = w29; p.x(); }
int t3() { return w30; }
int sep49;
template <class T> void t4(Missing<T> p, T n) { int z = w31; p.x(); }
int t5() { return w32; }
int sep52;
Missing *t6(int n) { int z = w33; }
int t7() { return w34; }
int sep55;
Missing<int> t8(int n) { int z = w35; }
int t9() { return w36; }
int sep58;
N::bx<int> t10(int n) { int z = w37; }
int t11() { return w38; }
int sep61;
N::Sx *t12(int n) { int z = w39; }
int t13() { return w40; }
int sep64;
float4x t14(float4x *p, int n) { int z = w41; }
int t15() { return w42; }
int sep67;
static __global__ void t16(float4x *p, int n) { int z = w43; }
int t17() { return w44; }
int sep70;
