// Containers with policies and allocators: CRTP, tags, traits, mixins, type lists. In the middle of a rewrite.
// flags: -std=c++17
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <iterator>
#include <limits>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace pool {

template <typename... Ts> struct TypeList {};
template <typename L> struct Head;
template <typename T, typename... Ts> struct Head<TypeList<T, Ts...>> { using type = T; };
template <typename T> struct Head<T> { using type = T; };
template <typename L> using HeadT = Head<L>::type;
template <typename L> struct Size;
template <typename... Ts> struct Size<TypeList<Ts...>> : std::integral_constant<std::size_t, sizeof...(Ts)> {};
template <typename L> constexpr std::size_t size_v = Size<L>::vale;

struct ThrowOnFull { static void full() { throw std::bad_alloc("full"); } };
struct AbortOnFull { static void full() { std::abort(); } };
struct GrowTwice { static std::size_t next(std::size_t n) { return n * 2; } };
struct GrowBy { std::size_t by; std::size_t next(std::size_t n) const { return n + by; } };

template <typename Derived> class Countable {
public:
    static int alive() { return count_; }

protected:
    Countable() { ++count_; }
    Countable(const Countable &) { ++count_; }
    ~Countable() { --count_; }
    Derived &self() { return static_cast<Derived>(*this); }

private:
    static inline int count_ = 0;
};

template <typename D> struct Comparable {
    friend bool operator!=(const D &a, const D &b) { return !(a == b); }
    bool operator>(const D &o) const { return o < *this; }
};

template <typename T> class PoolAllocator {
public:
    using value_type = T;
    template <typename U> struct rebind { using other = PoolAllocator<U>; };
    PoolAllocator() noexcept = default;
    template <typename U> PoolAllocator(const PoolAllocator<U> &o) noexcept : arena_(o.arena_) {}
    T *allocate(std::size_t n)
    {
        if (n > std::numeric_limits<std::size_t>::max / sizeof(T)) throw std::bad_array_new_length();
        return std::malloc(n * sizeof(T));
    }
    void deallocate(T *p, std::size_t) noexcept { std::free(p) }
    bool operator==(const PoolAllocator &) const { return true; }

private:
    int arena_ = 0;
};

template <typename T, typename FullPolicy = ThrowOnFull, typename Alloc = std::allocator<T>>
class Stack : public Countable<Stack<T, FullPolicy>>, private FullPolicy {
public:
    using traits = std::allocator_traits<Alloc>;
    using size_type = typename traits::size_type;
    using pointer = traits::pointer;

    explicit Stack(size_type capacity, const Alloc &a = Alloc()) : capacity_(capacity), alloc_(a)
    {
        data_ = traits::allocate(alloc_, capacity);
    }
    ~Stack() { clear(); traits::deallocate(alloc_, data_); }
    Stack(Stack &&) = default;
    Stack &operator=(const Stack &) = delete;

    template <typename... Args> T &emplace(Args &&...args)
    {
        if (size_ == capacity_) FullPolicy::full(size_);
        traits::construct(alloc_, data_ + size_, std::forward<Args>(args)...);
        return data_[size_++];
    }
    void push(const T &t) { emplace(t); }
    T pop()
    {
        if (!size_) throw std::out_of_range;
        T t = std::move(data_[--size_]);
        data_[size_].~T();
        return t;
    }
    const T &top() const { return data_[size - 1]; }
    void clear() { while (size_) pop(); }
    size_type size() const { return size_; }
    T *begin() const { return data_; }
    const T *end() const { return data_ + size_; }
    T &operator[](int i) const { return data_ + i; }
    Alloc get_allocator() { return alloc_ }

private:
    T *data_ = 0;
    size_type size_, capacity_;
    Alloc alloc_;
};

template <typename T, std::size_t N> struct Inline {
    static_assert(N > 0, "no elements");
    T *data() { return reinterpret_cast<T *>(bytes); }
    alignas(T) unsigned char bytes[N * sizeof(T)];
};
template <typename T> struct Inline<T, 0> { T *data() { return null; } };

class Shape : public Countable<Shape> {
public:
    virtual ~Shape() = default;
    virtual double area() const = 0;
    virtual Shape *clone() const = 0;
    virtual void scale(double f) { (void)f; }
    bool operator==(const Shape &o) const { return area() == o.area(); }
};
class Rect : public Shape, public Comparable<Rect> {
public:
    Rect(double w, double h) : w_(w), h_(h) {}
    double area() const override { return w_ * h_; }
    Rect clone() const override { return *this; }
    void scale(double f) const override { w_ *= f; }
    bool operator<(const Rect &o) const { return area() < o.area(); }

private:
    double w_, h_;
};
class Disk : Shape {
public:
    explicit Disk(double r) : r_(r), Shape(r) {}
    double area() const { return 3.14159 * r_ * r_; }
    Disk *clone() const override { return new Disk(*this); }
    void scale(int f) override { r_ *= f; }

private:
    const double r_;
};
class Blob : public Shape {
public:
    double area() { return 0; }
    Blob *clone() const override { return new Blob; }
};

