// expect: 20289 error 29
// expect: 20289 error 30
// expect: 69 warning 39
// expect: 20291 error 17
// expect: 20291 error 18
// expect: 20291 error 17
// expect: 20291 error 18
// expect: 20294 error 17
// expect: 20289 error 18
// expect: 20289 error 18
// expect: 20294 error 24
// expect: 20291 error 24
// expect: 120 error 24
// expect-device: 20300 error 30
// expect-device: 20299 error 29
template <class T> __device__ void both(T *p, T v) {
  __nv_atomic_fetch_add(p, v, 0, 0);
  __nv_atomic_fetch_and(p, v, 9, 0);
}
template __device__ void both(short *, short);
template __device__ void both<char>(char *, char);
template __device__ void both(long long *, long long);
template __device__ void both<unsigned>(unsigned *, unsigned);
template <class T> __device__ T given(T *p, T v) { return __nv_atomic_fetch_add(p, v, 0, 0); }
template __device__ float given(float *, float);
template __device__ long given(long *, long);
template __device__ short given(short *, short);
template <int O> __device__ void ordered(int *p) {
  __nv_atomic_load_n(p, O, 0);
  __nv_atomic_store_n(p, 1, O, 0);
}
template __device__ void ordered<0>(int *);
template __device__ void ordered<2>(int *);
template __device__ void ordered<3>(int *);
template __device__ void ordered<9>(int *);
__device__ void signs(unsigned *u, unsigned short *s, int *p) {
  __nv_atomic_fetch_add(u, -1, 0, 0);
  __nv_atomic_store_n(s, -1, 0, 0);
  __nv_atomic_exchange_n(u, 5000000000, 0, 0);
  __nv_atomic_fetch_min(p, 4000000000u, 0, 0);
}
