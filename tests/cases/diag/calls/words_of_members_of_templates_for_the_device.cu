// expect-device: 20039 warning 29
// expect-device: 20040 warning 31
// expect-device: 20037 warning 32
// expect-device: 20035 warning 34
// expect-device: 20036 warning 35
// expect-device: 20039 warning 37
// expect-device: 20016 error 42
// expect-device: 20068 error 42
// expect-device: 20016 error 44
// expect-device: 20068 error 44
// expect-device: 20016 error 50
// expect-device: 20068 error 50
// expect-device: 20016 error 29
// expect-device: 20068 error 29
// expect-device: 20011 warning 31
// expect-device: 20016 error 32
// expect-device: 20068 error 32
// expect-device: 20016 error 33
// expect-device: 20068 error 33
// expect-device: 20011 warning 34
// expect-device: 20011 warning 35
// expect-device: 20011 warning 37
// expect-device: 20011 warning 38
// expect-device: 20011 warning 39
// expect-device: 20011 warning 40
int h(); __device__ int d();
template<class X> struct B { int nn(X); int nd(X); int nh(X); int nb(X); __device__ int dn(X); __device__ int dd(X); __device__ int dh(X); __device__ int db(X); __host__ int hn(X); __host__ int hd(X); __host__ __device__ int bn(X); __host__ __device__ int bd(X); __host__ __device__ int bh(X); }; 
template<class X> int B<X>::nn(X) { return h(); }
template<class X> __device__ int B<X>::nd(X) { return h(); }
template<class X> __host__ int B<X>::nh(X) { return h(); }
template<class X> __host__ __device__ int B<X>::nb(X) { return h(); }
template<class X> int B<X>::dn(X) { return h(); }
template<class X> __device__ int B<X>::dd(X) { return h(); }
template<class X> __host__ int B<X>::dh(X) { return h(); }
template<class X> __host__ __device__ int B<X>::db(X) { return h(); }
template<class X> int B<X>::hn(X) { return h(); }
template<class X> __device__ int B<X>::hd(X) { return h(); }
template<class X> int B<X>::bn(X) { return h(); }
template<class X> __device__ int B<X>::bd(X) { return h(); }
template<class X> __host__ int B<X>::bh(X) { return h(); }
__device__ void g(B<int> b) {
 b.nn(1);
 b.nd(1);
 b.nh(1);
 b.nb(1);
 b.dn(1);
 b.dd(1);
 b.dh(1);
 b.db(1);
 b.hn(1);
 b.hd(1);
 b.bn(1);
 b.bd(1);
 b.bh(1);
}
