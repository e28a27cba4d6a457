// conditional expressions without the middle operand
namespace n { int v = 2; }
struct S { int m = 0, a = n::v ?: 2; template <class T> T g(T t) { return m ?: t ?: T(1); } int h() { return m + 1 ?: this->m ?: m; } };
template <class T> T f(T x) { return x ?: T(3); }
auto generic = [](auto x) { return x ?: 4; };
int q = f(1), z = generic(2), y = q ?: z ?: 3;
int by_default(int a = q ?: 1);
void sub(int *p, bool b, const int &r) { p[q ?: 1] = (q ?: 2); p = p ?: &q; *p += r ?: 4; *p = b ? q : z ?: 1; int list[] = {q ?: 1, z ?: 2}; f(list[0] ?: r ?: 2); }
__host__ __device__ int both(int x) { return x ?: 7; }
__global__ void kernel(int *p) { *p = p[1] ?: both(*p); }
void launch(int *p, int blocks) { kernel<<<blocks ?: 1, 1>>>(p); S().g(1.5); S().h(); both(1); sub(p, true, 1); }
