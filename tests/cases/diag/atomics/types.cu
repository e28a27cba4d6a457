// expect: 20291 error 97
// expect: 20291 error 98
// expect: 20291 error 99
// expect: 20293 error 102
// expect: 20293 error 103
// expect: 20292 error 104
// expect: 20292 error 105
// expect: 20291 error 106
// expect: 20291 error 107
// expect: 20291 error 108
// expect: 20293 error 111
// expect: 20293 error 112
// expect: 20292 error 113
// expect: 20292 error 114
// expect: 20291 error 115
// expect: 20291 error 116
// expect: 20291 error 117
// expect: 20293 error 120
// expect: 20293 error 121
// expect: 20294 error 142
// expect: 20291 error 160
// expect: 20291 error 161
// expect: 20291 error 162
// expect: 20295 error 170
// expect: 20313 error 171
// expect: 20314 error 172
// expect: 20314 error 175
// expect: 20314 error 177
// expect: 20295 error 179
// expect: 20313 error 180
// expect: 20314 error 181
// expect: 20314 error 184
// expect: 20314 error 186
// expect: 20291 error 187
// expect: 20291 error 188
// expect: 20313 error 189
// expect: 20314 error 190
// expect: 20314 error 193
// expect: 20314 error 195
// expect: 167 error 196
// expect: 167 error 197
// expect: 167 error 205
// expect: 167 error 206
// expect: 20314 error 208
// expect: 20314 error 211
// expect: 20314 error 213
// expect: 20291 error 214
// expect: 20291 error 215
// expect: 20291 error 216
// expect: 20314 error 217
// expect: 20293 error 219
// expect: 20314 error 220
// expect: 20292 error 221
// expect: 20314 error 222
// expect: 20288 error 223
// expect: 20288 error 224
// expect: 20288 error 225
// expect: 20314 error 226
// expect: 20314 error 229
// expect: 20314 error 231
// expect: 20294 error 232
// expect: 20314 error 235
// expect: 20314 error 238
// expect: 20314 error 240
// expect: 20288 error 241
// expect: 20288 error 242
// expect: 20288 error 243
// expect: 20314 error 244
// expect: 20310 error 245
// expect: 20310 error 246
// expect: 20314 error 247
// expect: 20310 error 248
// expect: 20314 error 249
// expect: 20288 error 250
// expect: 20288 error 251
// expect: 20288 error 252
// expect: 20314 error 253
// expect: 20314 error 256
// expect: 20314 error 258
// expect: 20288 error 259
// expect: 20288 error 260
// expect: 20288 error 261
// expect: 20314 error 262
// expect: 20314 error 265
// expect: 20314 error 267
// expect: 20288 error 268
// expect: 20288 error 269
// expect: 20288 error 270
// expect: 20314 error 271
// expect: 20314 error 274
// expect: 20314 error 276
// expect: 20314 error 280
// expect: 20314 error 283
// expect: 20314 error 285
// flags: --error_limit=3000
enum E{e0}; enum EC:char{ec0}; enum class ES{es0}; enum EL:long{el0}; struct S4{int c;}; struct S3{char c[3];}; struct S8{int c[2];}; union U4{int a; float b;}; typedef int*P;
__device__ void fetch_add(bool *p, bool *q, bool v) { __nv_atomic_fetch_add(p,v,0,0); }
__device__ void min(bool *p, bool *q, bool v) { __nv_atomic_min(p,v,0,0); }
__device__ void fetch_xor(bool *p, bool *q, bool v) { __nv_atomic_fetch_xor(p,v,0,0); }
__device__ void load_n(bool *p, bool *q, bool v) { __nv_atomic_load_n(p,0); }
__device__ void load(bool *p, bool *q, bool v) { __nv_atomic_load(p,q,0); }
__device__ void exchange(bool *p, bool *q, bool v) { __nv_atomic_exchange(p,q,q,0); }
__device__ void exchange_n(bool *p, bool *q, bool v) { __nv_atomic_exchange_n(p,v,0); }
__device__ void compare_exchange(bool *p, bool *q, bool v) { __nv_atomic_compare_exchange(p,q,q,0,0,0); }
__device__ void compare_exchange_n(bool *p, bool *q, bool v) { __nv_atomic_compare_exchange_n(p,q,v,0,0,0); }
__device__ void fetch_add(char *p, char *q, char v) { __nv_atomic_fetch_add(p,v,0,0); }
__device__ void min(char *p, char *q, char v) { __nv_atomic_min(p,v,0,0); }
__device__ void fetch_xor(char *p, char *q, char v) { __nv_atomic_fetch_xor(p,v,0,0); }
__device__ void load_n(char *p, char *q, char v) { __nv_atomic_load_n(p,0); }
__device__ void load(char *p, char *q, char v) { __nv_atomic_load(p,q,0); }
__device__ void exchange(char *p, char *q, char v) { __nv_atomic_exchange(p,q,q,0); }
__device__ void exchange_n(char *p, char *q, char v) { __nv_atomic_exchange_n(p,v,0); }
__device__ void compare_exchange(char *p, char *q, char v) { __nv_atomic_compare_exchange(p,q,q,0,0,0); }
__device__ void compare_exchange_n(char *p, char *q, char v) { __nv_atomic_compare_exchange_n(p,q,v,0,0,0); }
__device__ void fetch_add(unsigned short *p, unsigned short *q, unsigned short v) { __nv_atomic_fetch_add(p,v,0,0); }
__device__ void min(unsigned short *p, unsigned short *q, unsigned short v) { __nv_atomic_min(p,v,0,0); }
__device__ void fetch_xor(unsigned short *p, unsigned short *q, unsigned short v) { __nv_atomic_fetch_xor(p,v,0,0); }
__device__ void load_n(unsigned short *p, unsigned short *q, unsigned short v) { __nv_atomic_load_n(p,0); }
__device__ void load(unsigned short *p, unsigned short *q, unsigned short v) { __nv_atomic_load(p,q,0); }
__device__ void exchange(unsigned short *p, unsigned short *q, unsigned short v) { __nv_atomic_exchange(p,q,q,0); }
__device__ void exchange_n(unsigned short *p, unsigned short *q, unsigned short v) { __nv_atomic_exchange_n(p,v,0); }
__device__ void compare_exchange(unsigned short *p, unsigned short *q, unsigned short v) { __nv_atomic_compare_exchange(p,q,q,0,0,0); }
__device__ void compare_exchange_n(unsigned short *p, unsigned short *q, unsigned short v) { __nv_atomic_compare_exchange_n(p,q,v,0,0,0); }
__device__ void fetch_add(int *p, int *q, int v) { __nv_atomic_fetch_add(p,v,0,0); }
__device__ void min(int *p, int *q, int v) { __nv_atomic_min(p,v,0,0); }
__device__ void fetch_xor(int *p, int *q, int v) { __nv_atomic_fetch_xor(p,v,0,0); }
__device__ void load_n(int *p, int *q, int v) { __nv_atomic_load_n(p,0); }
__device__ void load(int *p, int *q, int v) { __nv_atomic_load(p,q,0); }
__device__ void exchange(int *p, int *q, int v) { __nv_atomic_exchange(p,q,q,0); }
__device__ void exchange_n(int *p, int *q, int v) { __nv_atomic_exchange_n(p,v,0); }
__device__ void compare_exchange(int *p, int *q, int v) { __nv_atomic_compare_exchange(p,q,q,0,0,0); }
__device__ void compare_exchange_n(int *p, int *q, int v) { __nv_atomic_compare_exchange_n(p,q,v,0,0,0); }
__device__ void fetch_add(unsigned *p, unsigned *q, unsigned v) { __nv_atomic_fetch_add(p,v,0,0); }
__device__ void min(unsigned *p, unsigned *q, unsigned v) { __nv_atomic_min(p,v,0,0); }
__device__ void fetch_xor(unsigned *p, unsigned *q, unsigned v) { __nv_atomic_fetch_xor(p,v,0,0); }
__device__ void load_n(unsigned *p, unsigned *q, unsigned v) { __nv_atomic_load_n(p,0); }
__device__ void load(unsigned *p, unsigned *q, unsigned v) { __nv_atomic_load(p,q,0); }
__device__ void exchange(unsigned *p, unsigned *q, unsigned v) { __nv_atomic_exchange(p,q,q,0); }
__device__ void exchange_n(unsigned *p, unsigned *q, unsigned v) { __nv_atomic_exchange_n(p,v,0); }
__device__ void compare_exchange(unsigned *p, unsigned *q, unsigned v) { __nv_atomic_compare_exchange(p,q,q,0,0,0); }
__device__ void compare_exchange_n(unsigned *p, unsigned *q, unsigned v) { __nv_atomic_compare_exchange_n(p,q,v,0,0,0); }
__device__ void fetch_add(long *p, long *q, long v) { __nv_atomic_fetch_add(p,v,0,0); }
__device__ void min(long *p, long *q, long v) { __nv_atomic_min(p,v,0,0); }
__device__ void fetch_xor(long *p, long *q, long v) { __nv_atomic_fetch_xor(p,v,0,0); }
__device__ void load_n(long *p, long *q, long v) { __nv_atomic_load_n(p,0); }
__device__ void load(long *p, long *q, long v) { __nv_atomic_load(p,q,0); }
__device__ void exchange(long *p, long *q, long v) { __nv_atomic_exchange(p,q,q,0); }
__device__ void exchange_n(long *p, long *q, long v) { __nv_atomic_exchange_n(p,v,0); }
__device__ void compare_exchange(long *p, long *q, long v) { __nv_atomic_compare_exchange(p,q,q,0,0,0); }
__device__ void compare_exchange_n(long *p, long *q, long v) { __nv_atomic_compare_exchange_n(p,q,v,0,0,0); }
__device__ void fetch_add(unsigned long long *p, unsigned long long *q, unsigned long long v) { __nv_atomic_fetch_add(p,v,0,0); }
__device__ void min(unsigned long long *p, unsigned long long *q, unsigned long long v) { __nv_atomic_min(p,v,0,0); }
__device__ void fetch_xor(unsigned long long *p, unsigned long long *q, unsigned long long v) { __nv_atomic_fetch_xor(p,v,0,0); }
__device__ void load_n(unsigned long long *p, unsigned long long *q, unsigned long long v) { __nv_atomic_load_n(p,0); }
__device__ void load(unsigned long long *p, unsigned long long *q, unsigned long long v) { __nv_atomic_load(p,q,0); }
__device__ void exchange(unsigned long long *p, unsigned long long *q, unsigned long long v) { __nv_atomic_exchange(p,q,q,0); }
__device__ void exchange_n(unsigned long long *p, unsigned long long *q, unsigned long long v) { __nv_atomic_exchange_n(p,v,0); }
__device__ void compare_exchange(unsigned long long *p, unsigned long long *q, unsigned long long v) { __nv_atomic_compare_exchange(p,q,q,0,0,0); }
__device__ void compare_exchange_n(unsigned long long *p, unsigned long long *q, unsigned long long v) { __nv_atomic_compare_exchange_n(p,q,v,0,0,0); }
__device__ void fetch_add(__int128 *p, __int128 *q, __int128 v) { __nv_atomic_fetch_add(p,v,0,0); }
__device__ void min(__int128 *p, __int128 *q, __int128 v) { __nv_atomic_min(p,v,0,0); }
__device__ void fetch_xor(__int128 *p, __int128 *q, __int128 v) { __nv_atomic_fetch_xor(p,v,0,0); }
__device__ void load_n(__int128 *p, __int128 *q, __int128 v) { __nv_atomic_load_n(p,0); }
__device__ void load(__int128 *p, __int128 *q, __int128 v) { __nv_atomic_load(p,q,0); }
__device__ void exchange(__int128 *p, __int128 *q, __int128 v) { __nv_atomic_exchange(p,q,q,0); }
__device__ void exchange_n(__int128 *p, __int128 *q, __int128 v) { __nv_atomic_exchange_n(p,v,0); }
__device__ void compare_exchange(__int128 *p, __int128 *q, __int128 v) { __nv_atomic_compare_exchange(p,q,q,0,0,0); }
__device__ void compare_exchange_n(__int128 *p, __int128 *q, __int128 v) { __nv_atomic_compare_exchange_n(p,q,v,0,0,0); }
__device__ void fetch_add(float *p, float *q, float v) { __nv_atomic_fetch_add(p,v,0,0); }
__device__ void min(float *p, float *q, float v) { __nv_atomic_min(p,v,0,0); }
__device__ void fetch_xor(float *p, float *q, float v) { __nv_atomic_fetch_xor(p,v,0,0); }
__device__ void load_n(float *p, float *q, float v) { __nv_atomic_load_n(p,0); }
__device__ void load(float *p, float *q, float v) { __nv_atomic_load(p,q,0); }
__device__ void exchange(float *p, float *q, float v) { __nv_atomic_exchange(p,q,q,0); }
__device__ void exchange_n(float *p, float *q, float v) { __nv_atomic_exchange_n(p,v,0); }
__device__ void compare_exchange(float *p, float *q, float v) { __nv_atomic_compare_exchange(p,q,q,0,0,0); }
__device__ void compare_exchange_n(float *p, float *q, float v) { __nv_atomic_compare_exchange_n(p,q,v,0,0,0); }
__device__ void fetch_add(double *p, double *q, double v) { __nv_atomic_fetch_add(p,v,0,0); }
__device__ void min(double *p, double *q, double v) { __nv_atomic_min(p,v,0,0); }
__device__ void fetch_xor(double *p, double *q, double v) { __nv_atomic_fetch_xor(p,v,0,0); }
__device__ void load_n(double *p, double *q, double v) { __nv_atomic_load_n(p,0); }
__device__ void load(double *p, double *q, double v) { __nv_atomic_load(p,q,0); }
__device__ void exchange(double *p, double *q, double v) { __nv_atomic_exchange(p,q,q,0); }
__device__ void exchange_n(double *p, double *q, double v) { __nv_atomic_exchange_n(p,v,0); }
__device__ void compare_exchange(double *p, double *q, double v) { __nv_atomic_compare_exchange(p,q,q,0,0,0); }
__device__ void compare_exchange_n(double *p, double *q, double v) { __nv_atomic_compare_exchange_n(p,q,v,0,0,0); }
__device__ void fetch_add(long double *p, long double *q, long double v) { __nv_atomic_fetch_add(p,v,0,0); }
__device__ void min(long double *p, long double *q, long double v) { __nv_atomic_min(p,v,0,0); }
__device__ void fetch_xor(long double *p, long double *q, long double v) { __nv_atomic_fetch_xor(p,v,0,0); }
__device__ void load_n(long double *p, long double *q, long double v) { __nv_atomic_load_n(p,0); }
__device__ void load(long double *p, long double *q, long double v) { __nv_atomic_load(p,q,0); }
__device__ void exchange(long double *p, long double *q, long double v) { __nv_atomic_exchange(p,q,q,0); }
__device__ void exchange_n(long double *p, long double *q, long double v) { __nv_atomic_exchange_n(p,v,0); }
__device__ void compare_exchange(long double *p, long double *q, long double v) { __nv_atomic_compare_exchange(p,q,q,0,0,0); }
__device__ void compare_exchange_n(long double *p, long double *q, long double v) { __nv_atomic_compare_exchange_n(p,q,v,0,0,0); }
__device__ void fetch_add(wchar_t *p, wchar_t *q, wchar_t v) { __nv_atomic_fetch_add(p,v,0,0); }
__device__ void min(wchar_t *p, wchar_t *q, wchar_t v) { __nv_atomic_min(p,v,0,0); }
__device__ void fetch_xor(wchar_t *p, wchar_t *q, wchar_t v) { __nv_atomic_fetch_xor(p,v,0,0); }
__device__ void load_n(wchar_t *p, wchar_t *q, wchar_t v) { __nv_atomic_load_n(p,0); }
__device__ void load(wchar_t *p, wchar_t *q, wchar_t v) { __nv_atomic_load(p,q,0); }
__device__ void exchange(wchar_t *p, wchar_t *q, wchar_t v) { __nv_atomic_exchange(p,q,q,0); }
__device__ void exchange_n(wchar_t *p, wchar_t *q, wchar_t v) { __nv_atomic_exchange_n(p,v,0); }
__device__ void compare_exchange(wchar_t *p, wchar_t *q, wchar_t v) { __nv_atomic_compare_exchange(p,q,q,0,0,0); }
__device__ void compare_exchange_n(wchar_t *p, wchar_t *q, wchar_t v) { __nv_atomic_compare_exchange_n(p,q,v,0,0,0); }
__device__ void fetch_add(E *p, E *q, E v) { __nv_atomic_fetch_add(p,v,0,0); }
__device__ void min(E *p, E *q, E v) { __nv_atomic_min(p,v,0,0); }
__device__ void fetch_xor(E *p, E *q, E v) { __nv_atomic_fetch_xor(p,v,0,0); }
__device__ void load_n(E *p, E *q, E v) { __nv_atomic_load_n(p,0); }
__device__ void load(E *p, E *q, E v) { __nv_atomic_load(p,q,0); }
__device__ void exchange(E *p, E *q, E v) { __nv_atomic_exchange(p,q,q,0); }
__device__ void exchange_n(E *p, E *q, E v) { __nv_atomic_exchange_n(p,v,0); }
__device__ void compare_exchange(E *p, E *q, E v) { __nv_atomic_compare_exchange(p,q,q,0,0,0); }
__device__ void compare_exchange_n(E *p, E *q, E v) { __nv_atomic_compare_exchange_n(p,q,v,0,0,0); }
__device__ void fetch_add(EC *p, EC *q, EC v) { __nv_atomic_fetch_add(p,v,0,0); }
__device__ void min(EC *p, EC *q, EC v) { __nv_atomic_min(p,v,0,0); }
__device__ void fetch_xor(EC *p, EC *q, EC v) { __nv_atomic_fetch_xor(p,v,0,0); }
__device__ void load_n(EC *p, EC *q, EC v) { __nv_atomic_load_n(p,0); }
__device__ void load(EC *p, EC *q, EC v) { __nv_atomic_load(p,q,0); }
__device__ void exchange(EC *p, EC *q, EC v) { __nv_atomic_exchange(p,q,q,0); }
__device__ void exchange_n(EC *p, EC *q, EC v) { __nv_atomic_exchange_n(p,v,0); }
__device__ void compare_exchange(EC *p, EC *q, EC v) { __nv_atomic_compare_exchange(p,q,q,0,0,0); }
__device__ void compare_exchange_n(EC *p, EC *q, EC v) { __nv_atomic_compare_exchange_n(p,q,v,0,0,0); }
__device__ void fetch_add(ES *p, ES *q, ES v) { __nv_atomic_fetch_add(p,v,0,0); }
__device__ void min(ES *p, ES *q, ES v) { __nv_atomic_min(p,v,0,0); }
__device__ void fetch_xor(ES *p, ES *q, ES v) { __nv_atomic_fetch_xor(p,v,0,0); }
__device__ void load_n(ES *p, ES *q, ES v) { __nv_atomic_load_n(p,0); }
__device__ void load(ES *p, ES *q, ES v) { __nv_atomic_load(p,q,0); }
__device__ void exchange(ES *p, ES *q, ES v) { __nv_atomic_exchange(p,q,q,0); }
__device__ void exchange_n(ES *p, ES *q, ES v) { __nv_atomic_exchange_n(p,v,0); }
__device__ void compare_exchange(ES *p, ES *q, ES v) { __nv_atomic_compare_exchange(p,q,q,0,0,0); }
__device__ void compare_exchange_n(ES *p, ES *q, ES v) { __nv_atomic_compare_exchange_n(p,q,v,0,0,0); }
__device__ void fetch_add(EL *p, EL *q, EL v) { __nv_atomic_fetch_add(p,v,0,0); }
__device__ void min(EL *p, EL *q, EL v) { __nv_atomic_min(p,v,0,0); }
__device__ void fetch_xor(EL *p, EL *q, EL v) { __nv_atomic_fetch_xor(p,v,0,0); }
__device__ void load_n(EL *p, EL *q, EL v) { __nv_atomic_load_n(p,0); }
__device__ void load(EL *p, EL *q, EL v) { __nv_atomic_load(p,q,0); }
__device__ void exchange(EL *p, EL *q, EL v) { __nv_atomic_exchange(p,q,q,0); }
__device__ void exchange_n(EL *p, EL *q, EL v) { __nv_atomic_exchange_n(p,v,0); }
__device__ void compare_exchange(EL *p, EL *q, EL v) { __nv_atomic_compare_exchange(p,q,q,0,0,0); }
__device__ void compare_exchange_n(EL *p, EL *q, EL v) { __nv_atomic_compare_exchange_n(p,q,v,0,0,0); }
__device__ void fetch_add(S3 *p, S3 *q, S3 v) { __nv_atomic_fetch_add(p,v,0,0); }
__device__ void min(S3 *p, S3 *q, S3 v) { __nv_atomic_min(p,v,0,0); }
__device__ void fetch_xor(S3 *p, S3 *q, S3 v) { __nv_atomic_fetch_xor(p,v,0,0); }
__device__ void load_n(S3 *p, S3 *q, S3 v) { __nv_atomic_load_n(p,0); }
__device__ void load(S3 *p, S3 *q, S3 v) { __nv_atomic_load(p,q,0); }
__device__ void exchange(S3 *p, S3 *q, S3 v) { __nv_atomic_exchange(p,q,q,0); }
__device__ void exchange_n(S3 *p, S3 *q, S3 v) { __nv_atomic_exchange_n(p,v,0); }
__device__ void compare_exchange(S3 *p, S3 *q, S3 v) { __nv_atomic_compare_exchange(p,q,q,0,0,0); }
__device__ void compare_exchange_n(S3 *p, S3 *q, S3 v) { __nv_atomic_compare_exchange_n(p,q,v,0,0,0); }
__device__ void fetch_add(S4 *p, S4 *q, S4 v) { __nv_atomic_fetch_add(p,v,0,0); }
__device__ void min(S4 *p, S4 *q, S4 v) { __nv_atomic_min(p,v,0,0); }
__device__ void fetch_xor(S4 *p, S4 *q, S4 v) { __nv_atomic_fetch_xor(p,v,0,0); }
__device__ void load_n(S4 *p, S4 *q, S4 v) { __nv_atomic_load_n(p,0); }
__device__ void load(S4 *p, S4 *q, S4 v) { __nv_atomic_load(p,q,0); }
__device__ void exchange(S4 *p, S4 *q, S4 v) { __nv_atomic_exchange(p,q,q,0); }
__device__ void exchange_n(S4 *p, S4 *q, S4 v) { __nv_atomic_exchange_n(p,v,0); }
__device__ void compare_exchange(S4 *p, S4 *q, S4 v) { __nv_atomic_compare_exchange(p,q,q,0,0,0); }
__device__ void compare_exchange_n(S4 *p, S4 *q, S4 v) { __nv_atomic_compare_exchange_n(p,q,v,0,0,0); }
__device__ void fetch_add(S8 *p, S8 *q, S8 v) { __nv_atomic_fetch_add(p,v,0,0); }
__device__ void min(S8 *p, S8 *q, S8 v) { __nv_atomic_min(p,v,0,0); }
__device__ void fetch_xor(S8 *p, S8 *q, S8 v) { __nv_atomic_fetch_xor(p,v,0,0); }
__device__ void load_n(S8 *p, S8 *q, S8 v) { __nv_atomic_load_n(p,0); }
__device__ void load(S8 *p, S8 *q, S8 v) { __nv_atomic_load(p,q,0); }
__device__ void exchange(S8 *p, S8 *q, S8 v) { __nv_atomic_exchange(p,q,q,0); }
__device__ void exchange_n(S8 *p, S8 *q, S8 v) { __nv_atomic_exchange_n(p,v,0); }
__device__ void compare_exchange(S8 *p, S8 *q, S8 v) { __nv_atomic_compare_exchange(p,q,q,0,0,0); }
__device__ void compare_exchange_n(S8 *p, S8 *q, S8 v) { __nv_atomic_compare_exchange_n(p,q,v,0,0,0); }
__device__ void fetch_add(U4 *p, U4 *q, U4 v) { __nv_atomic_fetch_add(p,v,0,0); }
__device__ void min(U4 *p, U4 *q, U4 v) { __nv_atomic_min(p,v,0,0); }
__device__ void fetch_xor(U4 *p, U4 *q, U4 v) { __nv_atomic_fetch_xor(p,v,0,0); }
__device__ void load_n(U4 *p, U4 *q, U4 v) { __nv_atomic_load_n(p,0); }
__device__ void load(U4 *p, U4 *q, U4 v) { __nv_atomic_load(p,q,0); }
__device__ void exchange(U4 *p, U4 *q, U4 v) { __nv_atomic_exchange(p,q,q,0); }
__device__ void exchange_n(U4 *p, U4 *q, U4 v) { __nv_atomic_exchange_n(p,v,0); }
__device__ void compare_exchange(U4 *p, U4 *q, U4 v) { __nv_atomic_compare_exchange(p,q,q,0,0,0); }
__device__ void compare_exchange_n(U4 *p, U4 *q, U4 v) { __nv_atomic_compare_exchange_n(p,q,v,0,0,0); }
__device__ void fetch_add(P *p, P *q, P v) { __nv_atomic_fetch_add(p,v,0,0); }
__device__ void min(P *p, P *q, P v) { __nv_atomic_min(p,v,0,0); }
__device__ void fetch_xor(P *p, P *q, P v) { __nv_atomic_fetch_xor(p,v,0,0); }
__device__ void load_n(P *p, P *q, P v) { __nv_atomic_load_n(p,0); }
__device__ void load(P *p, P *q, P v) { __nv_atomic_load(p,q,0); }
__device__ void exchange(P *p, P *q, P v) { __nv_atomic_exchange(p,q,q,0); }
__device__ void exchange_n(P *p, P *q, P v) { __nv_atomic_exchange_n(p,v,0); }
__device__ void compare_exchange(P *p, P *q, P v) { __nv_atomic_compare_exchange(p,q,q,0,0,0); }
__device__ void compare_exchange_n(P *p, P *q, P v) { __nv_atomic_compare_exchange_n(p,q,v,0,0,0); }
