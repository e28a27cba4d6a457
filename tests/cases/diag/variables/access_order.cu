// expect: 20091 warning 229
// expect: 20091 warning 229
// expect: 20091 warning 230
// expect: 20091 warning 230
// expect: 20091 warning 231
// expect: 20091 warning 231
// expect: 20091 warning 232
// expect: 20091 warning 232
// expect: 20091 warning 233
// expect: 20091 warning 233
// expect: 20091 warning 233
// expect: 20091 warning 234
// expect: 20091 warning 234
// expect: 20091 warning 234
// expect: 20091 warning 234
// expect: 20091 warning 235
// expect: 20091 warning 235
// expect: 20091 warning 235
// expect: 20091 warning 235
// expect: 20091 warning 236
// expect: 20091 warning 236
// expect: 20091 warning 236
// expect: 20091 warning 237
// expect: 20091 warning 237
// expect: 20091 warning 237
// expect: 20091 warning 238
// expect: 20091 warning 238
// expect: 20091 warning 239
// expect: 20091 warning 239
// expect: 20091 warning 240
// expect: 20091 warning 240
// expect: 20091 warning 241
// expect: 20091 warning 241
// expect: 20091 warning 242
// expect: 20091 warning 242
// expect: 20091 warning 243
// expect: 20091 warning 243
// expect: 20091 warning 243
// expect: 20091 warning 244
// expect: 20091 warning 244
// expect: 20091 warning 244
// expect: 20091 warning 245
// expect: 20091 warning 245
// expect: 20091 warning 246
// expect: 20091 warning 246
// expect: 20091 warning 247
// expect: 20091 warning 247
// expect: 20091 warning 248
// expect: 20091 warning 248
// expect: 20091 warning 249
// expect: 20091 warning 249
// expect: 20091 warning 249
// expect: 20091 warning 250
// expect: 20091 warning 250
// expect: 20091 warning 251
// expect: 20091 warning 251
// expect: 20091 warning 252
// expect: 20091 warning 252
// expect: 20091 warning 253
// expect: 20091 warning 253
// expect: 20091 warning 253
// expect: 20091 warning 254
// expect: 20091 warning 254
// expect: 20091 warning 255
// expect: 20091 warning 255
// expect: 20091 warning 256
// expect: 20091 warning 256
// expect: 20091 warning 257
// expect: 20091 warning 257
// expect: 20091 warning 258
// expect: 20091 warning 258
// expect: 20091 warning 259
// expect: 20091 warning 259
// expect: 20091 warning 259
// expect: 20091 warning 259
// expect: 20091 warning 260
// expect: 20091 warning 260
// expect: 20091 warning 261
// expect: 20091 warning 261
// expect: 20091 warning 262
// expect: 20091 warning 262
// expect: 20091 warning 263
// expect: 20091 warning 264
// expect: 20091 warning 264
// expect: 20091 warning 265
// expect: 20091 warning 265
// expect: 20091 warning 266
// expect: 20091 warning 266
// expect: 20091 warning 267
// expect: 20091 warning 267
// expect: 20091 warning 268
// expect: 20091 warning 268
// expect: 20091 warning 271
// expect: 20091 warning 271
// expect: 20092 warning 271
// expect: 20092 warning 272
// expect: 20091 warning 273
// expect: 20091 warning 273
// expect: 20091 warning 273
// expect: 20091 warning 273
// expect: 20091 warning 274
// expect: 20091 warning 274
// expect: 20091 warning 274
// expect: 20091 warning 274
// expect: 20091 warning 275
// expect: 20091 warning 275
// expect: 20091 warning 275
// expect: 20092 warning 275
// expect: 20091 warning 276
// expect: 20091 warning 276
// expect: 20091 warning 276
// expect: 20092 warning 276
// expect: 20091 warning 277
// expect: 20091 warning 277
// expect: 20091 warning 278
// expect: 20091 warning 278
// expect: 20007 error 279
// expect: 20091 warning 279
// expect: 20091 warning 279
// expect: 20091 warning 280
// expect: 20091 warning 280
// expect: 20091 warning 280
// expect: 20091 warning 281
// expect: 20091 warning 281
// expect: 20091 warning 282
// expect: 20091 warning 282
// expect: 20091 warning 283
// expect: 20091 warning 283
// expect: 20091 warning 283
// expect: 20091 warning 284
// expect: 20091 warning 284
// expect: 20091 warning 285
// expect: 20091 warning 285
// expect: 20091 warning 286
// expect: 20091 warning 286
// expect: 20091 warning 287
// expect: 20092 warning 287
// expect: 20091 warning 287
// expect: 20092 warning 287
// expect: 20091 warning 288
// expect: 20092 warning 288
// expect: 20091 warning 288
// expect: 20092 warning 288
// expect: 20091 warning 289
// expect: 20091 warning 289
// expect: 20091 warning 290
// expect: 20091 warning 290
// expect: 20091 warning 291
// expect: 20091 warning 291
// expect: 20091 warning 291
// expect: 20091 warning 291
// expect: 20091 warning 292
// expect: 20091 warning 292
// expect: 20007 error 293
// expect: 20091 warning 293
// expect: 20091 warning 293
// expect: 20091 warning 295
// expect: 20091 warning 295
// expect: 20091 warning 296
// expect: 20091 warning 296
// expect: 20007 error 298
// expect: 20007 error 298
// expect: 20091 warning 298
// expect: 20091 warning 298
// expect: 20091 warning 299
// expect: 20007 error 299
// expect: 20007 error 299
// expect: 20091 warning 299
// expect: 20007 error 300
// expect: 20091 warning 300
// expect: 20007 error 300
// expect: 20091 warning 300
// expect: 20007 error 301
// expect: 20091 warning 301
// expect: 20091 warning 301
// expect: 20007 error 302
// expect: 20091 warning 302
// expect: 20091 warning 302
// expect: 20007 error 303
// expect: 20007 error 303
// expect: 20091 warning 303
// expect: 20091 warning 303
// expect: 20092 warning 303
// expect: 20007 error 304
// expect: 20091 warning 304
// expect: 20091 warning 304
// expect: 20091 warning 304
// expect: 20092 warning 304
// expect: 20007 error 305
// expect: 20091 warning 305
// expect: 20091 warning 305
// expect: 20091 warning 306
// expect: 20007 error 306
// expect: 20091 warning 306
// expect: 20091 warning 306
// expect: 20007 error 307
// expect: 20091 warning 307
// expect: 20091 warning 307
// expect: 20007 error 307
// expect: 20091 warning 307
// expect: 20091 warning 307
// expect: 20007 error 308
// expect: 20091 warning 308
// expect: 20091 warning 308
// expect: 20007 error 309
// expect: 20091 warning 309
// expect: 20091 warning 309
// expect: 20007 error 310
// expect: 20091 warning 310
// expect: 20091 warning 310
// expect: 20091 warning 310
// expect: 20091 warning 311
// expect: 20007 error 311
// expect: 20091 warning 311
// expect: 20091 warning 311
// expect: 20007 error 312
// expect: 20091 warning 312
// expect: 20007 error 313
// expect: 20091 warning 313
// expect: 20007 error 314
// expect: 20091 warning 314
// expect: 20007 error 315
// expect: 20091 warning 315
// expect: 20091 warning 315
// expect: 20007 error 315
// What is read in an expression is told when the operand around it has been read, a left operand with the whole.
__device__ int a, b, c, x; __device__ int *p; int h; int f(int); int g(int, int); int s[3]; __device__ int t[3]; __device__ int k(int); struct S { S(int, int); S(int); int y; }; __device__ struct P { int x; int q[2]; } ps;
void plain() {
h = a + b;
h = -a + -b;
h = -a + b;
h = a + -b;
h = a + b + c;
h = a + b + c + x;
h = (a + b) + (c + x);
h = a + (b + c);
h = -a + -b + -c;
h = g(a, b);
h = g(-a, -b);
h = f(a) + f(b);
h = f(a) + b;
h = a + f(b);
h = a ? b : c;
h = -a ? -b : -c;
h = p[a];
h = a && b;
h = -a && -b;
h = -a, h = -b;
h = f(a + b) + f(c);
h = f(-a) + f(-b);
h = (h = a) + (h = b);
h = s[a] + s[b];
h = f(a) * f(b) * f(c);
h = -f(a) + f(b);
h = (int)a + (int)b;
h = (a) + (b);
h = a == -b;
h = a < b;
h = g(a + b, c + x);
h = -(a + b);
h = -(-a + -b);
h += a + b;
h += -a;
s[a] = b;
s[-a] = -b;
s[f(a)] = f(b);
h = f(f(a)) + f(f(b));
h = g(f(a), f(b));
}
void shapes() {
(a += b) = c;
(++a) = 1;
h = t[a] + t[b];
h = ps.x + ps.q[a] + b;
t[a] = t[b];
t[-a] += -b;
S y(a, -b);
S z(-a, b);
S w = k(a) + b;
int v[] = {a, -b, c};
S z2{a, -b};
new S(a, -b);
h = S(-a, b).y + c;
h = static_cast<long>(a) + static_cast<long>(b);
h = long(a) + long(b);
h = !a + !b;
h = a++ + b++;
h = ++a + ++b;
h = *p + *p;
h = *p + a;
h = p[a] + p[b];
if (-a + -b) {}
return (void)(a + k(b));
}
int u() { return -a + -b; }
int w() { throw -a + -b; }
void with_calls() {
h = k(a) + k(b);
k(-a) + k(b);
g(k(a), k(b));
g(a, k(b));
g(k(a), b);
a = k(b) + k(c);
a += k(a) * b;
S y(k(a), b);
h = a ? k(b) : c;
for (int i = a + k(b); i < a + k(1); i += a) {}
while (k(a) + b) {}
switch (a + k(b)) {}
p[k(a)] = b;
k(a ? b : c);
k(a)+ h;
h = (k(a));
(void)k(a);
k(k(a) + b);
}
