// c++17
# 1 "/usr/include/string.h" 1 3 4
extern "C" {
extern void *memset(void*, int, unsigned long) noexcept(true);
extern void *b1(void*, int, unsigned long) noexcept(true);
extern void *b2(void*, int, unsigned long) noexcept(true);
int b4(int);
}
# 20 "/usr/include/other.h" 1
extern "C" {
extern void *memset(void*, int, unsigned long) noexcept(true);
extern void *b1(void*, int, unsigned long) noexcept(true);
}
# 20 "/usr/include/another.h" 1 3 4
extern "C" {
extern void *b2(void*, int, unsigned long) noexcept(true);
}
# 22 "basic_system_headers.cu" 2
extern "C" int b4(int);
int use(int i, void *p) {
  memset(p,1,1); b1(p,1,1); b2(p,1,1); b4(2);
  return i;
}
