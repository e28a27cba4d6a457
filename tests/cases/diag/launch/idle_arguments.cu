// expect: 63 warning 16
// expect: 69 warning 16
// expect: 63 warning 17
// expect: 186 warning 17
// expect: 174 warning 18
// expect: 174 warning 18
// expect: 174 warning 19
// expect: 174 warning 19
// expect: 39 warning 20
// expect: 186 warning 21
// expect: 174 warning 21
// expect: 174 warning 23
__global__ void k(int, char = 1);
void f(int &i);
void go(int i, unsigned u) {
  k<<<1, 1>>>(1 << 40, 300);
  k<<<1 << 33, 1>>>(u < 0);
  k<<<1, (i, 2)>>>((i, 3));
  k<<<(1, 2), 1>>>((i == 2, 3));
  k<<<1, 1>>>(i / 0);
  k<<<1, 1>>>((u >= 0, f(i), i));
}
template <class T> void tgo(T t) { k<<<1, 1>>>((t, 2)); k<<<1, 1>>>((1, 2)); }
