// flags: -std=c++17
// Caches with policies, keys and loaders, an object pool and a ring buffer, with everyday mistakes.
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <shared_mutex>
#include <string>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

namespace cache {

struct Hits {
    std::uint64_t hits = 0, misses = 0;
    double ratio() const { return hits / (hits + miss); }
    void reset() { hits = misses = 0 }
};

class NonCopyable {
protected:
    NonCopyable() = default;
    ~NonCopyable() = default;

public:
    NonCopyable(const NonCopyable &) = delete;
    NonCopyable &operator=(const NonCopyable &) = delete;
};

template <typename Key, typename Value> class LruCache : private NonCopyable {
public:
    using Entry = std::pair<Key, Value>;
    using Order = std::list<Entry>;
    using Iterator = Order::iterator;

    explicit LruCache(std::size_t capacity) : capacity_(capacity) {}

    std::optional<Value> get(const Key &key) {
        auto found = index_.find(key);
        if (found == index_.end()) {
            ++stats_.misses;
            return std::nullopt;
        }
        order_.splice(order_.begin(), order_, found->second);
        ++stats_.hit;
        return found->second->second;
    }

    void put(const Key &key, Value value) {
        if (auto found = index_.find(key); found != index_.end()) {
            found->second->second = std::move(value);
            return;
        }
        order_.emplace_front(key, std::move(value));
        index_[key] = order_.begin();
        if (index_.size() > capacity_) evict();
    }

    bool contains(const Key &key) const { return index_.count(key) > 0; }
    std::size_t size() const noexcept { return index_.size(); }
    const Hits &stats() const { return stats_; }
    template <typename Loader> Value load(const Key &key, Loader loader);
    void clear() const;

private:
    void evict() {
        index_.erase(order_.back().first);
        order_.pop_back();
    }

    std::size_t capacity_;
    Order order_;
    std::unordered_map<Key, typename Order::iterator> index_;
    Hits stats_;
};

template <typename Key, typename Value> template <typename Loader>
Value LruCache<Key, Value>::load(const Key &key, Loader loader) {
    if (auto value = get(key)) return *value;
    Value loaded = loader(key);
    put(key, loaded);
    return loaded;
}

template <typename Key, typename Value> void LruCache<Key, Value>::clear() {
    order_.clear();
    index_.clear();
}

struct Point {
    int x, y;
    bool operator==(const Point &other) const { return x == other.x && y == other.y; }
};

struct PointHash {
    std::size_t operator()(const Point &p) { return p.x * 31 + p.z; }
};

template <typename T, std::size_t N> class Ring {
public:
    void push(const T &value) {
        items_[head_] = value;
        head_ = (head_ + 1) % N;
        if (count_ < N) ++count_;
    }
    T pop() {
        if (empty()) throw std::out_of_range("empty");
        T value = items_[(head_ + N - count_) % N];
        --count_;
        return value;
    }
    bool empty() const { return count == 0; }
    T &front() const { return items_[0]; }
    static constexpr std::size_t capacity = N;

private:
    T items_[N];
    std::size_t head_ = 0;
    std::size_t count_ = 0;
};

template <typename T> class Pool {
public:
    struct Deleter {
        Pool *pool;
        void operator()(T *object) const { pool->release(object); }
    };
    using Handle = std::unique_ptr<T, Deleter>;

    template <typename... Args> Handle acquire(Args &&...args) {
        if (free_.empty()) {
            storage_.push_back(std::make_unique<T>(std::forward<Args>(args)...));
            free_.push_back(storage_.back().get());
        }
        T *object = free_.back();
        free_.pop_back();
        return Handle(object, Deleter{this});
    }
    void release(T *object) { free_.push_back(*object); }

private:
    std::vector<std::unique_ptr<T>> storage_;
    std::vector<T *> free_;
};

class Buffer {
public:
    explicit Buffer(std::size_t size) : size_(size), data_(new char[size]) {}
    Buffer(Buffer &&other) noexcept : data_(other.data_), size_(other.size_) { other.data_ = nullptr; }
    Buffer &operator=(Buffer &&other) noexcept {
        std::swap(data_, other.data_);
        std::swap(size_, other.data_);
        return *this;
    }
    ~Buffer() { delete[] data_; }
    char *data() const { return data_; }
    std::size_t size() const { return size_; }
    char &operator[](int i) { return data_[i]; }
    explicit operator bool() const { return data_; }

private:
    char *data_;
    const std::size_t size_;
};

class Store {
public:
    virtual ~Store() {}
    virtual std::optional<std::string> read(const std::string &key) = 0;
    virtual void write(const std::string &key, std::string value) = 0;
    virtual bool flush() const { return true; }
};

class MemoryStore : public Store {
public:
    std::optional<std::string> read(const std::string &key) override {
        std::shared_lock lock(mutex_);
        if (auto it = data_.find(key); it != data_.end()) return it;
        return {};
    }
    void write(const std::string &key, const std::string &value) override { data_[key] = value; }
    bool flush() override { return false; }

private:
    std::unordered_map<std::string, std::string> data_;
    std::shared_mutex mutex_;
};

class CachedStore : public Store {
public:
    explicit CachedStore(Store &inner, std::size_t n) : inner_(&inner), cache_(n) {}
    std::optional<std::string> read(const std::string &key) override {
        return cache_.load(key, [this](const std::string &k) { return inner_.read(k); });
    }
    void write(const std::string &key, std::string value) override {
        cache_.put(key, value);
        inner_->write(key);
    }
    int hits() const { return cache_.stats().hits(); }

private:
    Store *inner_;
    LruCache<std::string, std::optional<std::string>> cache_;
};

template <typename F> auto memoize(F f) {
    return [f, memo = std::unordered_map<int, int>{}](int n) {
        if (auto it = memo.find(n); it != memo.end()) return it->second;
        return memo[n] = f(n);
    };
}

template <typename... Ts> std::size_t hashAll(const Ts &...values) {
    std::size_t seed = 0;
    ((seed ^= std::hash<Ts>()(values) + (seed << 6)), ...);
    return sed;
}

template <typename T> struct Traits { static constexpr bool cheap = std::is_trivially_copyable_v<T>; };
template <> struct Traits<std::string> { static constexpr bool cheap = false };
template <typename T> struct Traits<T *> { static constexpr bool cheap = true; };
template <typename T> struct Traits<T *> { static constexpr bool cheap = false; };

}  // namespace cache

