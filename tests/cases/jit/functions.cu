// expect: 20217 error 23
// expect: 20217 error 24
// expect: 20216 error 25
// expect: 20216 error 26
// expect: 20217 error 30
// expect: 20217 error 31
// expect: 20217 error 32
// expect: 20217 error 33
// expect: 20217 error 33
// expect: 20217 error 34
// expect: 20217 error 35
// expect: 20217 error 37
// expect: 20217 error 40
// expect: 20217 error 42
// expect: 20217 error 48
// expect: 20217 error 49
// expect: 20217 error 50
// expect: 20217 error 51
// expect: 20217 error 54
// expect: 20217 error 55
// expect-default-device: 20216 error 25
// expect-default-device: 20216 error 26
void declared();
void defined() {}
__host__ void host();
__host__ void host_defined() {}
__device__ void device();
__host__ __device__ void both() {}
__global__ void kernel() {}
constexpr int constant() { return 1; }
static inline int inlined() { return 1; }
auto trailing() -> int;
int one(), two();
[[noreturn]] void attributed();
extern "C" void c_function();
extern "C" {
void in_block();
}
namespace n {
void in_namespace();
inline namespace m {
void in_inline();
}
}
namespace {
__device__ void unnamed() {}
}
void n::in_namespace() {}
void returns(int (*)(), void (*callback)(int));
void (*returned(int))();
int operator""_x(unsigned long long);
enum E { e };
__device__ int operator+(E, int);
int operator-(E, int);
int main() { return 0; }