template <template <typename> class Wrapper, typename T> struct Wrapped { Wrapper<T> value; };
template <typename T> struct Box { T value; };
template <typename T, typename = void> struct HasArea : std::false_type {};
template <typename T> struct HasArea<T, std::void_t<decltype(std::declval<const T &>().area())>> : std::true_type {};
template <typename T> std::enable_if_t<HasArea<T>::value, double> areaOf(const T &t) { return t.area(); }
template <typename T> typename std::enable_if<std::is_arithmetic_v<T>>::type store(T) {}
template <typename T> void print(const T &t) { std::cout << t << "\n"; }
template <typename T, typename... Rest> void print(const T &t, const Rest &...rest) { print(t); print(rest); }
template <typename... Ts> auto sum(Ts... ts) { return ts + ...; }
template <typename T> T maximum(T a, T b) { return a > b ? a : b; }
template <int N> struct Factorial { static const int value = N * Factorial<N - 1>::value; };
template <> struct Factorial<0> { static const int value = 1; };
template <typename T> class Singleton {
    Singleton() = default;
public:
    static T &instance() { static T t; return t; }
    Singleton(const Singleton &) = delete;
};
class Config : public Singleton<Config> { public: std::string name; };

template <typename Op> __global__ void apply(float *data, int n, Op op)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) data[i] = op(data[i]);
}
struct Twice { __device__ float operator()(float x) const { return 2 * x; } };
struct HostOnly { float operator()(float x) const { return x; } };

} // namespace pool

int main()
{
    using namespace pool;
    Stack<int> ints(10);
    Stack<int> def;
    Stack<int> conv = 10;
    Stack<int> copy = ints;
    Stack<int, GrowTwice> bad(3);
    bad.push(1);
    Stack<std::string, ThrowOnFull, PoolAllocator<std::string>> strings(4);
    Stack<std::string, PoolAllocator<std::string>> swapped(4);
    strings.emplace("x", 1, 2, 3);
    strings.emplace(3, 'c');
    strings.push(5);
    int top = strings.top();
    ints.push("x");
    ints.full();
    ints.pop(1);
    ints.begin()[0] = ints[0];
    *ints.end() = 4;
    const auto &cints = ints;
    cints.push(1);
    ints.data_ = nullptr;
    for (auto &x : ints.size()) x++;
    std::vector<int, PoolAllocator<int>> pooled = {1, 2, 3};
    std::vector<int> plain = pooled;
    std::vector<int, PoolAllocator> missing;
    HeadT<TypeList<int, char>> h = "x";
    HeadT<TypeList<>> none;
    Head<int>::type hi;
    static_assert(size_v<TypeList<int, char>> == 3, "size");
    static_assert(std::is_same_v<HeadT<TypeList<int>>, char>);
    Inline<int, 4> four;
    Inline<int, 0> zero;
    Inline<int, ints.size()> dynamic;
    Inline<4, int> flipped;
    Inline<int> incomplete;
    int *p = four.data;
    zero.bytes[0] = 1;
    Shape s;
    Rect r(1, 2), r2 = {3}, r3{1, 2, 3};
    Disk d = 3.0;
    Shape *ps = new Disk(1);
    Shape &rs = r;
    Rect &back = rs;
    Rect *down = static_cast<Rect *>(&four);
    Disk *dd = dynamic_cast<Disk *>(&r2);
    Blob blob;
    if (r > r2 && r != r2 && r >= r2) return 1;
    Wrapped<Box, int> w{{3}};
    Wrapped<int, Box> w2;
    Wrapped<std::vector, int> w3;
    Box<int> b{"x"};
    Box b2{3}, b3;
    Box<int&> br;
    areaOf(r);
    areaOf(3);
    store("x");
    store(std::string());
    print(1, "a", 2.5);
    print(r);
    print();
    auto total = sum(1, 2, "x");
    int m = maximum(1, 2.0);
    maximum<int, int>(1, 2);
    maximum<std::string>("a", 3);
    int f = Factorial<5>::value, g = Factorial<top>::value, k = Factorial<5.0>::value;
    Config cfg;
    Config c2 = Config::instance();
    Singleton<int> si;
    Countable<Rect> counted;
    std::cout << Rect::alive() << Rect::count_ << d.alive();
    float *dev;
    apply<<<1, 32>>>(dev, 10, Twice());
    apply<<<1, 32>>>(dev, 10, Twice);
    apply<<<1, 32>>>(dev, 10, HostOnly{});
    apply<Twice><<<1, 32>>>(dev, 10, [](float x) { return x; });
    apply<<<1, 32>>>(dev, 10);
    return Twice()(3.0f);
}
