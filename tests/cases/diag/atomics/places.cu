// expect: 20289 error 24
// expect: 20 error 25
// expect: 20296 error 28
// expect: 20289 error 28
// expect: 20289 error 28
// expect: 20289 error 29
// expect: 20289 error 30
// expect: 20289 error 30
// expect: 20289 error 30
// expect: 20153 error 30
// expect: 20296 error 31
// expect: 120 error 31
// expect: 20289 error 33
// expect: 20289 error 34
// expect: 20289 error 38
// expect: 167 error 39
// expect: 167 error 39
// expect: 20296 error 40
// expect: 20296 error 40
// expect: 144 error 40
// expect: 20296 error 41
// flags: --error_limit=2000
__device__ auto g(int*p){ auto x=[]{}; return __nv_atomic_load_n(p,0); }
__device__ int g2(int*p){ return sizeof(__nv_atomic_load_n(p,9)); }
int v3=__nv_atomic_load_n(&v,0);
__device__ int v4=__nv_atomic_load_n(&v,0);
__device__ int v5=__nv_atomic_load_n(&v,9);
__device__ void g3(int*p){ struct L{ void f(int*p){__nv_atomic_load_n(p,9);} }; auto l=[&]{ __nv_atomic_load_n(p,9); }; auto k=[&](auto x){ __nv_atomic_load_n(p,9);__nv_atomic_load_n(x,9); };}
__host__ __device__ void g4(int*p){ auto l=[&]{ __nv_atomic_load_n(p,9); };}
void g5(int*p){ auto l=[=]__device__{ __nv_atomic_load_n(p,9); }; auto l2=[=]__host__ __device__{ __nv_atomic_load_n(p,9); }; auto l3=[=]__host__ __device__{ return [=]{__nv_atomic_load_n(p,9);}; };}
constexpr int g7(int*p){ return __nv_atomic_load_n(p,9); }
__device__ __attribute__((noinline)) void g8(int*p);
void g8(int*p){ __nv_atomic_load_n(p,9); }
__device__ void g9(int*p); __host__ void g9(int*p){ __nv_atomic_load_n(p,9); }
void __nv_atomic_mine(int*);
void h11(int*p){ __nv_atomic_mine(p); int __nv_atomic_load; __nv_atomic_load=3; }
namespace N{ void __nv_atomic_store_n(int*); void h(int*p){ __nv_atomic_store_n(p); } }
extern "C" __device__ void h13(int*p){  __nv_atomic_load_n(p,9); }
__device__ int h14(const int*p){ return __nv_atomic_load_n(p,0)+__nv_atomic_fetch_add(p,1,0); }
template<class T> void h16(T*p, int*q){ __nv_atomic_load_n(p,9); __nv_atomic_load_n(q,9); int x=__nv_atomic_load_n(q,9); }
template<> void h16(int*p,int*q){ __nv_atomic_load_n(p,9); }
