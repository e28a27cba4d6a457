// expect: 997 warning 30
// expect: 997 warning 31
// expect: 997 warning 32
// expect: 611 warning 33
// expect: 997 warning 34
// expect: 997 warning 40
// expect: 997 warning 41
// expect: 997 warning 45
// expect: 997 warning 46
// expect: 997 warning 47
// expect: 997 warning 48
// expect: 997 warning 51
// expect-device: 997 warning 30
// expect-device: 997 warning 31
// expect-device: 997 warning 32
// expect-device: 611 warning 33
// expect-device: 997 warning 34
// expect-device: 997 warning 40
// expect-device: 997 warning 41
// expect-device: 997 warning 45
// expect-device: 997 warning 46
// expect-device: 997 warning 47
// expect-device: 997 warning 48
// expect-device: 997 warning 51
// A virtual assignment is hidden by one that is written in a derived class, defaulted or not; not by an implicit one.
struct B {
  virtual B &operator=(const B &) { return *this; }
  virtual B &operator=(int);
};
struct D : B { D &operator=(const D &) = default; };
struct E : B { E &operator=(const E &) { return *this; } };
struct F : B { F &operator=(F &&) = default; };
struct G : B { B &operator=(const B &) override; };
struct H : B { H &operator=(char); };
struct I : B {
  using B::operator=;
  I &operator=(const I &) = default;
};
struct J : B {
  J &operator=(const J &);
  J &operator=(char);
};
struct K : B {};
struct L { virtual L &operator=(const L &) = default; };
struct M : L { M &operator=(const M &) = default; };
struct N : L { N &operator=(const N &) = delete; };
struct O : L { virtual O &operator=(const O &); };
struct P : M { P &operator=(const P &); };
struct Q : L { template <class T> Q &operator=(T); };
template <class T>
struct R : L { R &operator=(const R &); };
R<int> r;
