// CUDA words in lists of standard attributes; where another attribute comes first, the original writes what no compiler reads
[[gnu::device, deprecated]] void f() { asm("bar.sync 0;"); }
[[gnu::device, nodiscard]] int g() { return threadIdx.x; }
[[gnu::host, gnu::device, nodiscard]] int g4() { return 1; }
[[gnu::device, gnu::noinline]] int g5() { return threadIdx.x; }
[[maybe_unused]] [[gnu::device]] int g6() { return 3; }
[[gnu::global, deprecated]] void k() { g(); f(); }
int main() { k<<<1, 1>>>(); return g4(); }
