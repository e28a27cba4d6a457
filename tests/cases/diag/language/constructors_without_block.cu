// expect: 130 error 33
// expect: 67 error 33
// expect: 130 error 39
// expect: 67 error 39
// expect: 130 error 40
// expect: 130 error 41
// expect: 67 error 41
// expect: 20 error 41
// expect: 77 error 48
// expect: 101 error 48
// expect: 130 error 47
// expect: 67 error 47
// expect: 65 error 50
// expect: 1670 error 50
// expect: 20 error 50
// expect: 169 error 51
// expect: 169 error 53
// expect: 135 error 54
// expect-device: 130 error 33
// expect-device: 67 error 33
// expect-device: 77 error 48
// expect-device: 101 error 48
// expect-device: 130 error 47
// expect-device: 67 error 47
// expect-device: 65 error 50
// expect-device: 1670 error 50
// expect-device: 20 error 50
// expect-device: 169 error 51
// expect-device: 169 error 53
// expect-device: 135 error 54
struct B {
  int m; int w;
  B(int x) : m(x);
  int get() const { return m; }
};
B make() { return B(1); }
template <class T> struct C {
  T m; int w;
  C(T x) : m(x), w{3};
  C(T x, int y) : m(x) w(y) { }
  C(T x, char y) : m(x) w(y); int after() { return after2; }
  int get() const { return m; }
};
struct D {
  int m; int w;
  D(int x) : m(x), w(1)
    ++m;
    w = 3;
  }
  int get() const { return m; }
 private:
  int q;
};
int use(D &b) { return b.get(); }
