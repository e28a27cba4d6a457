// c++14
typedef unsigned char u8; typedef signed char s8; typedef unsigned short u16; typedef unsigned u32;
  typedef unsigned long u64; typedef long s64;
u64 mix(u8 a, s8 b, u16 c, u32 d, u64 e, s64 f) {
  u16 x = a + b; u8 y = c >> 8; u32 z = a << 24 | c; u64 w = (u64)d << 32 | d; s64 v = e - f;
  x += a; y ^= b; z = ~z; w *= a; v /= d; v %= c; x = x * x; y = -y; y++; z = x ? a : d; w = a ? e : b;
  return a * b + c * d - e / (f ? f : 1) + (a < b) + (c == d) + (a & 0x0f) + (c ^ 0xffff) + ~a +
    -c + !e + x + y + z + w + v + (a + b) * (u64)c + (s8)(a + b);
}
