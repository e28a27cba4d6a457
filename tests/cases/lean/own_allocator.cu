// flags: -std=c++17
// allocator_traits finds rebind, construct and the propagation traits; none of them is named.
#include <list>
#include <memory>
#include <unordered_map>
#include <vector>
template <class T> struct Managed {
    using value_type = T;
    using propagate_on_container_move_assignment = std::true_type;
    Managed() = default;
    template <class U> Managed(const Managed<U> &) {}
    T *allocate(std::size_t n) { void *p; cudaMallocManaged(&p, n * sizeof(T)); return static_cast<T *>(p); }
    void deallocate(T *p, std::size_t) { cudaFree(p); }
    template <class U> void construct(U *p) { ::new (static_cast<void *>(p)) U; }
    template <class U> bool operator==(const Managed<U> &) const { return true; }
    template <class U> bool operator!=(const Managed<U> &) const { return false; }
};
__global__ void k(float *p) { *p += 1; }
int main() {
    std::vector<float, Managed<float>> v(10), w;
    std::list<int, Managed<int>> l(3, 4);
    std::unordered_map<int, int, std::hash<int>, std::equal_to<>, Managed<std::pair<const int, int>>> m;
    m[3] = 4;
    w = std::move(v);
    k<<<1, 1>>>(w.data());
    return m.size() + l.size();
}
