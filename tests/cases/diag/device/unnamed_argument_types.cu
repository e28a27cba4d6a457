// expect: none
// expect-device: 20126 error 10
// expect-device: 20129 error 10
// expect-device: 20126 error 11
// expect-device: 20129 error 11
// expect-device: 20126 error 12
// expect-device: 20126 error 13
// expect-device: 20126 error 13
template <class T> __global__ void k(T) {}
void enumerators() { enum { A }; k<<<1, 1>>>(A); }
void objects() { struct { int x; } s = {1}; k<<<1, 1>>>(s); }
void named() { enum E { B }; k<<<1, 1>>>(B); }
void by_typedef() { typedef enum { C } TC; k<<<1, 1>>>(C); typedef struct { int q; } TS; k<<<1, 1>>>(TS()); }
