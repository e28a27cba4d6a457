// flags: -std=c++17
// std::reverse and std::swap_ranges find these by the namespace of the elements.
#include <algorithm>
#include <vector>
namespace own {
struct Cell { int value; };
template <int N> __global__ void touch(Cell *p) { p->value = N; }
template <int N = 3> void swap(Cell &a, Cell &b) {
    touch<N><<<1, 1>>>(nullptr);
    int value = a.value;
    a.value = b.value;
    b.value = value;
}
}
int main() {
    std::vector<own::Cell> v(4);
    std::reverse(v.begin(), v.end());
    return v[0].value;
}
