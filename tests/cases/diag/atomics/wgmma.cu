// expect: 20275 error 91
// expect: 20274 error 92
// expect: 20274 error 95
// expect: 20274 error 96
// expect: 20274 error 97
// expect: 20275 error 97
// expect: 20275 error 98
// expect: 20274 error 99
// expect: 20275 error 99
// expect: 20274 error 100
// expect: 20273 error 101
// expect: 20273 error 102
// expect: 165 error 103
// expect: 20273 error 103
// expect: 165 error 104
// expect: 20272 error 104
// expect: 20272 error 104
// expect: 20272 error 104
// expect: 20273 error 104
// expect: 165 error 105
// expect: 20272 error 105
// expect: 20272 error 105
// expect: 20272 error 105
// expect: 20272 error 105
// expect: 20272 error 105
// expect: 20272 error 105
// expect: 20272 error 105
// expect: 20273 error 105
// expect: 165 error 106
// expect: 20272 error 106
// expect: 20272 error 106
// expect: 20272 error 106
// expect: 20272 error 106
// expect: 20272 error 106
// expect: 20272 error 106
// expect: 20272 error 106
// expect: 20272 error 106
// expect: 20272 error 106
// expect: 20273 error 106
// expect: 20272 error 110
// expect: 20276 error 110
// expect: 20272 error 111
// expect: 20276 error 111
// expect: 20272 error 112
// expect: 20276 error 112
// expect: 20272 error 113
// expect: 20272 error 114
// expect: 20276 error 122
// expect: 20276 error 123
// expect: 20276 error 124
// expect: 20276 error 126
// expect: 20276 error 127
// expect: 68 warning 128
// expect: 20276 error 128
// expect: 20272 error 129
// expect: 20274 error 129
// expect: 20275 error 129
// expect: 20276 error 129
// expect: 20274 error 130
// expect: 20275 error 130
// expect: 20276 error 130
// expect: 20273 error 131
// expect: 167 error 132
// expect: 20276 error 132
// expect: 167 error 133
// expect: 20276 error 133
// expect: 413 error 134
// expect: 20272 error 134
// expect: 20272 error 135
// expect: 20272 error 135
// expect: 20272 error 135
// expect: 20272 error 135
// expect: 20274 error 135
// expect: 20275 error 135
// expect: 20276 error 135
// expect: 20274 error 137
// expect: 20276 error 138
// expect: 20276 error 140
// expect: 20276 error 142
// expect: 20274 error 143
// expect: 20275 error 143
// expect: 20274 error 144
// expect: 69 warning 147
// expect: 20276 error 148
// flags: --error_limit=2000
struct S{}; enum E{e0}; struct CV{operator void*();};  struct CC{constexpr operator unsigned()const{return 64;}};
constexpr int c64=64; const unsigned u64=64; template<int N> struct T{static constexpr int v=N;};
__device__ void f(float*d,unsigned long long a,void*v,unsigned i,S s,unsigned long ul,long long ll,const void*cv,volatile void*vv,CV conv,float*fp){
 __wgmma_mma_async_f16(64,8,16,0,0,0,0,0,0,d,a,a);
 __wgmma_mma_async_f16(64,8,16,0,0,0,0,0,0,d,v,a);
 __wgmma_mma_async_f16(64,8,16,0,0,0,0,0,0,d,a,v);
 __wgmma_mma_async_f16(64,8,16,0,0,0,0,0,0,d,fp,a);
 __wgmma_mma_async_f16(64,8,16,0,0,0,0,0,0,d,cv,a);
 __wgmma_mma_async_f16(64,8,16,0,0,0,0,0,0,d,vv,a);
 __wgmma_mma_async_f16(64,8,16,0,0,0,0,0,0,d,ul,a);
 __wgmma_mma_async_f16(64,8,16,0,0,0,0,0,0,d,ll,a);
 __wgmma_mma_async_f16(64,8,16,0,0,0,0,0,0,d,ll,ll);
 __wgmma_mma_async_f16(64,8,16,0,0,0,0,0,0,d,a,ul);
 __wgmma_mma_async_f16(64,8,16,0,0,0,0,0,0,d,s,s);
 __wgmma_mma_async_f16(64,8,16,0,0,0,0,0,0,d,conv,a);
 __wgmma_mma_async_f16(64,8,16,0,0,0,0,0,0,d,a);
 __wgmma_mma_async_f16(64,8,16,0,0,0,0,0,0,d);
 __wgmma_mma_async_f16(64,8,16,0,0,0,0,0,0);
 __wgmma_mma_async_f16(64,8,16,0,0,0);
 __wgmma_mma_async_f16(64,8);
 __wgmma_mma_async_f16();
 __wgmma_mma_async_f16(64,8,16,0,0,0,0,0,0,d,a,a,a);
 __wgmma_mma_async_f16(64,8,16,0,0,0,0,0,0,d,a,a,a,s,1.5);
 __wgmma_mma_async_f16(64,8,16,0,0,0,0,0,0,d,a,a,s);
 __wgmma_mma_async_f16(i,8,16,0,0,0,0,0,0,d,a,a);
 __wgmma_mma_async_f16(64,i,16,0,0,0,0,0,0,d,a,a);
 __wgmma_mma_async_f16(64,8,i,0,0,0,0,0,0,d,a,a);
 __wgmma_mma_async_f16(64,8,16,i,0,0,0,0,0,d,a,a);
 __wgmma_mma_async_f16(64,8,16,0,0,0,0,0,i,d,a,a);
 __wgmma_mma_async_f16(c64,8,16,0,0,0,0,0,0,d,a,a);
 __wgmma_mma_async_f16(u64,8,16,0,0,0,0,0,0,d,a,a);
 __wgmma_mma_async_f16(T<64>::v,8,16,0,0,0,0,0,0,d,a,a);
 __wgmma_mma_async_f16(64.0,8,16,0,0,0,0,0,0,d,a,a);
 __wgmma_mma_async_f16(64,8.5,16,0,0,0,0,0,0,d,a,a);
 __wgmma_mma_async_f16(64,8,16,2,0,0,0,0,0,d,a,a);
 __wgmma_mma_async_f16(64,8,16,1.5,0,0,0,0,0,d,a,a);
 __wgmma_mma_async_f16(63,8,16,0,0,0,0,0,0,d,a,a);
 __wgmma_mma_async_f16(64,0,16,0,0,0,0,0,0,d,a,a);
 __wgmma_mma_async_f16(64,12,16,0,0,0,0,0,0,d,a,a);
 __wgmma_mma_async_f16(64,256,16,0,0,0,0,0,0,d,a,a);
 __wgmma_mma_async_f16(64,264,16,0,0,0,0,0,0,d,a,a);
 __wgmma_mma_async_f16(64,8,8,0,0,0,0,0,0,d,a,a);
 __wgmma_mma_async_f16(64,8,-16,0,0,0,0,0,0,d,a,a);
 __wgmma_mma_async_f16(64,12,i,0,0,0,0,0,0,d,fp,fp);
 __wgmma_mma_async_f16(64,12,16,0,0,0,0,0,0,d,fp,fp);
 __wgmma_mma_async_f16(64,12,16,0,0,0,0,0,0,d,a);
 __wgmma_mma_async_f16(64,12,16,0,0,0,0,0,0,1,a,a);
 __wgmma_mma_async_f16(64,12,16,0,0,0,0,0,0,cv,a,a);
 __wgmma_mma_async_f16(64,8,16,s,0,0,0,0,0,d,a,a);
 __wgmma_mma_async_f16(i,12,i,i,0,i,0,0,0,d,fp,fp);
 __wgmma_mma_async_bf16(64,8,16,0,0,0,0,0,d,a,a);
 __wgmma_mma_async_bf16(64,8,16,0,0,0,0,0,0,d,a,a);
 __wgmma_mma_async_bf16(64,8,8,0,0,0,0,0,d,a,a);
 __wgmma_mma_async_tf32(64,8,8,0,0,0,d,a,a);
 __wgmma_mma_async_tf32(64,8,16,0,0,0,d,a,a);
 __wgmma_mma_async_f8(64,8,32,0,0,0,0,0,0,d,a,a);
 __wgmma_mma_async_f8(64,8,16,0,0,0,0,0,0,d,a,a);
 __wgmma_mma_async_f16(64,8,16,0,0,0,0,0,0,d,0,0);
 __wgmma_mma_async_f16(64,8,16,0,0,0,0,0,0,d,nullptr,0ull);
 __wgmma_mma_async_f16(64,8,16,0,0,0,0,0,0,d,0ull,0ull);
 __wgmma_mma_async_f16(64ull,8,16,0,0,0,0,0,0,0,a,a);
 __wgmma_mma_async_f16(0x100000040,8,16,0,0,0,0,0,0,0,a,a);
 auto q=&__wgmma_mma_async_f16; (__wgmma_mma_async_f16)(64,12,16,0,0,0,0,0,0,d,a,a);  (*q)(64,12,16,0,0,0,0,0,0,d,a,a);
}
