// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
extern "C" int puts(const char *);
namespace lib { struct factory { static int make() { return puts("make"); } static int value; enum { limit = 4 }; template <class T> struct part { T t; }; }; inline int factory::*where = nullptr; template <class T> struct source { static T get() { return T(); } };
struct registrar { registrar(int) { puts("int"); } static registrar own; }; inline factory *find() { return nullptr; } }
static lib::registrar r1(lib::factory::make());
static lib::registrar r2(lib::factory::limit);
lib::registrar r3(lib::factory::value), r4(lib::source<int>::get());
lib::registrar lib::registrar::own(lib::factory::make());
int started(typename lib::factory::template part<int> p) { return p.t; }
# 12 "variables_from_members.cu"
__global__ void k(int *p) { *p = 1; }
