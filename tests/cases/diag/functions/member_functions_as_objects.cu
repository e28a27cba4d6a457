// expect: 415 error 18
// expect: 504 error 19
// expect: 120 error 19
// expect: 504 error 20
// expect: 120 error 20
// expect-device: 415 error 18
// expect-device: 504 error 19
// expect-device: 120 error 19
// expect-device: 504 error 20
// expect-device: 120 error 20
// Member functions that are named where a reference to an object of a class is wanted, which nothing converts them to.
struct V {
  V();
  V(int);
  int n;
};
struct S {
  const V &reference() const { return reference; }
  int *pointer() { return pointer; }
  int number() { return number; }
};
