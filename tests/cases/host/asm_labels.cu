// flags: -std=c++14
// Names for the assembler behind the attributes of functions
extern "C" void ext(void) __attribute__((weak, visibility("default"))) __asm__("ext_name");
int v = 3;
extern int w;
struct S { static int m() __attribute__((noinline)) asm("m_name"); void n(int a[3]) const __attribute__((noinline)) asm("n_name");  };
int S::m() { return 1; }
void S::n(int *) const {}
namespace n { template <class T> int f(T) __attribute__((noinline)); static int g() __attribute__((used)) asm("gname"); static int g() { return 1; } }
int x() { extern void y() __attribute__((weak)) asm("yname"); y(); return v + (&ext != 0) + w + S::m() + n::g(); }
void plain() __asm__("plain_name") __attribute__((weak));
__attribute__((device)) void dev() __attribute__((noinline)) asm("devname"); 
__host__ __device__ int hd(int) __attribute__((noinline)) __asm__("hdname"); __host__ __device__ int hd(int i) { return i; }
