// expect: 2803 warning 25
// expect: 2803 warning 26
// expect: 2803 warning 27
// expect: 2803 warning 28
// expect: 2803 warning 29
// expect: 2803 warning 30
// expect: 2803 warning 31
// expect: 2803 warning 32
// expect: 2803 warning 34
// expect: 2803 warning 35
// expect: 2803 warning 36
// expect: 2803 warning 37
// expect: 2803 warning 38
// expect: 2803 warning 38
// expect: 2803 warning 38
// expect: 2803 warning 38
// expect: 2803 warning 38
// expect: 2803 warning 39
// expect: 2803 warning 39
// expect: 2803 warning 39
// expect: 2803 warning 39
[[gnu::foo]] void f_gnu();
[[clang::foo]] void f_clang();
[[msvc::foo]] void f_msvc();
[[nv::foo]] void f_nv();
[[nvidia::foo]] void f_nvidia();
[[cuda::foo]] void f_cuda();
[[nvc::foo]] void f_nvc();
[[edg::foo]] void f_edg();
[[arm::foo]] void f_arm();
[[intel::foo]] void f_intel();
[[omp::foo]] void f_omp();
[[__gnu__::foo]] void f___gnu__();
[[std::foo]] void f_std();
[[rdc::foo]] void f_rdc();
[[acc::foo]] void f_acc();
[[fixits::foo]] void f_fixits();
[[using nvidia: a, b]] void u1(); [[nvidia::a, nvidia::b]] void u2(); [[nvidia::a]] [[nvidia::b]] void u3(); [[using gnu: cold]] void u4();
int *[[nvidia::a]] p; int arr[3] [[nvidia::a]]; [[ nvidia :: a ]] int q; [[nosuch]] int s; [[nvidia]] int t; void w(int x [[nvidia::a]]);
