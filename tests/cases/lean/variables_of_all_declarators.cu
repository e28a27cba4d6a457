// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
extern "C" int puts(const char *);
struct init { init(int) { puts("x"); } };
struct init guard(7);
static struct init two(1), three(2);
int later(int), counter = 3;
int (enclosed) = 4;
namespace lib { inline int compute() { return 4; } }
extern const int library_version = 3;
extern "C" int library_flag = 5;
extern int library_started = lib::compute();
enum { one, both } which = both;
enum class mood : int { fine } felt = mood::fine;
# 16 "variables_of_all_declarators.cu"
__global__ void k(int *p) { *p = 1; }
