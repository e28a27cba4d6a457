// expect: 20052 error 28
// expect: 125 error 28
// expect: 29 error 28
// expect: 18 error 28
// expect: 65 error 28
// expect: 20052 error 29
// expect: 125 error 29
// expect: 29 error 29
// expect: 18 error 29
// expect: 65 error 29
// expect: 109 error 30
// expect: 20052 error 30
// expect: 125 error 30
// expect: 29 error 30
// expect: 18 error 30
// expect: 65 error 30
// expect: 20052 error 31
// expect: 125 error 31
// expect: 29 error 31
// expect: 18 error 31
// expect: 65 error 31
// expect: 20052 error 32
// expect: 125 error 32
// expect: 29 error 32
// expect: 18 error 32
// expect: 65 error 32
__global__ void k(int) {}
void shifted() { k<<<1, 1>>(1); }
void compared() { k<<<1, 1>(1); }
void called() { k<<<1, 1 (1); }
void ended() { k<<<1, 1; }
template <class T> void generic(T n) { k<<<n, 1>>(1); }
