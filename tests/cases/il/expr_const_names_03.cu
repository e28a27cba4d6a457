// c++17
enum E { a, b }; typedef E GE; typedef struct Op *H; typedef int I; typedef void (*F)(int); void fn(int); int glob; constexpr GE ce(int n) { return GE(n); } constexpr int ci(int n) { return n; }
struct S1 { GE e; H h; int *p; }; struct S2 { GE e; H h; int k; GE z; }; struct S3 { S2 s; int *q; I i; unsigned char c; };
void use(H hp) {
  S1 x1 = {GE(1), (H)2, &glob}; S1 x2 = {a, (H)2, nullptr}; S2 x3 = {ce(2), (H)1, ci(3)}; S2 x4 = {GE(3)}; S3 x5 = {{GE(1), (H)2, 3}, &glob, 5, 'c'}; S3 x6 = {{GE(1), (H)2}, nullptr, 5};
  GE y1[] = {ce(2), GE(3)}; H y2[] = {(H)1, (H)nullptr}; F y3[] = {fn, (F)3}; F y4[] = {(F)3}; S1 y5[] = {{GE(1), (H)2, &glob}, {b}}; const S1 y7 = {GE(1), (H)2, &glob}; constexpr S2 y8 = {GE(1), nullptr, 3};
  S1 z1{GE(1), (H)2, &glob}; auto z2 = S1{GE(1), (H)2, &glob}; static const GE y9[] = {ce(2), GE(3)};  F f4 = (F)3; GE e7 = ce(1);
}
