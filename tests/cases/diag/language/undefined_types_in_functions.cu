// expect: 20 error 398
// expect: 20 error 398
// expect: 20 error 399
// expect: 20 error 399
// expect: 20 error 400
// expect: 20 error 400
// expect: 20 error 401
// expect: 20 error 402
// expect: 20 error 402
// expect: 20 error 403
// expect: 20 error 403
// expect: 20 error 403
// expect: 20 error 404
// expect: 29 error 404
// expect: 20 error 405
// expect: 20 error 405
// expect: 20 error 406
// expect: 20 error 406
// expect: 79 error 406
// expect: 20 error 407
// expect: 20 error 407
// expect: 79 error 407
// expect: 20 error 408
// expect: 20 error 408
// expect: 29 error 408
// expect: 65 error 408
// expect: 20 error 409
// expect: 20 error 410
// expect: 20 error 411
// expect: 20 error 412
// expect: 20 error 413
// expect: 20 error 414
// expect: 20 error 414
// expect: 20 error 415
// expect: 20 error 416
// expect: 20 error 417
// expect: 20 error 418
// expect: 20 error 419
// expect: 20 error 419
// expect: 20 error 420
// expect: 20 error 421
// expect: 20 error 422
// expect: 20 error 422
// expect: 20 error 423
// expect: 20 error 424
// expect: 20 error 425
// expect: 20 error 426
// expect: 20 error 427
// expect: 18 error 427
// expect: 20 error 428
// expect: 29 error 428
// expect: 18 error 428
// expect: 20 error 429
// expect: 20 error 430
// expect: 20 error 431
// expect: 20 error 432
// expect: 20 error 433
// expect: 20 error 434
// expect: 20 error 435
// expect: 20 error 436
// expect: 20 error 437
// expect: 20 error 438
// expect: 20 error 439
// expect: 20 error 440
// expect: 20 error 441
// expect: 29 error 441
// expect: 65 error 441
// expect: 20 error 442
// expect: 20 error 443
// expect: 20 error 444
// expect: 20 error 445
// expect: 20 error 446
// expect: 20 error 447
// expect: 20 error 448
// expect: 65 error 449
// expect: 20 error 450
// expect: 20 error 451
// expect: 262 error 452
// expect: 20 error 453
// expect: 20 error 454
// expect: 20 error 455
// expect: 329 warning 455
// expect: 20 error 456
// expect: 329 warning 456
// expect: 20 error 457
// expect: 20 error 457
// expect: 20 error 458
// expect: 276 error 459
// expect: 276 error 460
// expect: 65 error 460
// expect: 276 error 461
// expect: 20 error 461
// expect: 276 error 462
// expect: 276 error 463
// expect: 135 error 464
// expect: 135 error 465
// expect: 20 error 465
// expect: 135 error 466
// expect: 20 error 467
// expect: 20026 error 467
// expect: 20 error 468
// expect: 29 error 468
// expect: 18 error 468
// expect: 20 error 469
// expect: 20 error 470
// expect: 20 error 471
// expect: 20 error 471
// expect: 20 error 472
// expect: 20 error 473
// expect: 20 error 474
// expect: 20 error 474
// expect: 20 error 475
// expect: 53 error 475
// expect: 20 error 476
// expect: 20 error 478
// expect: 29 error 478
// expect: 18 error 478
// expect: 20 error 479
// expect: 20 error 479
// expect: 29 error 479
// expect: 18 error 479
// expect: 20 error 480
// expect: 29 error 480
// expect: 65 error 480
// expect: 20 error 481
// expect: 29 error 481
// expect: 65 error 481
// expect: 20 error 482
// expect: 29 error 482
// expect: 65 error 482
// expect: 20 error 483
// expect: 20 error 483
// expect: 29 error 483
// expect: 65 error 483
// expect: 20 error 484
// expect: 20 error 484
// expect: 29 error 484
// expect: 65 error 484
// expect: 20 error 485
// expect: 20 error 485
// expect: 29 error 485
// expect: 65 error 485
// expect: 20 error 486
// expect: 20 error 486
// expect: 29 error 486
// expect: 65 error 486
// expect: 29 error 486
// expect: 79 error 486
// expect: 79 error 486
// expect: 20 error 489
// expect: 20 error 490
// expect: 20 error 491
// expect: 20 error 491
// expect: 20 error 492
// expect: 20 error 492
// expect: 20 error 493
// expect: 20 error 493
// expect: 20 error 493
// expect: 20 error 494
// expect: 20 error 494
// expect: 20 error 494
// expect: 20 error 494
// expect: 20 error 495
// expect: 20 error 495
// expect: 20 error 495
// expect: 20 error 496
// expect: 20 error 496
// expect: 20 error 497
// expect: 20 error 497
// expect: 20 error 498
// expect: 29 error 498
// expect: 29 error 498
// expect: 20 error 499
// expect: 20 error 502
// expect: 20 error 503
// expect: 329 warning 503
// expect: 20 error 504
// expect: 329 warning 504
// expect: 276 error 505
// expect: 65 error 505
// expect: 135 error 506
// expect: 20 error 507
// expect: 20 error 507
// expect: 20 error 508
// expect: 20 error 509
// expect: 262 error 510
// expect: 20 error 511
// expect: 20 error 512
// expect: 20 error 513
// expect: 20 error 513
// expect-device: 20 error 398
// expect-device: 20 error 398
// expect-device: 20 error 399
// expect-device: 20 error 399
// expect-device: 20 error 400
// expect-device: 20 error 400
// expect-device: 20 error 401
// expect-device: 20 error 402
// expect-device: 20 error 402
// expect-device: 20 error 403
// expect-device: 20 error 403
// expect-device: 20 error 403
// expect-device: 20 error 404
// expect-device: 29 error 404
// expect-device: 20 error 405
// expect-device: 20 error 405
// expect-device: 20 error 406
// expect-device: 20 error 406
// expect-device: 79 error 406
// expect-device: 20 error 407
// expect-device: 20 error 407
// expect-device: 79 error 407
// expect-device: 20 error 408
// expect-device: 20 error 408
// expect-device: 29 error 408
// expect-device: 65 error 408
// expect-device: 20 error 409
// expect-device: 20 error 410
// expect-device: 20 error 411
// expect-device: 20 error 412
// expect-device: 20 error 413
// expect-device: 20 error 414
// expect-device: 20 error 414
// expect-device: 20 error 415
// expect-device: 20 error 416
// expect-device: 20 error 417
// expect-device: 20 error 418
// expect-device: 20 error 419
// expect-device: 20 error 419
// expect-device: 20 error 420
// expect-device: 20 error 421
// expect-device: 20 error 422
// expect-device: 20 error 422
// expect-device: 20 error 423
// expect-device: 20 error 424
// expect-device: 20 error 425
// expect-device: 20 error 426
// expect-device: 20 error 427
// expect-device: 18 error 427
// expect-device: 20 error 428
// expect-device: 29 error 428
// expect-device: 18 error 428
// expect-device: 20 error 429
// expect-device: 20 error 430
// expect-device: 177 warning 430
// expect-device: 20 error 431
// expect-device: 177 warning 431
// expect-device: 20 error 432
// expect-device: 177 warning 432
// expect-device: 20 error 433
// expect-device: 20 error 434
// expect-device: 20 error 435
// expect-device: 20 error 436
// expect-device: 20 error 437
// expect-device: 20 error 438
// expect-device: 20 error 439
// expect-device: 20 error 440
// expect-device: 20 error 441
// expect-device: 29 error 441
// expect-device: 65 error 441
// expect-device: 20 error 442
// expect-device: 177 warning 442
// expect-device: 20 error 443
// expect-device: 177 warning 443
// expect-device: 20 error 444
// expect-device: 177 warning 444
// expect-device: 20 error 445
// expect-device: 20 error 446
// expect-device: 20 error 447
// expect-device: 177 warning 447
// expect-device: 20 error 448
// expect-device: 65 error 449
// expect-device: 177 warning 449
// expect-device: 20 error 450
// expect-device: 20 error 451
// expect-device: 262 error 452
// expect-device: 20 error 453
// expect-device: 20 error 454
// expect-device: 20 error 455
// expect-device: 329 warning 455
// expect-device: 20 error 456
// expect-device: 329 warning 456
// expect-device: 20 error 457
// expect-device: 20 error 457
// expect-device: 20 error 458
// expect-device: 276 error 459
// expect-device: 276 error 460
// expect-device: 65 error 460
// expect-device: 276 error 461
// expect-device: 20 error 461
// expect-device: 276 error 462
// expect-device: 276 error 463
// expect-device: 550 warning 463
// expect-device: 135 error 464
// expect-device: 135 error 465
// expect-device: 20 error 465
// expect-device: 135 error 466
// expect-device: 20 error 467
// expect-device: 20 error 468
// expect-device: 29 error 468
// expect-device: 18 error 468
// expect-device: 20 error 469
// expect-device: 20 error 470
// expect-device: 20 error 471
// expect-device: 20 error 471
// expect-device: 20 error 472
// expect-device: 20 error 473
// expect-device: 20 error 474
// expect-device: 20 error 474
// expect-device: 20 error 475
// expect-device: 53 error 475
// expect-device: 20 error 476
// expect-device: 20 error 478
// expect-device: 29 error 478
// expect-device: 18 error 478
// expect-device: 20 error 479
// expect-device: 20 error 479
// expect-device: 29 error 479
// expect-device: 18 error 479
// expect-device: 20 error 480
// expect-device: 29 error 480
// expect-device: 65 error 480
// expect-device: 20 error 481
// expect-device: 29 error 481
// expect-device: 65 error 481
// expect-device: 20 error 482
// expect-device: 29 error 482
// expect-device: 65 error 482
// expect-device: 550 warning 482
// expect-device: 20 error 483
// expect-device: 20 error 483
// expect-device: 29 error 483
// expect-device: 65 error 483
// expect-device: 20 error 484
// expect-device: 20 error 484
// expect-device: 29 error 484
// expect-device: 65 error 484
// expect-device: 20 error 485
// expect-device: 20 error 485
// expect-device: 29 error 485
// expect-device: 65 error 485
// expect-device: 20 error 486
// expect-device: 20 error 486
// expect-device: 29 error 486
// expect-device: 65 error 486
// expect-device: 29 error 486
// expect-device: 79 error 486
// expect-device: 79 error 486
// expect-device: 550 warning 486
// expect-device: 20 error 489
// expect-device: 20 error 490
// expect-device: 20 error 491
// expect-device: 20 error 491
// expect-device: 20 error 492
// expect-device: 20 error 492
// expect-device: 20 error 493
// expect-device: 20 error 493
// expect-device: 20 error 493
// expect-device: 20 error 494
// expect-device: 20 error 494
// expect-device: 20 error 494
// expect-device: 20 error 494
// expect-device: 20 error 496
// expect-device: 20 error 496
// expect-device: 177 warning 496
// expect-device: 20 error 497
// expect-device: 20 error 497
// expect-device: 177 warning 497
// expect-device: 177 warning 497
// expect-device: 20 error 498
// expect-device: 29 error 498
// expect-device: 29 error 498
// expect-device: 20 error 499
// expect-device: 20 error 502
// expect-device: 20 error 503
// expect-device: 329 warning 503
// expect-device: 20 error 504
// expect-device: 329 warning 504
// expect-device: 276 error 505
// expect-device: 65 error 505
// expect-device: 135 error 506
// expect-device: 20 error 507
// expect-device: 20 error 507
// expect-device: 20 error 508
// expect-device: 20 error 509
// expect-device: 262 error 510
// expect-device: 177 warning 510
// expect-device: 20 error 511
// expect-device: 20 error 512
// expect-device: 20 error 513
// expect-device: 20 error 513
// flags: --error_limit=1000
// Types that nothing declares in the declarations and operands of functions: `T *p` multiplies.
namespace n { struct q { q(int); q(); }; }
template <class T> struct box { int n; };
template <class T> T tf(T); template <class T> __global__ void tk(T); __global__ void k(int *);
int g(int, int = 0); int arr[4]; template <class T> T *std_make(int);
int f0(int x, void *vp) { miss0 *p; return 0; }
int f1(int x, void *vp) { miss1 &r = x; return 0; }
int f2(int x, void *vp) { miss2 **pp; return 0; }
int f3(int x, void *vp) { const miss3 *p = &x; return 0; }
int f4(int x, void *vp) { miss4 *p(nullptr); return 0; }
int f5(int x, void *vp) { miss5 *a = 0, *b = 0; return 0; }
int f6(int x, void *vp) { miss6 *const p = 0; return 0; }
int f7(int x, void *vp) { miss7 * restrict_p = 0; restrict_p = 0; return 0; }
int f8(int x, void *vp) { miss8 *p = new miss8(); return 0; }
int f9(int x, void *vp) { miss9 *p = new miss9[3]; return 0; }
int f10(int x, void *vp) { miss10 *p = (miss10 *)g(1); return 0; }
int f13(int x, void *vp) { miss13 v; v.x = 1; v.f(); return 0; }
int f14(int x, void *vp) { miss14 v = x; return 0; }
int f15(int x, void *vp) { miss15 v(x); return 0; }
int f16(int x, void *vp) { miss16 v{x}; return 0; }
int f17(int x, void *vp) { miss17 v[3]; return 0; }
int f18(int x, void *vp) { miss18 *v[3]; return 0; }
int f19(int x, void *vp) { static miss19 v; return 0; }
int f20(int x, void *vp) { extern miss20 v; return 0; }
int f21(int x, void *vp) { miss21 f(int); return 0; }
int f23(int x, void *vp) { for (miss23 i = 0; i < 3; i++) g(i); return 0; }
int f24(int x, void *vp) { for (miss24 *p = vp; p; ++p) g(1); return 0; }
int f25(int x, void *vp) { for (miss25 e : arr) g(1); return 0; }
int f26(int x, void *vp) { for (const miss26 &e : arr) g(e); return 0; }
int f27(int x, void *vp) { if (miss27 *p = vp) g(1); return 0; }
int f28(int x, void *vp) { while (miss28 q = x) g(1); return 0; }
int f29(int x, void *vp) { sizeof(miss29); return 0; }
int f30(int x, void *vp) { int s = sizeof(miss30); return 0; }
int f32(int x, void *vp) { int s = sizeof(miss32[3]); return 0; }
int f33(int x, void *vp) { g((miss33)x); return 0; }
int f34(int x, void *vp) { g((miss34 *)vp == 0); return 0; }
int f35(int x, void *vp) { g(miss35(x)); return 0; }
int f37(int x, void *vp) { auto l = [](miss37 a) { return 1; }; return 0; }
int f38(int x, void *vp) { auto l = [](miss38 *a) { return 1; }; return 0; }
int f39(int x, void *vp) { auto l = [&]() -> miss39 { return x; }; return 0; }
int f40(int x, void *vp) { using al = miss40; return 0; }
int f41(int x, void *vp) { using al = miss41 *; return 0; }
int f42(int x, void *vp) { typedef miss42 al; al z; return 0; }
int f43(int x, void *vp) { try { g(1); } catch (miss43 &e) { } return 0; }
int f44(int x, void *vp) { try { g(1); } catch (const miss44 &e) { g(e.c); } return 0; }
int f45(int x, void *vp) { throw miss45(); return 0; }
int f46(int x, void *vp) { throw miss46("a"); return 0; }
int f47(int x, void *vp) { return miss47(x); return 0; }
int f48(int x, void *vp) { delete (miss48 *)vp; return 0; }
int f49(int x, void *vp) { box<miss49> b; return 0; }
int f50(int x, void *vp) { box<miss50 *> b; return 0; }
int f51(int x, void *vp) { box<box<miss51>> b; return 0; }
int f52(int x, void *vp) { g(x, box<miss52>().n); return 0; }
int f53(int x, void *vp) { tf<miss53>(x); return 0; }
int f56(int x, void *vp) { alignas(miss56) char b[4]; return 0; }
int f57(int x, void *vp) { decltype(miss57) d; return 0; }
int f58(int x, void *vp) { unsigned miss58 v; return 0; }
int f60(int x, void *vp) { volatile miss60 v; return 0; }
int f62(int x, void *vp) { enum class E : miss62 { a }; return 0; }
int f63(int x, void *vp) { struct L : miss63 { }; return 0; }
int f64(int x, void *vp) { struct L { miss64 m; }; return 0; }
int f65(int x, void *vp) { struct L { miss65 *m; void f() { m->x = 1; } }; return 0; }
int f66(int x, void *vp) { struct L { miss66 f(); }; L().f(); return 0; }
int f67(int x, void *vp) { struct L { void f(miss67 a); }; L().f(1); return 0; }
int f68(int x, void *vp) { friend_(miss68); return 0; }
int f69(int x, void *vp) { miss69; return 0; }
int f70(int x, void *vp) { miss70::make(x); return 0; }
int f71(int x, void *vp) { miss71::type v; return 0; }
int f72(int x, void *vp) { miss72::type *v = 0; return 0; }
int f73(int x, void *vp) { g(miss73::value); return 0; }
int f74(int x, void *vp) { x = miss74::value; return 0; }
int f75(int x, void *vp) { n::miss75 v; return 0; }
int f76(int x, void *vp) { n::miss76 *v = 0; return 0; }
int f77(int x, void *vp) { g(n::miss77(x)); return 0; }
int f78(int x, void *vp) { __shared__ miss78 sh[4]; return 0; }
int f79(int x, void *vp) { k<<<1, 1>>>((miss79 *)vp); return 0; }
int f82(int x, void *vp) { static_assert(sizeof(miss82) == 4, ""); return 0; }
int f83(int x, void *vp) { miss83 v, w; w = v; return 0; }
int f84(int x, void *vp) { miss84 *v = 0; *v = 1; v[0] = 2; v++; return 0; }
int f85(int x, void *vp) { goto a; a: miss85 v; return 0; }
int f86(int x, void *vp) { switch (x) { case 1: miss86 v; break; } return 0; }
int f87(int x, void *vp) { do miss87 *p = 0; while (x); return 0; }
int f88(int x, void *vp) { int y = x ? (miss88)1 : 2; return 0; }
int f89(int x, void *vp) { auto p = std_make<miss89>(x); return 0; }
namespace d {
int f1(int x, void *vp) { g((missa *)vp == 0); return 0; }
int f2(int x, void *vp) { missb *p = 0; g((missb *)vp == 0); return 0; }
int f3(int x, void *vp) { int y = (missc *)vp; return 0; }
int f4(int x, void *vp) { int y = (missd *)g(1); return 0; }
int f5(int x, void *vp) { int y = 3; y = (misse *)g(1); return 0; }
int f6(int x, void *vp) { missf v; v = (missf *)g(1); return 0; }
int f7(int x, void *vp) { missg *v = (missg *)vp; return 0; }
int f8(int x, void *vp) { missh *v = (missh *)malloc(3 * sizeof(missh)); v->x = 3; return 0; }
int f9(int x, void *vp) { missi *v; v = (missi *)vp; x = sizeof(missi); x = sizeof(missi *); v = new missi[3]; v = new missi(); return 0; }
}
namespace h {
int f1(int x) { for (missa &e : arr) g(1); return 0; }
int f2(int x) { for (missb *e : arr) g(1); return 0; }
int f3(int x) { while (missc *e = 0) g(1); return 0; }
int f4(int x) { switch (missd *e = 0) { } return 0; }
int f6(int x) { missf &e = x; missf *q; e = 3; q = 0; return 0; }
int f8(int x) { { missi *e = 0; } e = 0; missi *e = 0; return 0; }
template <class T> int f9(T x) { missj *e = 0; e = x; missj **q = &e; return 0; }
int f11(int x) { auto l = [&](int y) { missl *e = 0; return e; }; return 0; }
int f12(int x) { const missm *e = 0; static missm *q = 0; return 0; }
int f13(int x) { missn *volatile e = 0; missn *__restrict__ q = 0; return 0; }
int f14(int x) { missn *x = 0; missn *arr = 0; missn *g = 0; return 0; }
}
namespace e {
int f1(int x) { missa f(int); return 0; }
int f2(int x) { struct L { missb f(); }; L().f(); return 0; }
int f3(int x) { struct L { void f(missc a); }; L().f(1); return 0; }
int f4(int x) { missd::type v; return 0; }
int f5(int x) { n::misse v; return 0; }
int f6(int x) { do missf *p = 0; while (x); return 0; }
int f10(int x) { extern missj f(int); return 0; }
int f11(int x) { typedef missk f(int); return 0; }
int f15(int x) { struct L : missp { int a; }; L l; return 0; }
int f19(int x) { if (x) missaa f(int); return 0; }
int f20(int x) { missab f(int), g(int); return 0; }
int f21(int x) { missac f(1); missad h(x, x); return 0; }
}
