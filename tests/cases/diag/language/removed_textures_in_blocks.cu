// expect: 20 error 44
// expect: 254 error 44
// expect: 20 error 44
// expect: 254 error 45
// expect: 20 error 45
// expect: 254 error 46
// expect: 20 error 46
// expect: 254 error 48
// expect: 29 error 48
// expect: 254 error 49
// expect: 20 error 49
// expect: 20 error 51
// expect: 254 error 51
// expect: 20 error 51
// expect: 864 error 55
// expect: 20 error 56
// expect: 254 error 56
// expect: 29 error 56
// expect: 254 error 57
// expect: 29 error 57
// expect: 20 error 57
// expect-device: 20 error 44
// expect-device: 254 error 44
// expect-device: 20 error 44
// expect-device: 254 error 45
// expect-device: 20 error 45
// expect-device: 254 error 46
// expect-device: 20 error 46
// expect-device: 254 error 48
// expect-device: 29 error 48
// expect-device: 254 error 49
// expect-device: 20 error 49
// expect-device: 20 error 51
// expect-device: 254 error 51
// expect-device: 20 error 51
// expect-device: 864 error 55
// expect-device: 20 error 56
// expect-device: 254 error 56
// expect-device: 29 error 56
// expect-device: 254 error 57
// expect-device: 29 error 57
// expect-device: 20 error 57
void h() { 
  texture<float> t; 
  texture<float, 1> u;
  texture<float, 2, cudaReadModeElementType> v;
  static texture<float> w; 
  int r = sizeof(texture<float>); 
  texture<float> *p = 0;
  const texture<float> &x = t;
  surface<void, 2> s;
  extern texture<float> e;
}
void h2() {
  const texture<float> &x1 = 1;
  auto q = texture<int>();
  f3(texture<int>());
  return;
}
