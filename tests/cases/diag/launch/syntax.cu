// expect: 125 error 36
// expect: 29 error 36
// expect: 18 error 36
// expect: 65 error 36
// expect: 125 error 37
// expect: 29 error 37
// expect: 18 error 37
// expect: 65 error 37
// expect: 125 error 38
// expect: 29 error 38
// expect: 18 error 38
// expect: 65 error 38
// expect: 125 error 39
// expect: 29 error 39
// expect: 18 error 39
// expect: 65 error 39
// expect: 125 error 40
// expect: 29 error 40
// expect: 18 error 40
// expect: 18 error 40
// expect: 125 error 41
// expect: 29 error 41
// expect: 18 error 41
// expect: 125 error 42
// expect: 29 error 42
// expect: 18 error 42
// expect: 65 error 42
// expect: 29 error 43
// expect: 254 error 44
// expect: 165 error 45
// expect: 125 error 46
// expect: 29 error 46
// expect: 18 error 46
// expect: 65 error 46
__global__ void k(int *p); void foo(int); int v;
void go0(int *p) { k<<<1, 1>>>; }
void go1(int *p) { k<<<1, 1>>> p; }
void go2(int *p) { k<<<1, 1>>>{p}; }
void go3(int *p) { k<<<1, 1>>>[p]; }
void go4(int *p) { foo(k<<<1, 1>>>); }
void go5(int *p) { k<<<1, 1>>>; return; }
void go6(int *p) { if (p) k<<<1, 1>>>; else v = 1; }
void go7(int *p) { k<<<1, , 1>>>(p);  }
void go8(int *p) { k<<<1, 1>>>(int); }
void go9(int *p) { k <<<1, 1>>>()(); }
template <class T> void go10(T *p) { k<<<1, 1>>>; }
