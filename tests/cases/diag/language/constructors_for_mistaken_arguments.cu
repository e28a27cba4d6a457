// expect: 20 error 172
// expect: 289 error 172
// expect: 289 error 172
// expect: 289 error 172
// expect: 20 error 172
// expect: 289 error 172
// expect: 289 error 172
// expect: 289 error 172
// expect: 20 error 173
// expect: 289 error 173
// expect: 20 error 174
// expect: 289 error 174
// expect: 20 error 175
// expect: 289 error 175
// expect: 20 error 176
// expect: 289 error 176
// expect: 20 error 178
// expect: 289 error 178
// expect: 289 error 179
// expect: 289 error 180
// expect: 289 error 181
// expect: 289 error 182
// expect: 413 error 182
// expect: 289 error 183
// expect: 289 error 185
// expect: 289 error 186
// expect: 289 error 187
// expect: 289 error 188
// expect: 289 error 189
// expect: 289 error 190
// expect: 289 error 191
// expect: 289 error 192
// expect: 289 error 193
// expect: 289 error 194
// expect: 289 error 195
// expect: 289 error 196
// expect: 289 error 197
// expect: 20 error 198
// expect: 289 error 198
// expect: 289 error 200
// expect: 289 error 200
// expect: 289 error 200
// expect: 20 error 202
// expect: 289 error 202
// expect: 20 error 204
// expect: 20 error 204
// expect: 20 error 205
// expect: 20 error 206
// expect: 20 error 207
// expect: 20 error 207
// expect: 289 error 207
// expect: 20 error 208
// expect: 20 error 208
// expect: 20 error 209
// expect: 20 error 209
// expect: 20 error 210
// expect: 20 error 210
// expect: 20 error 210
// expect: 20 error 211
// expect: 20 error 211
// expect: 20 error 212
// expect: 20 error 213
// expect: 20 error 213
// expect: 20 error 214
// expect: 20 error 214
// expect: 20 error 214
// expect: 20 error 214
// expect: 20 error 215
// expect: 20 error 215
// expect: 20 error 215
// expect: 20 error 215
// expect: 20 error 215
// expect: 20 error 216
// expect: 20 error 216
// expect: 20 error 216
// expect: 20 error 216
// expect: 20 error 217
// expect: 20 error 217
// expect: 20 error 217
// expect: 20 error 217
// expect: 20 error 217
// expect-device: 20 error 172
// expect-device: 289 error 172
// expect-device: 289 error 172
// expect-device: 289 error 172
// expect-device: 20 error 172
// expect-device: 289 error 172
// expect-device: 289 error 172
// expect-device: 289 error 172
// expect-device: 20 error 173
// expect-device: 289 error 173
// expect-device: 20 error 174
// expect-device: 289 error 174
// expect-device: 20 error 175
// expect-device: 289 error 175
// expect-device: 20 error 176
// expect-device: 289 error 176
// expect-device: 20 error 178
// expect-device: 289 error 178
// expect-device: 289 error 179
// expect-device: 289 error 180
// expect-device: 289 error 181
// expect-device: 289 error 182
// expect-device: 413 error 182
// expect-device: 289 error 183
// expect-device: 289 error 185
// expect-device: 289 error 186
// expect-device: 289 error 187
// expect-device: 289 error 188
// expect-device: 289 error 189
// expect-device: 289 error 190
// expect-device: 289 error 191
// expect-device: 289 error 192
// expect-device: 289 error 193
// expect-device: 289 error 194
// expect-device: 289 error 195
// expect-device: 289 error 196
// expect-device: 289 error 197
// expect-device: 20 error 198
// expect-device: 289 error 198
// expect-device: 289 error 200
// expect-device: 289 error 200
// expect-device: 289 error 200
// expect-device: 177 warning 193
// expect-device: 177 warning 197
// expect-device: 20 error 202
// expect-device: 289 error 202
// expect-device: 20 error 204
// expect-device: 20 error 204
// expect-device: 20 error 205
// expect-device: 20 error 206
// expect-device: 20 error 207
// expect-device: 20 error 207
// expect-device: 289 error 207
// expect-device: 20 error 208
// expect-device: 20 error 208
// expect-device: 20 error 209
// expect-device: 20 error 209
// expect-device: 20 error 210
// expect-device: 20 error 210
// expect-device: 20 error 210
// expect-device: 20 error 211
// expect-device: 20 error 211
// expect-device: 20 error 212
// expect-device: 20 error 213
// expect-device: 20 error 213
// expect-device: 20 error 214
// expect-device: 20 error 214
// expect-device: 20 error 214
// expect-device: 20 error 214
// expect-device: 20 error 215
// expect-device: 20 error 215
// expect-device: 20 error 215
// expect-device: 20 error 215
// expect-device: 20 error 215
// expect-device: 20 error 217
// expect-device: 20 error 217
// expect-device: 20 error 217
// expect-device: 20 error 217
// expect-device: 20 error 217
// expect-device: 177 warning 213
// expect-device: 177 warning 213
// flags: --error_limit=1000
struct M { int x; }; struct text { text(const char *); text(const text &); };
struct C { template <class I> C(I a, I b); C(int, int); };
struct E { E(int, int); E(text); };
struct F { template <class I> F(I a, I b); int v; };
struct G { int a, b; };
struct H { H(M, int, int = 3); };
struct X { explicit X(M, int); X(const X &) = delete; };
void g(F); void g2(F, int);
struct B : F { F f; E e; B(M m, int i) : F(1, nope), f(nope, 2), e(m, nope) { } B(M m) : F{1, nope}, f{m, nope}, e{m, nope} { } };
F r1(M m) { return F(1, nope); }
F r2(M m) { return {1, nope}; }
F r3(M m) { return F{1, nope}; }
E r4(M m) { return {m, nope}; }
void t(M m, int n) {
  F *p1 = new F(1, nope);
  F *p2 = new F{1, nope};
  E *p3 = new E(m, nope);
  g(F(1, nope));
  g2(F(1, nope), m);
  H h1(1, nope);
  H h2(m, nope);
  H h3(nope, m);
  H h4(m, 1, 2, nope);
  H h5(m, nope, 1, 2);
  H h6(m);
  X x1(1, nope); X x2(m, nope);
  E e1 = E(m, nope);
  E e2 = {m, nope};
  auto e3 = E{m, nope};
  static F sf(1, nope);
  const F cf(1, nope);
  F arr[2] = {F(1, nope), F(2, 3)};
  if (F(1, nope).v) { }
  auto lam = [&] { F lf(1, nope); return lf.v; };
  E two(nope, other, m);
  E two2(nope, other); F two3(nope, other);
  (void)F(1, nope); F(nope, 3); throw F(1, nope);
}
F global(1, nope);
namespace several {
void f1() { E a(nope1, other1); }
void f2() { E a(nope2); }
void f3() { int a(nope3); }
void f4() { E a(nope4, other4, 1); }
void f5() { E a{nope5, other5}; }
void f6() { E a(nope6.x, other6); }
void f9(int i) { E a(i, other9), b(other9, i), c(other9b, nope9); }
E g1(nope10, other10);
E g2(nope11);
static E g3(nope12), g4(other12);
struct S { E e(nope13); E e2(nope14, int); void m() { E l(nope15, other15); } };
void fa() { auto a(nope16); const E &r(nope17); E *p(nope18), q(nope19, other19); }
template <class U> void tt(U u) { E a(nope20, other20); U b(nope21, u); E c(nope22); }
void last() { for (E a(nope23, other23); ; ) { } if (E *b = nope24) { } static E s(nope25, other25); }
}
