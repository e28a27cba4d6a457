// flags: -std=c++17
#include <algorithm>
#include <set>
#include <vector>
namespace own {
enum class Key { a, b };
template <class T> __global__ void compare(T *p) { *p = T::b; }
template <class T> bool operator<(const std::vector<T> &, T) { compare<T><<<1, 1>>>(nullptr); return false; }
template <class T> struct Less { bool operator()(T a, T b) const { return std::vector<T>(1, a) < b; } };
}
int main() {
    std::set<own::Key, own::Less<own::Key>> s;
    s.insert(own::Key::a);
    s.insert(own::Key::b);
    return 0;
}
