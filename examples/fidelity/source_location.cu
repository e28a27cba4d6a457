// A call over several lines has the line of its own token, and a column.
// flags: -std=c++20
#include <cstdio>
#include <source_location>

static int line(int here = __builtin_LINE()) { return here; }
static unsigned column(std::source_location here = std::source_location::current()) { return here.column(); }

int main() {
    int sum =
        line()
        +
        line();
    std::printf("%d %u %u\n", sum, column(),
                column());
}
