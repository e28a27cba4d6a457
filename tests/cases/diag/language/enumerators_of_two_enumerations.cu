// expect: 101 error 17
// expect: 1578 error 21
// expect: 120 error 25
// expect: 101 error 29
// expect: 120 error 31
// expect: 120 error 33
// expect: 1578 error 34
// expect-device: 101 error 17
// expect-device: 1578 error 21
// expect-device: 120 error 25
// expect-device: 101 error 29
// expect-device: 120 error 31
// expect-device: 120 error 33
// expect-device: 1578 error 34
// Of two enumerators of one name the latest one is meant.
enum Status { Open, Packed, Sent };
enum Error { None, Open };
const char *text(Status s) {
  switch (s) {
    case Open: return "open";
    case Packed: return "packed";
    default: return "";
  }
}
Status first() { return Open; }
Error second() { return Open; }
struct S {
  enum A { x, y };
  enum B { y, z };
  B b() { return y; }
  A a() { return y; }
};
S::A out() { return S::y; }
int twice(int n) { switch (n) { case Open: return 1; case 1: return 2; } return 0; }
