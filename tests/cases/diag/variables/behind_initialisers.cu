// expect: 20 error 131
// expect: 20109 error 131
// expect: 20 error 132
// expect: 20111 error 132
// expect: 20 error 133
// expect: 20110 error 133
// expect: 20 error 134
// expect: 20122 error 134
// expect: 20191 error 135
// expect: 20 error 135
// expect: 20024 error 136
// expect: 20 error 136
// expect: 20053 error 136
// expect: 20120 error 137
// expect: 20 error 137
// expect: 20109 error 137
// expect: 20 error 138
// expect: 20111 error 138
// expect: 20 error 139
// expect: 20122 error 139
// expect: 20 error 140
// expect: 20053 error 140
// expect: 20111 error 140
// expect: 20 error 141
// expect: 20053 error 141
// expect: 20122 error 141
// expect: 20026 error 142
// expect: 20 error 142
// expect: 20109 error 142
// expect: 20026 error 142
// expect: 20 error 142
// expect: 20053 error 142
// expect: 20026 error 142
// expect: 20 error 142
// expect: 20111 error 142
// expect: 20 error 143
// expect: 20109 error 143
// expect: 20 error 143
// expect: 20111 error 143
// expect: 20026 error 146
// expect: 20007 error 146
// expect: 20053 error 146
// expect: 20026 error 147
// expect: 20007 error 147
// expect: 20053 error 147
// expect: 20026 error 148
// expect: 20007 error 148
// expect: 20053 error 148
// expect: 20026 error 148
// expect: 20091 warning 148
// expect: 20053 error 148
// expect: 20026 error 148
// expect: 20008 error 148
// expect: 20053 error 148
// expect: 20026 error 149
// expect: 20007 error 149
// expect: 20091 warning 149
// expect: 20053 error 149
// expect: 20026 error 150
// expect: 20007 error 150
// expect: 20053 error 150
// expect: 20026 error 151
// expect: 20051 error 151
// expect: 20053 error 151
// expect: 20026 error 152
// expect: 20007 error 152
// expect: 20053 error 152
// expect: 20051 error 154
// expect: 20053 error 154
// expect: 20051 error 154
// expect: 20053 error 154
// expect-device: 20 error 131
// expect-device: 20109 error 131
// expect-device: 20 error 132
// expect-device: 20111 error 132
// expect-device: 20 error 133
// expect-device: 20110 error 133
// expect-device: 20 error 134
// expect-device: 20122 error 134
// expect-device: 20191 error 135
// expect-device: 20 error 135
// expect-device: 20024 error 136
// expect-device: 20 error 136
// expect-device: 20053 error 136
// expect-device: 20120 error 137
// expect-device: 20 error 137
// expect-device: 20109 error 137
// expect-device: 20 error 138
// expect-device: 20111 error 138
// expect-device: 20 error 139
// expect-device: 20122 error 139
// expect-device: 20 error 140
// expect-device: 20053 error 140
// expect-device: 20111 error 140
// expect-device: 20 error 141
// expect-device: 20053 error 141
// expect-device: 20122 error 141
// expect-device: 20 error 142
// expect-device: 20109 error 142
// expect-device: 20 error 142
// expect-device: 20053 error 142
// expect-device: 20 error 142
// expect-device: 20111 error 142
// expect-device: 177 warning 142
// expect-device: 20027 error 143
// expect-device: 20 error 143
// expect-device: 20109 error 143
// expect-device: 20 error 143
// expect-device: 20111 error 143
// expect-device: 177 warning 143
// expect-device: 20053 error 146
// expect-device: 20053 error 147
// expect-device: 20053 error 148
// expect-device: 20053 error 148
// expect-device: 20053 error 148
// expect-device: 20053 error 149
// expect-device: 20053 error 150
// expect-device: 20051 error 151
// expect-device: 20053 error 151
// expect-device: 20053 error 152
// expect-device: 177 warning 148
// expect-device: 177 warning 148
// expect-device: 20051 error 154
// expect-device: 20053 error 154
// expect-device: 20051 error 154
// expect-device: 20053 error 154
// expect-device: 177 warning 131
// expect-device: 177 warning 137
// expect-device: 177 warning 134
// expect-device: 177 warning 139
__managed__ const int a = zz1;
__managed__ __constant__ int b = zz2;
__managed__ int &c = zz3;
inline namespace { __device__ int d = zz4; }
inline __device__ int e = zz5;
__constant__ __shared__ int f = zz6;
constexpr __managed__ int g = zz7;
__managed__ __constant__ int i{zz9};
inline namespace { __device__ int j{zz10}; }
__managed__ __shared__ int k = zz11;
inline namespace { __shared__ int l = zz12; }
void fn() { __managed__ const int m = zz13; __shared__ int n = zz14; __managed__ __constant__ int o{zz15}; }
__device__ void gn() { __managed__ const int m = zz16; static __managed__ __constant__ int o{zz17}; }
__device__ int d1(); constexpr __device__ int c1() { return 1; } __device__ int dv; __global__ void kk(); struct C { __device__ C(int); C(); };
void h() {
 __shared__ int x = d1();
 __shared__ int y(d1());
 __shared__ int z{d1()}, w = dv, v = c1();
 __shared__ int f[2] = {d1(), dv};
 static __shared__ auto g = d1();
 __shared__ int i = (kk(), 1);
 __shared__ int j = [] { return d1(); }();
}
__device__ void d() { __shared__ int i = (kk(), 1); __shared__ int j((kk(), 1)); }
