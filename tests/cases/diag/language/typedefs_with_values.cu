// expect: 65 error 18
// expect: 65 error 19
// expect: 65 error 20
// expect: 20 error 21
// expect: 65 error 22
// expect: 65 error 25
// expect: 65 error 26
// expect: 65 error 28
// expect: 20 error 29
// expect: 20 error 30
// expect: 65 error 33
// expect: 65 error 34
// expect: 65 error 35
// expect: 20 error 36
// expect: 65 error 37
// flags: --c++17
// A typedef has no value: behind its name a semicolon is expected.
typedef int Kind = 3;
typedef int Kind2{3};
typedef int A1, B1 = 2, C1;
A1 x1; B1 x2; C1 x3;
typedef struct S { int a; } T = {1};
T t1;
void f() {
    typedef int L = 4;
    typedef int M{4};
    L a = 1;
    typedef double *P = 0, Q;
    P p; Q q;
    undeclared;
}
struct C {
    typedef int K = 3;
    typedef int K2{3};
    typedef int K3 = 2, K4;
    K k; K3 k3; K4 k4;
    int typedef K5 = 3;
};
