// expect: 167 error 35
// expect: 140 error 35
// expect: 167 error 35
// expect: 140 error 35
// expect: 165 error 35
// expect: 140 error 35
// expect: 167 error 36
// expect: 140 error 36
// expect: 304 error 37
// expect: 304 error 37
// expect: 167 error 38
// expect: 167 error 38
// expect: 140 error 38
// expect: 140 error 43
// expect-device: 167 error 35
// expect-device: 140 error 35
// expect-device: 167 error 35
// expect-device: 140 error 35
// expect-device: 165 error 35
// expect-device: 140 error 35
// expect-device: 167 error 36
// expect-device: 140 error 36
// expect-device: 304 error 37
// expect-device: 304 error 37
// expect-device: 167 error 38
// expect-device: 167 error 38
// expect-device: 140 error 38
// expect-device: 140 error 43
// expect-device: 167 error 44
// expect-device: 165 error 44
// expect-device: 165 error 44
// expect-device: 140 error 45
// Calls with expanded packs, judged in the instances.
void one(int *p); void two(int, int *q = 0); void ov(int); void ov(int *, int);
template <class... A> constexpr int g(A... a) { one(a...); return 1; }
template <class... A> constexpr int h(A... a) { two(1, a...); return 1; }
template <class... A> constexpr int j(A... a) { ov(a...); return 1; }
template <class... A> constexpr int l(A... a) { two((a + 1)..., 2); return 1; }
int a = g(1.5, 2), b = g(a, &a), c = g(), d = g(&a, 1);
int e = h(2), f = h(), m = h(&a, 2);
int n = j(), o = j(1), p = j(&a, 2.0), q = j(&a);
int r = l(1), s = l(), t = l(1, 2);
template <class T> auto once(T t) { one(t, 1); return 1; } void use1(int *p) { once(p); }
template <class K, class... A> void launch(K k, A... a) { k<<<1, 1>>>(a...); } __global__ void kone(int *p) {} __global__ void kthree(int, int, int);
template <class... A> void multi(A... a) { kthree<<<1, sizeof...(A)>>>(a..., 1); }
void use(int *p) { launch(kone, p); launch(kone, 1.5); launch(kone); launch(kthree, 1, 2); multi(1, 2); multi(1, 2, 3); }
