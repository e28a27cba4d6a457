// expect: 1767 error 18
// expect: 384 error 20
// expect: 384 error 21
// expect: 384 error 22
// expect: 384 error 23
// expect: 1767 error 24
// expect: 1767 error 25
// expect-device: 1767 error 18
// expect-device: 384 error 20
// expect-device: 384 error 21
// expect-device: 384 error 22
// expect-device: 384 error 23
// expect-device: 1767 error 24
// expect-device: 1767 error 25
struct P { void *operator new(size_t); P(); P(int); }; struct Q { void *operator new(size_t, int); void *operator new(size_t, void *, char); };
struct T { template<class U> void *operator new(size_t, U *); }; struct B : P {};
void f(void *v,
 P *p) { new
  (p) P();
 new (v) Q;
 new Q;
 new (1) T;
 new (v) B;
 p = new (v) P(1);
 P *r(new (v) P{});
}
