// expect: 276 error 261
// expect: 40 error 261
// expect: 18 error 261
// expect: 276 error 262
// expect: 40 error 262
// expect: 18 error 262
// expect: 276 error 263
// expect: 40 error 263
// expect: 18 error 263
// expect: 276 error 264
// expect: 40 error 264
// expect: 18 error 264
// expect: 276 error 265
// expect: 29 error 265
// expect: 276 error 266
// expect: 276 error 267
// expect: 254 error 267
// expect: 276 error 268
// expect: 40 error 268
// expect: 18 error 268
// expect: 276 error 269
// expect: 40 error 269
// expect: 18 error 269
// expect: 276 error 270
// expect: 40 error 270
// expect: 65 error 270
// expect: 276 error 271
// expect: 40 error 271
// expect: 65 error 271
// expect: 276 error 272
// expect: 40 error 272
// expect: 65 error 272
// expect: 276 error 273
// expect: 40 error 273
// expect: 18 error 273
// expect: 276 error 274
// expect: 276 error 274
// expect: 40 error 274
// expect: 18 error 274
// expect: 276 error 275
// expect: 40 error 275
// expect: 65 error 275
// expect: 276 error 276
// expect: 40 error 276
// expect: 65 error 276
// expect: 276 error 277
// expect: 40 error 277
// expect: 65 error 277
// expect: 276 error 278
// expect: 40 error 278
// expect: 65 error 278
// expect: 276 error 279
// expect: 40 error 279
// expect: 65 error 279
// expect: 276 error 280
// expect: 40 error 280
// expect: 65 error 280
// expect: 276 error 281
// expect: 40 error 281
// expect: 18 error 281
// expect: 276 error 282
// expect: 40 error 282
// expect: 65 error 282
// expect: 276 error 283
// expect: 40 error 283
// expect: 65 error 283
// expect: 20 error 283
// expect: 20 error 283
// expect: 276 error 284
// expect: 40 error 284
// expect: 65 error 284
// expect: 276 error 285
// expect: 276 error 286
// expect: 276 error 287
// expect: 40 error 287
// expect: 65 error 287
// expect: 276 error 288
// expect: 276 error 289
// expect: 40 error 289
// expect: 18 error 289
// expect: 276 error 290
// expect: 276 error 291
// expect: 276 error 292
// expect: 40 error 292
// expect: 18 error 292
// expect: 276 error 293
// expect: 276 error 294
// expect: 276 error 295
// expect: 40 error 295
// expect: 276 error 296
// expect: 276 error 297
// expect: 276 error 298
// expect: 40 error 298
// expect: 276 error 299
// expect: 276 error 300
// expect: 276 error 301
// expect: 276 error 302
// expect: 40 error 302
// expect: 65 error 302
// expect: 276 error 303
// expect: 40 error 303
// expect: 65 error 303
// expect: 276 error 304
// expect: 276 error 304
// expect: 40 error 304
// expect: 18 error 304
// expect: 276 error 305
// expect: 276 error 305
// expect: 40 error 305
// expect: 29 error 305
// expect: 276 error 306
// expect: 276 error 306
// expect: 40 error 306
// expect: 29 error 306
// expect: 276 error 307
// expect: 40 error 307
// expect: 29 error 307
// expect: 276 error 308
// expect: 40 error 308
// expect: 65 error 308
// expect: 20 error 308
// expect: 276 error 309
// expect: 40 error 309
// expect: 65 error 309
// expect: 20 error 309
// expect: 276 error 310
// expect: 20 error 310
// expect: 20 error 310
// expect: 276 error 311
// expect: 40 error 311
// expect: 65 error 311
// expect: 276 error 312
// expect: 40 error 312
// expect: 65 error 312
// expect: 276 error 313
// expect: 276 error 314
// expect: 276 error 315
// expect: 65 error 315
// expect: 276 error 316
// expect: 40 error 316
// expect: 65 error 316
// expect: 20 error 316
// expect: 276 error 317
// expect: 20 error 317
// expect: 276 error 318
// expect: 29 error 318
// expect: 20 error 318
// expect: 276 error 319
// expect: 40 error 319
// expect: 65 error 319
// expect: 276 error 319
// expect: 29 error 319
// expect: 20 error 319
// expect: 276 error 320
// expect: 40 error 320
// expect: 65 error 320
// expect: 276 error 320
// expect: 40 error 320
// expect: 18 error 320
// expect: 276 error 321
// expect: 40 error 321
// expect: 65 error 321
// expect: 276 error 322
// expect: 20 error 322
// expect: 276 error 323
// expect: 40 error 323
// expect: 65 error 323
// expect: 276 error 324
// expect: 40 error 324
// expect: 18 error 324
// expect: 276 error 325
// expect: 40 error 325
// expect: 18 error 325
// expect: 20 error 325
// expect: 276 error 326
// expect: 40 error 326
// expect: 65 error 326
// expect: 276 error 326
// expect: 40 error 326
// expect: 65 error 326
// expect: 20 error 326
// expect: 276 error 327
// expect: 40 error 327
// expect: 17 error 327
// expect: 276 error 328
// expect: 40 error 328
// expect: 253 error 328
// expect: 276 error 329
// expect: 40 error 329
// expect: 53 error 329
// expect: 20 error 329
// expect: 276 error 330
// expect: 40 error 330
// expect: 65 error 330
// expect: 20 error 330
// expect: 276 error 331
// expect: 276 error 331
// expect: 29 error 331
// expect: 20 error 331
// expect: 276 error 332
// expect: 40 error 332
// expect: 65 error 332
// expect: 20 error 332
// expect: 276 error 333
// expect: 40 error 333
// expect: 65 error 333
// expect: 20 error 333
// expect: 276 error 334
// expect: 40 error 334
// expect: 65 error 334
// expect: 20 error 334
// expect: 276 error 335
// expect: 40 error 335
// expect: 65 error 335
// expect: 20 error 335
// expect: 276 error 336
// expect: 40 error 336
// expect: 65 error 336
// expect: 20 error 336
// expect: 276 error 337
// expect: 40 error 337
// expect: 65 error 337
// expect: 20 error 337
// expect: 276 error 338
// expect: 40 error 338
// expect: 65 error 338
// expect: 20 error 338
// expect: 276 error 339
// expect: 40 error 339
// expect: 65 error 339
// expect: 20 error 339
// expect: 135 error 339
// expect: 276 error 340
// expect: 40 error 340
// expect: 18 error 340
// expect: 20 error 340
// expect: 276 error 341
// expect: 40 error 341
// expect: 65 error 341
// expect: 276 error 341
// expect: 282 error 341
// expect: 20 error 341
// expect: 276 error 342
// expect: 40 error 342
// expect: 65 error 342
// expect: 276 error 342
// expect: 153 error 342
// expect: 20 error 342
// expect: 276 error 343
// expect: 40 error 343
// expect: 65 error 343
// expect: 20 error 343
// expect: 276 error 344
// expect: 40 error 344
// expect: 18 error 344
// expect: 20 error 344
// flags: --error_limit=1000
int v; int f(...);
template <class T> struct V { V(int); static int v; };
namespace N { struct S { S(int); }; template <class T> struct W { W(int); }; }
void a1() { f(nos::nosuch<int>(v)); }
void a2() { f(nos::nosuch<int>()); }
void a3() { f(1, nos::nosuch<int>(), v); }
void a4() { f(1, nos::nosuch<V<int>>(), v); }
void a5() { f(1, nos::nosuch<N::S>(), v); }
void a6() { f(1, nos::nosuch<N::S>(v), v); }
void a7() { f(1, nos::nosuch<N::S, N::S>(v), v); }
void a8() { f(1, nos::nosuch<int, 256>(v), v); }
void a9() { f(1, nos::nosuch<float>{}, v); }
void b1() { v = nos::nosuch<float>{}; }
void b2() { v = nos::nosuch<float>(1); }
void b3() { return nos::nosuch<float>(1); }
void b4() { if (nos::nosuch<float>(1)) f(1); else f(2); }
void b5() { nos::f(1, nos::nosuch<float>(), v); }
void b6() { nos::f<float>(1, nos::nosuch<float>(), v); }
void b7() { nos::f<float>(1); }
void b8() { nos::f<float> x(1); }
void b9() { nos::f<float, 3> x(1); }
void c1() { auto x = nos::nosuch<float>::value; }
void c2() { auto x = v + nos::nosuch<float>::value; }
void c3() { f(nos::nosuch<float>::value, 1); }
void c4() { nos::nosuch<float>::run(1); }
void c7() { nos::nosuch<float> a, b; f(a, b); }
void c8() { auto x = nos::a::nosuch<float>(v); f(x); }
void c9() { auto x = nos::a::b(v) < v; f(x); }
void d1() { auto x = nos::b < v; f(x); }
void d2() { auto x = nos::b < 3; f(x); }
void d3() { auto x = nos::b > 3; f(x); }
void d4() { while (nos::b < 3) f(1); }
void d5() { for (int i = 0; i < nos::b; i++) f(1); }
void d6() { for (int i = 0; nos::b < i; i++) f(1); }
void d7() { if (nos::b < 3 && v > 3) f(1); }
void d8() { if (nos::b < v && v > 3) f(1); }
void d9() { if (nos::b < v + 1) f(1); }
void e1() { if (nos::b < (v + 1)) f(1); }
void e2() { if (nos::b < f(1)) f(1); }
void e3() { if (nos::b < N::S(1)) f(1); }
void e4() { if (nos::b < -1) f(1); }
void e5() { if (nos::b < v.x) f(1); }
void e6() { if (nos::b < nix) f(1); }
void e7() { if (nos::b <= 3) f(1); }
void e8() { auto y = std::ranges::to<std::vector<int>>(v); }
void e9() { nos::sort<int>(v, v, nos::less<int>()); }
void f1() { nos::sort(v, v, nos::less<int>()); }
void f2() { nos::sort(v, v, nos::less<>()); }
void f3() { nos::sort(v, v, nos::less<>{}); }
void f4() { int a = nos::less<>{}(v); }
void f5() { int a = nos::nosuch<int>(v), b = 3; f(b); }
void f6() { int a = nos::nosuch<int>(v) + undef1; f(undef2); }
void f7() { int a = nos::nosuch<N::S>(v) + undef1; f(undef2); }
void f8() { int a = nos::nosuch<const int *>(v); }
void f9() { int a = nos::nosuch<V<int> *>(v); }
void g1() { int a = nos::nosuch<V>(v); }
void g2() { int a = nos::nosuch<v>(v); }
void g3() { int a = nos::nosuch<v, v>(v); }
template <class T> void g11(T t) { h1::vec<int> a; undef1; }
template <class T> void g22(T t) { h2::vec<T> a(t); undef1; }
template <class T> void g33(T t) { f(h3::less<T>()); undef1; }
template <class T> struct G4 { void m(T t) { f(h3::less<T>()); undef1; } int x = h4::call<int>(); int y; };
struct G5 { int x = h5::call<int>(1); int y; G5() : x(h6::call<int>(1)) {} };
int g6 = h7::call<int>(1);
int g7 = h8::call<N::S>(1), g8 = undef2;
void i11() { auto l = [](int a) { return h10::call<int>(a); }; l(1); }
void i22() { switch (h11::call<int>(1)) { case 1: break; } }
void i33() { do f(1); while (h12::call<int>(1)); undef3; }
void i44() { for (int i = h13::call<int>(1); i < h14::call<int>(1); i++) f(1); undef3; }
void i55() { int a[h15::call<int>(1)]; f(a); }
void i66() { int a{h16::call<int>(1)}; f(a); }
void i88() { f(v ? h18::call<int>(1) : 3); undef4; }
void i99() { h19::call<int>(1), undef5; undef4; }
void j11() { int k = 3; h20::x<k>(1); h21::arr<k> = 3; undef4; }
void j22() { throw h21::call<int>(1); undef4; }
void j33() { h22::vec<int> a = {1, 2}; undef4; }
void j44() { h23::vec<int> a = {1, 2}, b; undef4; }
void j55() { h24::vec<int> a{1, 2}; undef4; }
void j66() { h25::tile<32> a = h26::part<32>(v); undef4; }
void j77() { auto a = h27::part<32>(v); a.sync(); undef4; }
void j88() { std::h28::x<int> a; undef4; }
void j99() { N::h28::x<int> a; undef4; N::W<int>::y<3>(1); }
void k11() { if (auto p = h29::call<int>(1)) f(p); undef4; }
void k22() { h30::x<int>::y(1); h31::x<N::S>::y(1); undef4; }
void k33() { h32::x<int>(1).y(2); h33::x<N::S>(1).y(2); undef4; }
void k44() { int v = 1; v = h34::min<int>(v, 3) + h35::max<int>(v, 4); undef4; }
void k55() { f(h36::x<int>(v), h37::y<int>(v)); undef4; }
