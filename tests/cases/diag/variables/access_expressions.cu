// expect: 20091 warning 149
// expect: 20091 warning 154
// expect: 20091 warning 156
// expect: 20091 warning 157
// expect: 20091 warning 163
// expect: 20092 warning 163
// expect: 20091 warning 164
// expect: 20092 warning 164
// expect: 20091 warning 165
// expect: 20092 warning 165
// expect: 20091 warning 166
// expect: 20092 warning 166
// expect: 20091 warning 167
// expect: 20092 warning 167
// expect: 20091 warning 169
// expect: 20091 warning 170
// expect: 20091 warning 171
// expect: 20091 warning 172
// expect: 20091 warning 173
// expect: 20091 warning 174
// expect: 20091 warning 175
// expect: 20091 warning 176
// expect: 20091 warning 177
// expect: 20091 warning 178
// expect: 20091 warning 179
// expect: 20091 warning 184
// expect: 20091 warning 185
// expect: 20091 warning 186
// expect: 20091 warning 187
// expect: 20092 warning 188
// expect: 20092 warning 189
// expect: 20092 warning 192
// expect: 20091 warning 193
// expect: 20091 warning 194
// expect: 20092 warning 195
// expect: 20091 warning 196
// expect: 20091 warning 199
// expect: 20092 warning 201
// expect: 20091 warning 202
// expect: 20091 warning 204
// expect: 20091 warning 205
// expect: 20091 warning 206
// expect: 20091 warning 206
// expect: 20091 warning 206
// expect: 20091 warning 207
// expect: 20091 warning 208
// expect: 20091 warning 209
// expect: 20092 warning 209
// expect: 20091 warning 210
// expect: 20091 warning 210
// expect: 20091 warning 211
// expect: 20092 warning 211
// expect: 20091 warning 212
// expect: 20091 warning 213
// expect: 20091 warning 213
// expect: 20092 warning 214
// expect: 20092 warning 214
// expect: 20092 warning 215
// expect: 174 warning 216
// expect: 20091 warning 218
// expect: 20091 warning 218
// expect: 20092 warning 219
// expect: 20092 warning 220
// expect: 20092 warning 221
// expect: 20091 warning 222
// expect: 20091 warning 223
// expect: 20092 warning 226
// expect: 20092 warning 227
// expect: 20091 warning 228
// expect: 20092 warning 228
// expect: 20092 warning 229
// expect: 20091 warning 230
// expect: 20091 warning 231
// expect: 20091 warning 232
// expect: 20092 warning 233
// expect: 20091 warning 234
// expect: 20091 warning 235
// expect: 20091 warning 235
// expect: 20092 warning 236
// expect: 20091 warning 237
// expect: 20091 warning 238
// expect: 20091 warning 239
// expect: 20091 warning 240
// expect: 20091 warning 241
// expect: 20091 warning 242
// expect: 20091 warning 243
// expect: 20091 warning 244
// expect: 20091 warning 245
// expect: 20091 warning 245
// expect: 20091 warning 246
// expect: 20091 warning 247
// expect: 20091 warning 247
// expect: 20091 warning 248
// expect: 20091 warning 251
// expect: 20092 warning 252
// expect: 20092 warning 253
// expect: 137 error 254
// expect: 20092 warning 254
// expect: 20091 warning 255
// expect: 20091 warning 255
// expect: 20092 warning 255
// expect: 20091 warning 256
// expect: 20091 warning 256
// expect: 20092 warning 256
// expect: 20091 warning 257
// expect: 20092 warning 257
// expect: 20091 warning 258
// expect: 20092 warning 258
// expect: 20091 warning 259
// expect: 20091 warning 260
// expect: 20091 warning 261
// expect: 20091 warning 261
// expect: 20091 warning 262
// expect: 20091 warning 264
// expect: 20091 warning 265
// expect: 20091 warning 266
// expect: 20091 warning 267
// expect: 20091 warning 272
// expect: 20091 warning 273
// expect: 20092 warning 275
// expect: 20091 warning 276
// expect: 20093 warning 277
// expect: 20093 warning 278
// expect: 20093 warning 279
// expect: 20091 warning 280
// expect: 20092 warning 281
// expect: 20092 warning 282
// expect: 20093 warning 283
// expect: 20093 warning 284
// expect: 20093 warning 285
// expect: 20093 warning 288
// expect: 20091 warning 290
// expect: 20091 warning 291
// expect: 20091 warning 292
// expect: 174 warning 293
// expect: 174 warning 294
// expect: 20093 warning 295
// expect: 20093 warning 296
// expect: 20092 warning 297
// expect: 20091 warning 297
// expect: 20091 warning 298
// expect: 20092 warning 298
// expect: 20091 warning 299
// flags: --error_limit=2000
struct S { int x; int a[3]; void m(); int cm() const; S &operator+=(int); operator int() const; }; struct T2 { int x; T2(const T2&); T2(); T2 &operator=(const T2&); }; struct B { int b; }; struct D : B { int c; S s; };
__device__ int d; __device__ int arr[3]; __device__ S st; __device__ int *p; __device__ int &r = arr[0]; __constant__ int cc; __device__ T2 nt; __device__ D dd; __device__ const int ci = 3; __device__ const int carr[2] = {1, 2}; __device__ S *sp; __device__ int m2[2][3]; __device__ float fl; __device__ bool bl; enum E { e0 }; __device__ E en; __device__ int S::*pm; __device__ void (*fp)(int); namespace N { __device__ int nn; namespace { __device__ int an; } } static __device__ int sd; __device__ volatile int vo; __managed__ int mg; __device__ constexpr int ce = 4; __device__ unsigned long long ull; struct U { static int q; }; union UU { int a; float b; }; __device__ UU un; __device__ D darr[2]; __shared__ int sh; __shared__ int sha[3]; __shared__ S shs; __device__ int (*pa)[3]; __device__ int **pp;
void g(int); void gr(int &); void gc(const int &); void gp(int *); template<class T> void gt(T); template<class T> void gtr(T &); void ge(...); void gs(S); void gsr(const S &); void gnt(T2);
void f(int i, int *q, S ls, bool b) {
 g(d);
 gr(d);
 gc(d);
 gp(&d);
 gp(arr);
 gt(d);
 gtr(d);
 ge(d);
 gs(st);
 gsr(st);
 gnt(nt);
 st.m();
 st.cm();
 st += 3;
 st.x += 3;
 st.x++;
 ++arr[1];
 arr[d] = i;
 arr[i] = d;
 i = st;
 i = p[2];
 i = *p;
 *p = 3;
 p[1] = 2;
 sp->x = 3;
 i = sp->x;
 (*sp).x = 2;
 sp->m();
 r = 3;
 i = r;
 gr(r);
 int &lr = d;
 const int &lc = cc;
 int *lp = &d;
 int *la = arr;
 S t = st;
 S t1(st);
 S t2{st};
 t = st;
 st = t;
 st = S();
 nt = T2();
 T2 n1 = nt;
 dd.b = 3;
 i = dd.b;
 i = dd.s.a[2];
 dd.s.a[1] = 2;
 B bb = dd;
 B &br = dd;
 i = ci;
 i = carr[1];
 i = ce;
 m2[1][2] = 3;
 i = m2[1][2];
 int *row = m2[1];
 if (bl) i = 1;
 while (d) break;
 for (int z = d; z < cc; z += d) ;
 switch (d) { case 1: ; }
 switch (en) { case e0: ; }
 bl = !bl;
 i = -d + ~d;
 fl = d;
 i = fl;
 i = b ? d : cc;
 (b ? d : sd) = 1;
 (b ? d : i) = 1;
 d;
 (void)d;
 i = N::nn + N::an;
 N::nn = 1;
 sd = 2;
 vo = 3;
 vo;
 i = vo;
 mg = 3;
 i = mg;
 ull = sizeof(d);
 un.a = 1;
 fl = un.b;
 darr[1].s.x = 2;
 i = darr[1].s.x;
 fp(3);
 (*fp)(3);
 fp = g;
 i = ls.*pm;
 i = st.*pm;
 pm = &S::x;
 delete p;
 new int(d);
 new int[d];
 throw d;
 i = (*pa)[1];
 i = **pp;
 *pp = q;
 pp[0][1] = 2;
 int arr2[2] = {d, cc};
 int arr3[] = {d};
 S agg = {d, {1, d, 2}};
 auto au = d;
 auto &ar = d;
 decltype(d) dx = 1;
 static int ss = d;
 i = d = 3;
 d = i = 3;
 d = cc = 2;
 d += cc;
 d -= d;
 p += 1;
 p++;
 i = p - q;
 i = p == q;
 i = d && cc;
 i = d == 3;
 i = sizeof(arr);
 i = int(d);
 i = (int)d;
 i = static_cast<int>(d);
 i = reinterpret_cast<int &>(d);
 q = (int *)arr;
 for (int z : arr) ;
 for (int &z : arr) ;
 for (auto z : carr) ;
 auto [x0, y0] = dd.s;
 auto [a0, b0, c0] = arr;
 auto &[a1, b1, c1] = arr;
 sh = 1;
 i = sh;
 gp(&sh);
 gr(sh);
 gp(sha);
 i = sha[1];
 sha[1] = 3;
 shs.x = 3;
 shs.m();
 int &rs = shs.x;
 gp(&sha[1]);
 gp(&arr[1]);
 gp(&st.x);
 gp(sha + 1);
 gp(arr + 1);
 q = &r;
 q = &*p;
 q = p;
 sh;
 sha;
 const int &q2 = sh;
 for (int z : sha) ;
 asm("x" : "=r"(d) : "r"(cc));
 asm("x" : "+r"(d));
 i = __builtin_expect(d, 1);
 i = noexcept(d);
}
