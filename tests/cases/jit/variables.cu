// expect: 20218 error 36
// expect: 20218 error 37
// expect: 20218 error 38
// expect: 20218 error 39
// expect: 20218 error 40
// expect: 20218 error 41
// expect: 20218 error 45
// expect: 20218 error 49
// expect: 20218 error 50
// expect: 20218 error 53
// expect: 20218 error 55
// expect: 20218 error 56
// expect: 20218 error 57
// expect: 20218 error 58
// expect: 20218 error 59
// expect: 20218 error 61
// expect: 20218 error 61
// expect: 20218 error 61
// expect: 20218 error 61
// expect: 20218 error 61
// expect: 20218 error 62
// expect: 20218 error 64
// expect: 20218 error 66
// expect: 20218 error 68
// expect: 20218 error 78
// expect: 20218 error 79
// expect: 20218 error 82
// expect: 20218 error 84
// expect: 20218 error 87
// expect: 20218 error 89
// expect: 20218 error 92
// expect: 20218 error 93
// expect-default-device: 20113 error 40
struct P { int a; };
struct M { mutable int m; };
int v;
static int internal;
extern int external;
inline int inlined;
thread_local int threads;
volatile int vol;
const int c = 1;
extern const int ec;
constexpr int ce = 1;
constinit int ci = 1;
const P cp = {1};
const M cm = {1};
const int dynamic = v;
int *p;
const int *pc;
int *const cptr = nullptr;
constexpr const char *text = "x";
const char *words = "x";
const char array[] = "x";
char letters[] = "x";
int &r = v;
const int &cr = c;
int &&rr = 1;
int a[2];
const int ca[2] = {1, 2};
int many, pair = 1, *third, fourth(1), fifth{2};
int P::*pm;
int P::*const cpm = &P::a;
void (*f)(int);
void (*const cf)(int) = nullptr;
auto deduced = 1;
const auto cdeduced = 1;
auto &rdeduced = v;
__device__ int d;
__constant__ int k;
__managed__ int m;
__shared__ int s;
__device__ const int dc = 1;
static union {
    int u1;
    float u2;
};
enum { E1 } ev;
struct { int x; } unnamed;
const struct { int x; } cunnamed = {1};
namespace n {
int in_namespace;
namespace {
int hidden;
}
}
extern "C" int single;
extern "C" {
int grouped;
const int cgrouped = 1;
}
alignas(16) int aligned;
[[maybe_unused]] int maybe;
template <class T> T tv = 1;
template <> int tv<char> = 2;
template int tv<int>;
template <class T> inline T itv{};
