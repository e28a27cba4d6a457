// expect: 169 error 151
// expect: 169 error 156
// expect: 169 error 161
// expect: 169 error 166
// expect: 79 error 171
// expect: 260 error 171
// expect: 77 error 176
// expect: 65 error 176
// expect: 77 error 181
// expect: 144 error 181
// expect: 77 error 186
// expect: 65 error 186
// expect: 77 error 191
// expect: 65 error 191
// expect: 169 error 196
// expect: 169 error 201
// expect: 77 error 206
// expect: 65 error 206
// expect: 77 error 211
// expect: 413 error 211
// expect: 757 error 216
// expect: 79 error 216
// expect: 260 error 216
// expect: 169 error 221
// expect: 169 error 226
// expect: 169 error 231
// expect: 77 error 236
// expect: 65 error 236
// expect: 260 error 241
// expect: 77 error 246
// expect: 65 error 246
// expect: 169 error 251
// expect: 169 error 256
// expect: 77 error 261
// expect: 65 error 261
// expect: 757 error 266
// expect: 260 error 266
// expect: 77 error 271
// expect: 77 error 276
// expect: 65 error 276
// expect: 77 error 281
// expect: 65 error 281
// expect: 77 error 286
// expect: 65 error 286
// expect: 757 error 291
// expect: 18 error 291
// expect: 260 error 291
// expect: 79 error 296
// expect: 260 error 296
// expect: 169 error 301
// expect: 77 error 306
// expect: 65 error 306
// expect: 77 error 311
// expect: 65 error 311
// expect: 77 error 316
// expect: 65 error 316
// expect: 169 error 321
// expect: 757 error 326
// expect: 18 error 326
// expect: 260 error 326
// expect: 135 error 329
// expect: 65 error 340
// expect: 1598 error 341
// expect: 169 error 344
// expect: 20 error 342
// expect: 292 error 332
// expect: 20 error 333
// expect: 65 error 346
// expect: 1670 error 346
// expect: 169 error 349
// expect: 3369 error 350
// expect: 169 error 351
// expect: 135 error 352
// expect-device: 169 error 151
// expect-device: 169 error 156
// expect-device: 169 error 161
// expect-device: 169 error 166
// expect-device: 79 error 171
// expect-device: 260 error 171
// expect-device: 77 error 176
// expect-device: 65 error 176
// expect-device: 77 error 181
// expect-device: 144 error 181
// expect-device: 77 error 186
// expect-device: 65 error 186
// expect-device: 77 error 191
// expect-device: 65 error 191
// expect-device: 169 error 196
// expect-device: 169 error 201
// expect-device: 77 error 206
// expect-device: 65 error 206
// expect-device: 77 error 211
// expect-device: 413 error 211
// expect-device: 757 error 216
// expect-device: 79 error 216
// expect-device: 260 error 216
// expect-device: 169 error 221
// expect-device: 169 error 226
// expect-device: 169 error 231
// expect-device: 77 error 236
// expect-device: 65 error 236
// expect-device: 260 error 241
// expect-device: 77 error 246
// expect-device: 65 error 246
// expect-device: 169 error 251
// expect-device: 169 error 256
// expect-device: 77 error 261
// expect-device: 65 error 261
// expect-device: 757 error 266
// expect-device: 260 error 266
// expect-device: 77 error 271
// expect-device: 77 error 276
// expect-device: 65 error 276
// expect-device: 77 error 281
// expect-device: 65 error 281
// expect-device: 77 error 286
// expect-device: 65 error 286
// expect-device: 757 error 291
// expect-device: 18 error 291
// expect-device: 260 error 291
// expect-device: 79 error 296
// expect-device: 260 error 296
// expect-device: 169 error 301
// expect-device: 77 error 306
// expect-device: 65 error 306
// expect-device: 77 error 311
// expect-device: 65 error 311
// expect-device: 77 error 316
// expect-device: 65 error 316
// expect-device: 169 error 321
// expect-device: 757 error 326
// expect-device: 18 error 326
// expect-device: 260 error 326
// expect-device: 135 error 329
// expect-device: 65 error 340
// expect-device: 1598 error 341
// expect-device: 169 error 344
// expect-device: 20 error 342
// expect-device: 292 error 332
// expect-device: 20 error 333
// expect-device: 65 error 346
// expect-device: 1670 error 346
// expect-device: 169 error 349
// expect-device: 3369 error 350
// expect-device: 169 error 351
// expect-device: 135 error 352
// flags: --error_limit=1000
int s_, arr[3]; struct P { int x; } p0; int *ptr; int f(int);
struct S0 {
  int a0;
  ++s_;
  int a1;
};
struct S1 {
  int a0;
  return;
  int a1;
};
struct S2 {
  int a0;
  if (s_) { f(3); }
  int a1;
};
struct S3 {
  int a0;
  while (s_) f(2);
  int a1;
};
struct S4 {
  int a0;
  f(3);
  int a1;
};
struct S5 {
  int a0;
  p0.x = 4;
  int a1;
};
struct S6 {
  int a0;
  *ptr = 3;
  int a1;
};
struct S7 {
  int a0;
  s_++;
  int a1;
};
struct S8 {
  int a0;
  ptr->x = 3;
  int a1;
};
struct S9 {
  int a0;
  3 + 4;
  int a1;
};
struct S10 {
  int a0;
  "abc";
  int a1;
};
struct S11 {
  int a0;
  s_ += 3;
  int a1;
};
struct S12 {
  int a0;
  p0 = P();
  int a1;
};
struct S13 {
  int a0;
  f(s_, 3);
  int a1;
};
struct S14 {
  int a0;
  delete ptr;
  int a1;
};
struct S15 {
  int a0;
  break;
  int a1;
};
struct S16 {
  int a0;
  case 3: f(2);
  int a1;
};
struct S17 {
  int a0;
  cout << 3;
  int a1;
};
struct S18 {
  int a0;
  f();
  int a1;
};
struct S19 {
  int a0;
  p0.g();
  int a1;
};
struct S20 {
  int a0;
  throw 3;
  int a1;
};
struct S21 {
  int a0;
  !s_;
  int a1;
};
struct S22 {
  int a0;
  k<<<1, 1>>>(3);
  int a1;
};
struct S23 {
  int a0;
  undefined(s_);
  int a1;
};
struct S24 {
  int a0;
  undefined = s_;
  int a1;
};
struct S25 {
  int a0;
  undefined.f(s_);
  int a1;
};
struct S26 {
  int a0;
  x.y.z();
  int a1;
};
struct S27 {
  int a0;
  *p0.x = 3;
  int a1;
};
struct S28 {
  int a0;
  f(p0.x, 3);
  int a1;
};
struct S29 {
  int a0;
  f("a");
  int a1;
};
struct S30 {
  int a0;
  return s_ + 3;
  int a1;
};
struct S31 {
  int a0;
  s_ -= 3;
  int a1;
};
struct S32 {
  int a0;
  s_ <<= 3;
  int a1;
};
struct S33 {
  int a0;
  s_--;
  int a1;
};
struct S34 {
  int a0;
  --s_;
  int a1;
};
struct S35 {
  int a0;
  check(s_ == 3);
  int a1;
};
int last() { return S0().a0 + S0().a1 + S1().a0 + S1().a1 + S2().a0 + S2().a1 + S3().a0 + S3().a1 + S4().a0 + S4().a1 + S5().a0 + S5().a1 + S6().a0 + S6().a1 + S7().a0 + S7().a1 + S8().a0 + S8().a1 + S9().a0 + S9().a1 + S10().a0 + S10().a1 + S11().a0 + S11().a1 + S12().a0 + S12().a1 + S13().a0 + S13().a1 + S14().a0 + S14().a1 + S15().a0 + S15().a1 + S16().a0 + S16().a1 + S17().a0 + S17().a1 + S18().a0 + S18().a1 + S19().a0 + S19().a1 + S20().a0 + S20().a1 + S21().a0 + S21().a1 + S22().a0 + S22().a1 + S23().a0 + S23().a1 + S24().a0 + S24().a1 + S25().a0 + S25().a1 + S26().a0 + S26().a1 + S27().a0 + S27().a1 + S28().a0 + S28().a1 + S29().a0 + S29().a1 + S30().a0 + S30().a1 + S31().a0 + S31().a1 + S32().a0 + S32().a1 + S33().a0 + S33().a1 + S34().a0 + S34().a1 + S35().a0 + S35().a1; }
struct O { int count; float step; };
struct Stepped {
  explicit Stepped(const O &o) : o_(o) {
    p_ = nullptr;
    for (int i = 0; i < 3; ++i) {
      int q = i;
      s_ = q;
    }
  }
  void step()
    const float dt = o_.step;
    auto move = [=](int &p) {
      p = dt;
    };
    ++s_;
  }
  double energy() const {
    return s_;
  }
 private:
  O o_; int *p_; int s_;
};
int use() { Stepped s(O{}); s.step(); return s.energy(); }
