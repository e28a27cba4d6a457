// expect: 20289 error 31
// expect: 20290 error 42
// expect: 20295 error 44
struct S3{char c[3];}; struct S16{int c[4];}; 
__device__ void d(int*p,__int128*q,S16*s,float*f, S3*t){
 __nv_atomic_load_n(p,3);
 __nv_atomic_load_n(p,4);
 __nv_atomic_load_n(p,2);
 __nv_atomic_load(p,p,3);
 __nv_atomic_store_n(p,1,1);
 __nv_atomic_store_n(p,1,2);
 __nv_atomic_store_n(p,1,4);
 __nv_atomic_store(p,p,4);
 __nv_atomic_store(p,p,3);
 __nv_atomic_store(p,p,5);
 __nv_atomic_load_n(p,3,2);
 __nv_atomic_load_n(p,0,2);
 __nv_atomic_load(p,p,0,2);
 __nv_atomic_store_n(p,1,0,2);
 __nv_atomic_store(p,p,0,2);
 __nv_atomic_fetch_add(p,1,0,2);
 __nv_atomic_add(p,1,0,2);
 __nv_atomic_exchange_n(p,1,0,2);
 __nv_atomic_compare_exchange_n(p,p,1,0,0,0,2);
 __nv_atomic_compare_exchange_n(p,p,1,0,0,3);
 __nv_atomic_thread_fence(0,2);
 __nv_atomic_exchange_n(q,1,0,0);
 __nv_atomic_exchange(q,q,q,0,0);
 __nv_atomic_exchange(s,s,s,0,0);
 __nv_atomic_exchange(s,s,s,0,2);
 __nv_atomic_exchange(s,s,s,9,2);
 __nv_atomic_compare_exchange(s,s,s,0,0,0,2);
 __nv_atomic_compare_exchange_n(q,q,1,0,0,0);
 __nv_atomic_load(s,s,0,0);
 __nv_atomic_load_n(q,0,0);
 __nv_atomic_store_n(q,1,0,0);
 auto a=&__nv_atomic_load_n;
 auto b=__nv_atomic_load_n;
 (&__nv_atomic_load_n)(p,0);
 (*__nv_atomic_load_n)(p,0);
 (void)__nv_atomic_load_n;
 __nv_atomic_load_n(p,3,9);
 __nv_atomic_fetch_add(f,1,0,2);
 __nv_atomic_fetch_min(f,1,0,2);
}
void h(){ auto a=&__nv_atomic_load_n;  auto b=__nv_atomic_load_n; }
__host__ __device__ void hd(int*p){ __nv_atomic_load_n(p,3); __nv_atomic_load_n(p,0,2); }
template<class T> __device__ void tt(T*p,int*q){ __nv_atomic_load_n(p,3); __nv_atomic_load_n(q,3); __nv_atomic_load_n(p,0,2); __nv_atomic_load_n(q,0,2);}
template __device__ void tt(int*,int*);
