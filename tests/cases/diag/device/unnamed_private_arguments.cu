// expect-device: 20129 error 9
// expect-device: 20128 error 9
// expect-device: 20129 error 10
// expect-device: 20128 error 10
// expect-device: 20128 error 11
template <class T> __global__ void k(T t) {}
class P { enum { e1 }; struct { int x; } un; typedef struct { int y; } Td; enum { e2 }; public:
 static void go() {
k<<<1, 1>>>(e1);
k<<<1, 1>>>(decltype(un)());
k<<<1, 1>>>(Td());
} 
};
