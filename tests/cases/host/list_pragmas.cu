// Pragmas in lists of enumerators and initialisers, which g++ takes between statements alone
enum E {
#pragma GCC diagnostic push
  e1, e2 };
enum class F : int {
#pragma GCC diagnostic pop
  f1,
#pragma message "in a list"
  f2 };
int list[] = {
#pragma GCC diagnostic push
  1, 2,
#pragma GCC diagnostic pop
  3 };
struct S { int a, b; } s = {
#pragma GCC diagnostic push
  4, 5 };
int in_block(int n) {
  int own[] = {
#pragma GCC diagnostic pop
    n, 2 };
  int m = ({
#pragma GCC diagnostic push
    n + 1; });
  return own[0] + m;
}
__global__ void kernel(int *p) { *p = e2 + (int)F::f1; }
int main() { kernel<<<1, 1>>>(nullptr); return list[1] + s.a + in_block(1); }
