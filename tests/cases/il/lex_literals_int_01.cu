// c++14
unsigned long ints() {
  int a = 0x1f + 017 + 0b101 + 1'000;
  unsigned b = 1u + 0xffffffff;
  long c = 2147483648 + 1l;
  unsigned long d = 18446744073709551615ul;
  long long e = 1ll << 40;
  unsigned long long f = 1ull + 0x8000000000000000;
  return a + b + c + d + e + f;
}
