// c++17
enum E { a, b }; typedef E GE; typedef struct Op *H; typedef int I; typedef void (*F)(int); void fn(int); struct St { GE e; H h; F f; I i[2]; GE es[2]; };
void use(H hp) {
  GE a1[] = {GE(2), a, {}}; GE a2[3] = {a, GE(5)}; H h1[] = {(H)1, (Op *)2}; H h2[2] = {(H)1}; const GE a3[] = {GE(2), b}; F f1[] = {fn, nullptr, (F)3}; F f2[2] = {fn};
  I i1[] = {1, I(2)}; static GE s1[] = {GE(2), b}; static H s2[] = {(H)1, nullptr}; GE aa[2][2] = {{a, GE(7)}, {GE(3)}}; St st = {GE(1), (H)2, fn, {1}, {a, GE(4)}}; St sa[] = {{GE(1), (H)2}};
  auto q = true ? (H)1 : hp; auto q2 = true ? (H)1 : (Op *)2; auto q3 = false ? hp : (H)4; E e4 = true ? GE(4) : a; const char *const n1[] = {"a", "b"};
}
