// expect: 20007 error 20
// expect: 20007 error 22
// expect: 20005 error 23
// expect: 20005 error 26
// expect: 20005 error 27
// expect: 20007 error 28
// expect: 20005 error 29
// expect: 20005 error 30
// expect: 20007 error 36
// expect: 20007 error 37
// expect: 20007 error 38
// expect: 20007 error 39
// expect-device: 20039 warning 21
// expect-device: 20040 warning 23
// expect-device: 20037 warning 24
// expect-device: 20035 warning 26
// expect-device: 20036 warning 27
int h(); __device__ int d();
template<class X> struct B { int nn(X); int nd(X); int nh(X); int nb(X); __device__ int dn(X); __device__ int dd(X); __device__ int dh(X); __device__ int db(X); __host__ int hn(X); __host__ __device__ int bn(X); __host__ __device__ int bh(X); }; 
template<class X> int B<X>::nn(X) { return d(); }
template<class X> __device__ int B<X>::nd(X) { return d(); }
template<class X> __host__ int B<X>::nh(X) { return d(); }
template<class X> __host__ __device__ int B<X>::nb(X) { return d(); }
template<class X> int B<X>::dn(X) { return d(); }
template<class X> __device__ int B<X>::dd(X) { return d(); }
template<class X> __host__ int B<X>::dh(X) { return d(); }
template<class X> __host__ __device__ int B<X>::db(X) { return d(); }
template<class X> int B<X>::hn(X) { return d(); }
template<class X> int B<X>::bn(X) { return d(); }
template<class X> __host__ int B<X>::bh(X) { return d(); }
void g(B<int> b) {
 b.nn(1);
 b.nd(1);
 b.nh(1);
 b.nb(1);
 b.dn(1);
 b.dd(1);
 b.dh(1);
 b.db(1);
 b.hn(1);
 b.bn(1);
 b.bh(1);
}
