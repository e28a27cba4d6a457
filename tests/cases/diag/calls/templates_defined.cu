// expect: 20007 error 35
// expect: 20007 error 35
// expect: 20007 error 35
// expect: 20007 error 35
// expect: 20007 error 35
// expect: 20007 error 35
// expect: 20007 error 35
// expect: 20007 error 38
// expect: 20007 error 38
// expect: 20008 error 38
// expect: 20007 error 39
// expect: 20007 error 39
// expect: 20007 error 40
// expect: 20007 error 40
// expect: 20007 error 40
// expect: 20007 error 40
// expect: 20005 error 42
// detail: 35:148 calling a __device__ function("TC<T1> ::s()") from a __host__ function("m") is not allowed
// detail: 35:165 calling a __device__ function("_ZN2TCI1?E1kEv") from a __host__ function("m") is not allowed
// detail: 35:172 calling a __device__ function("_ZN2TCI1?E1kEv") from a __host__ function("m") is not allowed
// detail: 35:180 calling a __device__ function("_ZN2TCI1?E1kEv") from a __host__ function("m") is not allowed
// detail: 35:206 calling a __device__ function("_ZN2TCI1?E1sEv") from a __host__ function("m") is not allowed
// detail: 35:233 calling a __device__ function("_ZN2TCI1?E1kEv") from a __host__ function("m") is not allowed
// detail: 35:358 calling a __device__ function("_ZN2TCI1?E1kEv") from a __host__ function("operator()") is not allowed
// detail: 38:40 calling a __device__ function("_Z1d1?") from a __host__ function("t1") is not allowed
// detail: 38:54 calling a __device__ function("_Z1d1?") from a __host__ function("t1") is not allowed
// detail: 38:78 calling a constexpr __device__ function("_Z2cd1?") from a __host__ function("t1") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
// detail: 39:90 calling a __device__ function("_Z1d1?") from a __host__ function("t2") is not allowed
// detail: 39:96 calling a __device__ function("_Z1d1?") from a __host__ function("t2") is not allowed
// detail: 40:38 calling a __device__ function("d()") from a __host__ function("V") is not allowed
// detail: 40:53 calling a __device__ function("d()") from a __host__ function("~V") is not allowed
// detail: 40:80 calling a __device__ function("_Z1d1?") from a __host__ function("operator=") is not allowed
// detail: 40:139 calling a __device__ function("d()") from a __host__ function("operator int") is not allowed
// detail: 42:84 calling a __device__ function("d()") from a __host__ __device__ function("hd") is not allowed
template<class T> struct TC { __device__ void k(); __device__ static void s(); void m(TC &o, TC *p) { k(); s(); TC::s(); this->s(); this->k(); o.k(); p->k(); TC<T>::s(); TC::k(); TC<int>::s(); TC<int> x; x.k(); } int operator+(int); __device__ int operator-(int); void n(TC &o) { o - 1; *this - 1; [this] { k(); this->k(); }; } };
__device__ int d(); __device__ int d(int);
__device__ constexpr int cd(int i) { return i; }
template<class T> int t1(T x) { return d(1) + d(x) + d(sizeof(T)) + d(T()) + cd(3); }
template<class T, int N> int t2() { int a[N]; int y = N; auto z = 3; auto w = T(); d(N); d(y); d(z); d(w); d(a[0]); for (auto q : a) d(q); return d(static_cast<int>(T())); }
template<class T> struct V { V() : x(d()) {} ~V() { d(); } V &operator=(V o) { d(1); return *this; } int x = d(); operator int() { return d(); } static int y; };
template<class T> int V<T>::y = d();
template<class T> __host__ __device__ int hd(T) { return d(); }
