// expect: 165 error 26
// expect: 20298 error 27
// expect: 20298 error 28
// expect: 20290 error 28
// expect: 165 error 29
// expect: 20312 error 30
// expect: 1645 error 30
// expect: 1647 warning 31
// expect: 1647 warning 32
// expect: 20289 error 33
// expect: 20290 error 34
// expect: 20289 error 37
// expect: 20314 error 39
// expect: 144 error 39
// expect: 165 error 44
// expect: 20296 error 45
// expect: 20296 error 46
// expect: 20296 error 47
// expect: 144 error 47
// expect: 20289 error 50
// expect: 20290 error 51
// expect: 20298 error 53
template<int N,typename U> __device__ void tt(int*p,U*q, U w,typename U::x*dx){
 __nv_atomic_load_n(q,9);
 __nv_atomic_load_n(w,0);
 __nv_atomic_load_n(q);
 __nv_atomic_load_n(p,w);
 __nv_atomic_load_n(p,w,9);
 __nv_atomic_load_n(p);
 __nv_atomic_load_n();
 __nv_atomic_load_n(q,0,0,0,0);
 __nv_atomic_load_n(p,0,0,0,0);
 __nv_atomic_fetch_add(p,w,9,0);
 __nv_atomic_fetch_add(p,w,0,9);
 __nv_atomic_fetch_add(p,(U)w,0,0);
 __nv_atomic_bar(w,1,9,w);
 __nv_atomic_load_n((int*)w,9);
 __nv_atomic_load(dx,dx,9);
 int a=__nv_atomic_load_n((float*)p,9);
}
template<int N,typename U> void hh(int*p,U*q, U w,typename U::x*dx){
 __nv_atomic_load_n(q,9);
 __nv_atomic_load_n(w,0);
 __nv_atomic_load_n(q);
 __nv_atomic_load_n(p,w);
 __nv_atomic_load_n(p,0);
 int a=__nv_atomic_load_n(p,9);
}
template<int N,typename U> __device__ void n1(int*p){
 __nv_atomic_load_n(p,N);
 __nv_atomic_load_n(p,0,N);
 __nv_atomic_load_n(p,(int)sizeof(U));
 __nv_atomic_load_n(p,U::v);
}
template<int N,typename U> __device__ void w1(float*d,unsigned long long a,U u){ __wgmma_mma_async_f16(64,8,16,0,0,0,0,0,0,d,u,a); __wgmma_mma_async_f16(64,12,16,0,0,0,0,0,0,d,a,a); __wgmma_mma_async_f16(64,12,16,0,0,0,0,0,0,d,u,a); __wgmma_mma_async_f16(64,12,16,0,0,0,0,0,0,d);  __wgmma_mma_async_f16(64,12,16,0,0,0,0,0,0,u,a,1);}
