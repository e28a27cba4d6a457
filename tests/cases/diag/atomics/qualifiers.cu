// expect: 852 error 46
// expect: 852 error 47
// expect: 852 error 48
// expect: 852 error 49
// expect: 852 error 50
// expect: 852 error 51
// expect: 852 error 52
// expect: 852 error 53
// expect: 852 error 54
// expect: 852 error 55
// expect: 167 error 80
// expect: 167 error 81
// expect: 167 error 82
// expect: 167 error 83
// expect: 413 error 84
// expect: 167 error 86
// expect: 167 error 87
// expect: 167 error 88
// expect: 413 error 89
// expect: 167 error 90
// expect: 167 error 91
// expect: 167 error 92
// expect: 167 error 93
// expect: 167 error 94
// expect: 413 error 96
// expect: 167 error 97
// expect: 413 error 98
// expect: 167 error 100
// expect: 167 error 101
// expect: 167 error 101
// expect: 413 error 102
// expect: 167 error 104
// expect: 167 error 105
// expect: 167 error 106
// expect: 167 error 107
// expect: 167 error 108
// expect: 167 error 109
// expect: 167 error 110
// expect: 413 error 111
// expect: 167 error 112
// expect: 413 error 112
// expect: 167 error 113
// expect: 413 error 113
// flags: --error_limit=2000
struct S4{int x;}; enum E{e0}; struct CC{ operator int(); };
__device__ void f1(S4*p,int i,S4 s){ __nv_atomic_load(p,5,0,0);
 __nv_atomic_load(p,s,0,0);
 __nv_atomic_load(p,1.5,0,0);
 __nv_atomic_store(p,5,0,0);
 __nv_atomic_store(p,s,0,0);
 __nv_atomic_exchange(p,5,p,0,0);
 __nv_atomic_exchange(p,p,5,0,0);
 __nv_atomic_compare_exchange(p,p,5,0,0,0,0);
 __nv_atomic_compare_exchange(p,s,5,0,0,0,0);
 __nv_atomic_compare_exchange(p,5,p,0,0,0,0);
}
__device__ void f2(volatile S4*p,const S4*q, S4*r){
 __nv_atomic_load(p,r,0,0);
 __nv_atomic_load(q,r,0,0);
 __nv_atomic_load(r,p,0,0);
 __nv_atomic_load(r,q,0,0);
 __nv_atomic_store(p,r,0,0);
 __nv_atomic_store(q,r,0,0);
 __nv_atomic_store(r,p,0,0);
 __nv_atomic_store(r,q,0,0);
 __nv_atomic_exchange(p,r,r,0,0);
 __nv_atomic_exchange(q,r,r,0,0);
 __nv_atomic_exchange(r,p,r,0,0);
 __nv_atomic_exchange(r,q,r,0,0);
 __nv_atomic_exchange(r,r,p,0,0);
 __nv_atomic_exchange(r,r,q,0,0);
 __nv_atomic_compare_exchange(p,r,r,0,0,0,0);
 __nv_atomic_compare_exchange(q,r,r,0,0,0,0);
 __nv_atomic_compare_exchange(r,p,r,0,0,0,0);
 __nv_atomic_compare_exchange(r,q,r,0,0,0,0);
 __nv_atomic_compare_exchange(r,r,p,0,0,0,0);
 __nv_atomic_compare_exchange(r,r,q,0,0,0,0);
}
__device__ void f3(volatile int*p,const int*q, int*r,S4 s, CC c,float*g){
 __nv_atomic_load_n(p,0,0);
 __nv_atomic_load_n(q,0,0);
 __nv_atomic_store_n(p,1,0,0);
 __nv_atomic_store_n(q,1,0,0);
 __nv_atomic_store_n(r,s,0,0);
 __nv_atomic_store_n(r,c,0,0);
 __nv_atomic_store_n(r,r,0,0);
 __nv_atomic_exchange_n(p,1,0,0);
 __nv_atomic_exchange_n(q,1,0,0);
 __nv_atomic_exchange_n(r,s,0,0);
 __nv_atomic_exchange_n(r,r,0,0);
 __nv_atomic_compare_exchange_n(p,r,1,0,0,0,0);
 __nv_atomic_compare_exchange_n(q,r,1,0,0,0,0);
 __nv_atomic_compare_exchange_n(r,p,1,0,0,0,0);
 __nv_atomic_compare_exchange_n(r,q,1,0,0,0,0);
 __nv_atomic_compare_exchange_n(r,g,1,0,0,0,0);
 __nv_atomic_compare_exchange_n(r,r,s,0,0,0,0);
 __nv_atomic_compare_exchange_n(r,r,r,0,0,0,0);
 __nv_atomic_compare_exchange_n(r,r,1,s,0,0,0);
 __nv_atomic_compare_exchange_n(r,r,1,r,0,0,0);
 __nv_atomic_compare_exchange_n(r,1,1,r,0,0,0);
 __nv_atomic_compare_exchange_n(r,1,r,r,0,0,0);
 __nv_atomic_fetch_add(r,s,0,0);
 __nv_atomic_fetch_add(r,c,0,0);
 __nv_atomic_fetch_add(p,1,0,0);
 __nv_atomic_fetch_add(q,1,0,0);
 __nv_atomic_fetch_and(p,1,0,0);
 __nv_atomic_fetch_and(q,1,0,0);
 __nv_atomic_add(p,1,0,0);
 __nv_atomic_and(p,1,0,0);
 __nv_atomic_fetch_and(r,r,0,0);
 __nv_atomic_fetch_and(r,s,0,0);
 __nv_atomic_fetch_add(p,s,0,0);
 __nv_atomic_fetch_min(q,s,0,0);
}
