// expect: 70 error 34
// expect: 18 error 34
// expect: 65 error 34
// expect: 20 error 36
// expect: 254 error 36
// expect: 146 error 36
// expect: 18 error 36
// expect: 65 error 36
// expect: 70 error 38
// expect: 18 error 38
// expect: 65 error 38
// expect: 254 error 40
// expect: 146 error 40
// expect: 18 error 40
// expect: 65 error 40
// expect: 757 error 42
// expect: 757 error 44
// expect: 18 error 44
// expect: 65 error 44
// expect: 757 error 46
// expect: 70 error 50
// expect: 65 error 50
// expect: 254 error 53
// expect: 146 error 53
// expect: 65 error 53
// expect: 18 error 56
// expect: 18 error 57
// expect: 757 error 58
// expect: 757 error 59
// expect: 18 error 59
// expect: 65 error 59
// Parameters that begin with the name of a value are the initialiser of a variable.
int v; 
void u1(v x) {}
int a1;
int u2(v *x, int n) { n = 3; }
int a2;
template <int N> void u3(N x) {}
int a3;
template <int N> int u4(N *x, int n) { return n; }
int a4;
template <int N> int u5(const N *x, int n) { return n; }
int a5;
template <int N> N u6(N x) { return x; }
int a6;
template <int N> N u7(int x) { return x; }
int a7;
int a8;
int a9;
void v1(v &x) { x; }
int a10;
int a11;
int v3(v, int) { }
int a12;
template <int N> struct T;
template <int N> int v4(N x);
int v5(v x);
v v6(int a) { return a; }
v v7(v a) { return a; }
v g;
