// expect: 20231 error 14
// expect: 20 error 15
// expect: 20 error 17
// expect: 20 error 17
// expect: 20 error 16
// expect-device: 20231 error 14
// expect-device: 20 error 15
// expect-device: 20 error 17
// expect-device: 20 error 17
// expect-device: 20 error 16
// Default member initialisers are read in front of bodies, and behind what is told of declarations.
struct S {
  int f() { return first + second; }
  __global__ void k() {}
  int b = first;
  int g() { return first + third + b; }
  int c = second + fourth(1);
};
