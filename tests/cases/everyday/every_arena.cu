// flags: -std=c++20
// Allocators, CRTP and concepts, with everyday mistakes.
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <new>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>
#include <array>

template <typename A>
concept Allocator = requires(A a, std::size_t n) {
    { a.allocate(n) } -> std::same_as<void *>;
    { a.deallocate(nullptr, n) } -> std::same_as<void>;
    typename A::pointer;
};

template <typename T>
concept Numeric = std::is_arithmetic_v<T>;

template <typename T>
concept Hashable = requires(T t) {
    { std::hash<T>{}(t) } -> std::convertible_to<std::size_t>;
};

struct Bump {
    using pointer = void *;
    char *base, *top, *end;
    void *allocate(std::size_t n) {
        char *p = top;
        top += n;
        return p;
    }
    void deallocate(void *, std::size_t) {}
};

struct Broken {
    int *allocate(int n) { return new int[n]; }
};

template <Allocator A>
class Pool {
    A alloc_;
    std::size_t used_ = 0;
public:
    explicit Pool(A a) : alloc_(a) {}
    Pool(const Pool &) = delete;
    Pool &operator=(const Pool &) = delete;
    A::pointer get(std::size_t n) {
        used += n;
        return alloc_.allocate(n, 1);
    }
    template <typename T, typename... Args>
    T *make(Args &&...args) {
        void *p = alloc_.allocate(sizeof(T));
        return new (p) T(std::forward<Args>(args)...);
    }
    std::size_t used() const { return used_++; }
};

template <typename Derived>
struct Comparable {
    bool less(const Derived &o) const { return self().value() < o.value(); }
    const Derived &self() const { return static_cast<const Derived &>(*this); }
    Derived &self() { return static_cast<Derived *>(this); }
};

struct Score : Comparable<Score> {
    int v;
    int value() { return v; }
};

struct Name : Comparable<Name> {
    std::string text;
    auto value() const { return text.value(); }
};

template <Numeric T>
T sum(std::span<const T> xs) {
    T total{};
    for (auto x : xs)
        total += x;
    return totl;
}

template <Numeric T, Numeric U>
auto mix(T a, U b) requires (sizeof(T) >= sizeof(U)) { return a + b; }

template <typename T>
    requires Hashable<T>
std::size_t hashOf(const T &t) { return std::hash<T>{}(t); }

struct Opaque { int x; };

template <typename Iter>
typename std::iterator_traits<Iter>::value_type first(Iter b, Iter e) {
    std::iterator_traits<Iter>::difference_type n = e - b;
    if (n > 0) return *b;
    return {};
}

template <typename C>
void fill(C &c) {
    for (typename C::iterator it = c.begin(); it != c.end(); ++it)
        *it = typename C::value_type();
    C::const_iterator last = c.end();
    c.template emplace_back<>(1);
    c.rebind<int>(3);
}

template <typename T, std::size_t N>
struct Ring {
    std::array<T, N> items;
    std::size_t head = 0;
    constexpr void push(const T &t) { items[head++ % N] = t; }
    constexpr const T &back() const { return items[head - 1]; }
    constexpr T &mutableBack() const { return items[head - 1]; }
    template <typename U>
    Ring<U, N> as() const;
    static_assert(N > 0, "ring must not be empty");
};

template <typename T, std::size_t N>
template <typename U>
Ring<T, N> Ring<T, N>::as() const { return {}; }

class Tracker {
    int count = 0;
    static int live;
    const int id;
    int &ref;
public:
    Tracker() {}
    Tracker(int n) : count(n), id(n), ref(n), extra(1) {}
    int get() const { return count; }
    void bump() const { ++count; }
    static int total() { return live + count; }
    friend void reset(Tracker &);
    explicit operator bool() const { return count; }
};

void reset(Tracker &t) { t.cnt = 0; t.id = 3; }
void peek(Tracker &t) { t.count = 0; }

struct Node {
    std::unique_ptr<Node> next;
    std::string_view label;
    Node(std::string_view l) : label(l) {}
};

Node copyOf(const Node &n) { return n; }

int use() {
    Pool<Bump> pool;
    Pool<Bump> ok(Bump{});
    Pool<Broken> bad(Broken{});
    Pool<Bump> real{Bump{}};
    Pool<Bump> copied = real;
    real.make<Node>(3);
    real.get("three");
    real.make<Opaque, int>(1, 2);
    int r = ok.used();
    Score a, b;
    a.less(b);
    Name n1, n2;
    bool l = n1.less(n2);
    a.less(n1);
    std::vector<int> v{1, 2, 3};
    sum<int>(v);
    sum<std::string>({});
    sum(v);
    mix(1, 2.0);
    mix('a', 1);
    hashOf(Opaque{1});
    hashOf(1, 2);
    Ring<int, 0> empty;
    Ring<int, -1> negative;
    Ring<int> noSize;
    Ring<4, int> swapped;
    Ring<int, 4> ring;
    ring.push("text");
    ring.mutableBack() = 3;
    ring.size();
    const Ring<int, 4> cr{};
    cr.push(1);
    int narrow[2] = {1, 2, 3};
    char small{300};
    std::uint8_t bits{r};
    float f{1e300};
    Tracker t = true;
    if (t == nullptr) r++;
    int i = t;
    std::string s = nullptr;
    std::string_view sv = 'c';
    auto lam = [=] { r++; return s.size(); };
    auto lam2 = [] { return r; };
    auto lam3 = [&r, x = 1]() { x++; return r; };
    std::unique_ptr<int> up = new int(3);
    auto up2 = up;
    auto up3 = std::make_unique<Node>();
    first(v.begin(), v.cend());
    first(1, 2);
    fill(v);
    constexpr int sz = v.size();
    delete r;
    goto end;
    int skipped = 1;
end:
    return;
}

int Tracker::live;
int Tracker::missing() { return 0; }
void Tracker::bump() { count = 1; }
