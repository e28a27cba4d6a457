// expect: 20 error 21
// expect: 254 error 21
// expect: 29 error 21
// expect: 20 error 22
// expect: 29 error 22
// expect: 20 error 23
// expect: 254 error 23
// expect: 29 error 23
// expect: 20 error 24
// expect: 254 error 24
// expect: 29 error 24
// expect: 20 error 24
// expect: 254 error 24
// expect: 20 error 25
// expect: 29 error 25
// expect: 20 error 25
// expect: 254 error 25
// expect: 254 error 25
// expect: 29 error 25
struct S {}; typedef int I;
void h1() { undefd<int><<<1, 1>>>(); }
void h2() { undefe<3><<<1, 1>>>(); }
void h3() { undeff<int, 3><<<1, 1>>>(4); }
void h4() { undefg<S><<<1, 1>>>(); undefi<I>(3); }
void h5() { undefh<true>(); undefj<int, float>(); }