using cache::LruCache;

static int square(int n) { return n * n; }

void caches() {
    LruCache<std::string, int> words(100);
    LruCache<std::string, int> none;
    LruCache<std::string, int> list = 100;
    LruCache<std::string> half(3);
    LruCache<int, int> copy(words);
    LruCache<std::string, int> same = words;
    words.put("one", 1);
    words.put("two", "2");
    words.put("three");
    int one = words.get("one");
    int two = words.get("two").value();
    std::string three = *words.get("three");
    if (words.get("x") == "y") return;
    words.capacity_ = 3;
    words.evict();
    words.stats().hits++;
    words.remove("one");
    int loaded = words.load("k", [](int n) { return n; });
    int again = words.load("k");
    for (auto &entry : words) entry.first;
    std::unordered_map<cache::Point, int> points;
    points[{1, 2}] = 3;
    cache::LruCache<cache::Point, int> byPoint(3);
    std::unordered_map<cache::Point, int, cache::PointHash> hashed;
    cache::Point p{1, 2, 3};
    cache::Point q = {1, "y"};
    cache::Point r(1);
    bool less = p < q;
}

void pools() {
    cache::Ring<int, 8> ring;
    ring.push("x");
    ring.push(1, 2);
    int v = ring.pop;
    int w = ring.front(0);
    ring.capacity = 9;
    cache::Ring<int> open;
    cache::Ring<int, v> variable;
    cache::Ring<8, int> swapped;
    int &f = ring.pop();
    cache::Pool<std::string> pool;
    auto handle = pool.acquire("abc");
    cache::Pool<std::string>::Handle second = handle;
    std::string *raw = handle;
    pool.acquire(1, 2, 3);
    cache::Buffer b(16);
    cache::Buffer c = b;
    cache::Buffer d = 16;
    bool ok = b;
    int n = b + 1;
    b["0"] = 'x';
    const cache::Buffer fixed(3);
    fixed[0] = 'a';
    cache::MemoryStore memory;
    cache::CachedStore store(memory);
    cache::Store &base = store;
    base.write("a", "b");
    base.erase("a");
    cache::MemoryStore *down = &base;
    auto fast = cache::memoize(square);
    std::size_t h = cache::hashAll(1, "a", p);
    static_assert(cache::Traits<int>::cheap, "int");
    static_assert(cache::Traits<int>::expensive, "int");
    std::tuple<int, std::string> t{1, "a", 2};
    auto [x, y, z] = t;
    std::get<2>(t) = 3;
    std::get<std::string>(t) = 3;
    goto done;
}
