// c++17
struct alignas(16) A { char c; };
struct B { char c; alignas(8) int i; A a; };
unsigned long use() {
  alignas(32) char buf[4];
  buf[0] = 1;
  return alignof(A) + sizeof(B) + alignof(B) + alignof(decltype(buf)) + __alignof__(buf) + alignof(double[3]) +
    buf[0];
}
