// expect: 350 error 17
// expect: 350 error 18
// expect: 350 error 20
// expect: 350 error 25
// expect: 350 error 26
// expect: 350 error 27
// expect-device: 350 error 17
// expect-device: 350 error 18
// expect-device: 350 error 20
// expect-device: 350 error 25
// expect-device: 350 error 26
// expect-device: 350 error 27
struct T { T(int); operator int() const; T operator+(const T &) const; }; T mk();
struct U { U(int); operator int() const; bool operator==(const U &) const; int operator-(int) const; };
struct W { W(long); operator long() const; friend W operator*(W, W); };
int f(T t, U u, W w) {
  int a = t + 1;
  a = mk() + 1;
  a = 1 + t;
  bool b = u == 1;
  a = u - 1;
  a = u - 1L;
  a = t + t;
  a = t - 1;
  w * 1;
  w * 1L;
  1 * w;
  return a;
}
