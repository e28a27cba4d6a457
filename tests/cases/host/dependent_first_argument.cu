// A variable in parentheses whose first argument is a member of a dependent class: no parameter, as a number follows.
struct Shape { static constexpr int threads = 32; };
template <class Kernel> struct Launcher {
    using Inner = typename Kernel::Inner;
    dim3 blocks() { dim3 block(Inner::threads, 1, 1); return block; }
    dim3 both() { dim3 block(Kernel::Inner::threads, Inner::threads, 2); return block; }
    int last() { int other(Inner::threads); dim3 block(1, Inner::threads); return block.y + other; }
};
struct Outer { using Inner = Shape; };
__global__ void kernel() {}
int main() {
    Launcher<Outer> launcher;
    kernel<<<1, launcher.blocks()>>>();
    kernel<<<launcher.last(), launcher.both()>>>();
}
