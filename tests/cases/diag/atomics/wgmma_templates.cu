// expect: 20276 error 21
// expect: 20276 error 10
// expect: 20274 error 11
// expect: 20274 error 12
// expect: 20276 error 12
// expect: 20273 error 13
// expect: 167 error 14
// expect: 20273 error 14
template<int N,class U> __device__ void t(float*d,unsigned long long a,U u){ 
 __wgmma_mma_async_f16(64,12,16,0,0,0,0,0,0,d,a,a);
 __wgmma_mma_async_f16(64,8,16,0,0,0,0,0,0,d,u,a); 
 __wgmma_mma_async_f16(64,12,16,0,0,0,0,0,0,d,u,a); 
 __wgmma_mma_async_f16(64,12,16,0,0,0,0,0,0,d);
 __wgmma_mma_async_f16(64,12,16,0,0,0,0,0,0,u,a);
}
template __device__ void t<12,float>(float*,unsigned long long,float);
template<class U> __device__ auto t2(float*d,unsigned long long a,U u){ 
 __wgmma_mma_async_f16(64,12,16,0,0,0,0,0,0,d,a,a);
}
template<> __device__ auto t2(float*d,unsigned long long a,int u){ 
 __wgmma_mma_async_f16(64,12,16,0,0,0,0,0,0,d,a,a);
}
