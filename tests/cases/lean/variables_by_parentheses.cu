// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
extern "C" int puts(const char *);
namespace lib { struct registrar { registrar(int) { puts("int"); } registrar(int, int) { puts("two"); } registrar(const char *s) { puts(s); } };
inline int number() { return 3; } static int counter; enum colour { red, green }; inline const char *text() { return "x"; } template <class T> int made() { return sizeof(T); } }
static lib::registrar r1(lib::number());
static lib::registrar r2(lib::counter);
lib::registrar r3(lib::counter, lib::green);
namespace { lib::registrar r4(lib::text()); lib::registrar r5(-1); lib::registrar r6(sizeof(int)); lib::registrar r7(lib::made<char>()); lib::registrar r8(int(3)); lib::registrar r9((int)3); lib::registrar ra(lib::red); lib::registrar rb([] { return 1; }()); lib::registrar rc(static_cast<int>(2.5)); lib::registrar rd(!lib::counter); lib::registrar re(lib::counter + 1); lib::registrar rf(*"x"); lib::registrar rg(lib::colour(1)); lib::registrar rh("a"); lib::registrar ri(alignof(long)); lib::registrar rj(lib::colour::red); lib::registrar rk(lib::counter ? 1 : 2);}
# 12 "variables_by_parentheses.cu"
__global__ void k(int *p) { *p = 1; }
