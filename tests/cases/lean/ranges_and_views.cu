// flags: -std=c++20
#include <algorithm>
#include <ranges>
#include <span>
#include <string>
#include <vector>
namespace own {
struct Row { int data[4]; friend const int *begin(const Row &r) { return r.data; } friend const int *end(const Row &r) { return r.data + 4; } };
struct Key { std::string name; int value; auto operator<=>(const Key &) const = default; };
}
__global__ void k(int *p) { *p += 1; }
int main() {
    std::vector<own::Key> keys{{"a", 1}, {"b", 2}};
    std::ranges::sort(keys, {}, &own::Key::value);
    int n = 0;
    own::Row rows{{1, 2, 3, 4}};
    std::span<const int> row(rows.data);
    for (int x : row | std::views::filter([](int i) { return i > 1; }) | std::views::take(2)) n += x;
    std::span<own::Key> all(keys);
    n += std::ranges::count_if(all, [](const own::Key &key) { return key < own::Key{"b", 1}; });
    k<<<1, 1>>>(&n);
    return n;
}
