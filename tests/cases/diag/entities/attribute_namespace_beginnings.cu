// expect: 2803 warning 12
// expect: 2803 warning 13
// expect: 2803 warning 14
// expect: 2803 warning 18
// expect: 2803 warning 22
// expect: 2803 warning 27
// expect: 2803 warning 28
// expect: 2803 warning 30
[[m::zz]] int v0;
[[ms::zz]] int v1;
[[msvc::zz]] int v2;
[[mm::zz]] int v3;
[[o::zz]] int v4;
[[omp::zz]] int v5;
[[c::zz]] int v6;
[[cla::zz]] int v7;
[[clang::zz]] int v8;
[[clangs::zz]] int v9;
[[g::zz]] int v10;
[[gn::zz]] int v11;
[[gnu::zz]] int v12;
[[gnux::zz]] int v13;
[[_::zz]] int v14;
[[__g::zz]] int v15;
[[__gnu__::zz]] int v16;
[[__gnu_::zz]] int v17;
[[_C::zz]] int v18;
[[_Clang::zz]] int v19;
[[cl::zz]] int v20;
[[nv::zz]] int v21;
