// flags: -std=c++17
// calls of constexpr functions: where the front end puts a value in their place nothing is kept
template<int N> __host__ __device__ constexpr int cf(int x) { return x; }
template<int N> struct P { int a; __host__ __device__ constexpr P(int q) : a(q) {} };
__host__ __device__ void take(int); template<int N> __host__ __device__ void takep(P<N>) {}  template<int N> __host__ __device__ void taker(const P<N>&) {}
int g0 = cf<0>(3);
int h(int v) { int x = cf<1>(3); const int y = cf<2>(3); x = cf<3>(3); take(cf<4>(3)); P<5> p(3); takep<6>(3); taker<7>(3); P<8>* q = new P<8>(3); P<9> z(v); if (cf<10>(1)) x++; static P<11> sp(2); P<12>(3); switch (x) { case cf<13>(4): ; } P<14> arr[2] = {1, 2}; auto w = P<15>{2}; int uu = cf<17>(v); const int& rr = cf<19>(1); bool b = noexcept(cf<20>(1)); x = 1 + cf<21>(3); return cf<16>(3); }
__device__ int d(int v) { int x = cf<101>(3); const int y = cf<102>(3); x = cf<103>(3); take(cf<104>(3)); P<105> p(3); takep<106>(3); taker<107>(3); P<109> z(v); return cf<116>(3); }
P<18> gp(3);
