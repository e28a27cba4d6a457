// expect: 20 error 26
// expect: 20 error 27
// expect: 20 error 28
// expect: 20 error 29
// expect: 20 error 30
// expect: 20 error 31
// expect: 20 error 32
// expect: 20 error 33
// expect: 20 error 34
// expect: 20 error 35
// expect: 20 error 36
// expect-device: 20 error 26
// expect-device: 20 error 27
// expect-device: 20 error 28
// expect-device: 20 error 29
// expect-device: 20 error 30
// expect-device: 20 error 31
// expect-device: 20 error 32
// expect-device: 20 error 33
// expect-device: 20 error 34
// expect-device: 20 error 35
// expect-device: 20 error 36
struct Ctor { Ctor(); Ctor(int); int operator*(int); };
Ctor v; 
void g() {
 v * u6;
 v + u7;
 v * (u8);
 (u11) * v;
 v * fnu(1);
 !(u13);
 v[u14];
 v += u15;
 v == u16;
 v << u17 << 1;
 u18 ? v : 1;
}
