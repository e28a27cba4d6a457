// expect: 186 warning 22
// expect: 186 warning 23
// expect: 186 warning 26
// expect: 514 warning 27
// expect: 186 warning 28
// expect: 186 warning 30
// expect: 186 warning 32
// expect-device: 186 warning 22
// expect-device: 186 warning 23
// expect-device: 186 warning 26
// expect-device: 514 warning 27
// expect-device: 186 warning 28
// expect-device: 186 warning 30
// expect-device: 186 warning 32
// Enumerations whose type is written down are compared as integers of it (186, 514).
enum E : unsigned { e };
enum F { f0, f1 };
enum class H : unsigned { h };
enum C : unsigned char { c0 };
enum I : int { i0 };
bool a(E x, F y, H h, C c, I i) {
  bool r = x >= 0;
  r = x < 0;
  r = y >= 0;
  r = h < H::h;
  r = c < 0;
  r = c >= -1;
  r = x >= e;
  r = i < 0;
  r = 0 > x;
  r = x == 0;
  r = (unsigned)x < 0;
  return r;
}
