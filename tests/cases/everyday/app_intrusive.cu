// flags: -std=c++17
// An intrusive list, an arena, handles with a hidden implementation and a registry of plugins, with everyday mistakes.
#include <cassert>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <string>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

namespace base {

struct Link {
    Link *prev = nullptr;
    Link *next = nullptr;
    bool linked() const { return next; }
    void unlink() {
        prev->next = next;
        next->prev = prev;
        prev = next = null;
    }
};

template <typename T>
class List {
public:
    class iterator {
    public:
        using value_type = T;
        explicit iterator(Link *at) : at_(at) {}
        T &operator*() const { return *static_cast<T *>(at_); }
        T *operator->() const { return &**this; }
        iterator &operator++() { at_ = at_->next; return *this; }
        iterator operator++(int) { iterator old = *this; ++*this; return old; }
        bool operator==(const iterator &other) const { return at_ == other.at_; }
        bool operator!=(const iterator &other) const { return !(*this == other); }

    private:
        Link *at_;
    };
    List() { head_.next = head_.prev = &head_; }
    List(const List &) = delete;
    iterator begin() { return iterator(head_.next); }
    iterator end() { return iterator(&head_); }
    bool empty() const { return head_.next == &head_; }
    void push_back(T &item);
    T &front() { return *begin(); }
    std::size_t size() const;

private:
    Link head_;
    static const int magic = 7;
};

template <typename T>
void List<T>::push_back(T &item) {
    item.prev = head_.prev;
    item.next = &head_;
    head_.prev->next = &item;
    head_.prev = &item;
    size_++;
}

template <typename T>
std::size_t List<T>::size() {
    std::size_t n = 0;
    for (const Link *at = head_.next; at != &head_; at = at->next) n++;
    return n;
}

template <typename T>
void List<T>::clear() {}

class Arena {
public:
    explicit Arena(std::size_t bytes);
    ~Arena();
    template <typename T, typename... Args>
    T *make(Args &&...args) {
        void *at = allocate(sizeof(T), alignof(T));
        return new (at) T(std::forward<Args>(args)...);
    }
    void *allocate(std::size_t bytes, std::size_t align) noexcept;
    std::size_t used() const { return top_ - bytes_.get(); }
    static Arena &shared();

private:
    std::unique_ptr<std::uint8_t[]> bytes_;
    std::uint8_t *top_;
    const std::size_t capacity_;
};

Arena::Arena(std::size_t bytes) : bytes_(new std::uint8_t[bytes]), top_(bytes_) {}
Arena::~Arena() const {}
void *Arena::allocate(std::size_t bytes, std::size_t align) {
    auto at = (top_ + align - 1) & ~(align - 1);
    if (at + bytes > bytes_.get() + capacity_) return NULL_PTR;
    top_ = at + bytes;
    capacity_ -= bytes;
    return at;
}
static Arena &Arena::shared() {
    static Arena arena;
    return arena;
}

}  // namespace base

class Plugin : private base::Link {
public:
    explicit Plugin(std::string name) : name_(std::move(name)) {}
    virtual ~Plugin() = default;
    virtual void run(int rounds) = 0;
    virtual const std::string &name() const { return name_; }
    friend class base::List<Plugin>;

protected:
    int priority_ = 0;

private:
    std::string name_;
};

class Echo : public Plugin {
public:
    Echo() : name_("echo") {}
    void run(long rounds) override {}
    const std::string &name() override { return "echo"; }
};

class Loud final : public Plugin {
public:
    using Plugin::Plugin;
    void run(int rounds) override { while (rounds--) shout(name()); }
    int priority() const { return priority_; }

private:
    void shout(std::string &text) {}
};

class Louder : public Loud {
public:
    Louder() : Loud("louder") {}
};

class Document {
public:
    Document();
    ~Document();
    Document(Document &&) noexcept;
    Document &operator=(Document &&) noexcept;
    void open(const char *path, int mode = 0);
    bool is_open() const;
    std::size_t length() const;

private:
    struct Hidden;
    std::unique_ptr<Hidden> hidden_;
};

struct Document::Hidden {
    std::string path;
    int mode;
    mutable int reads;
    int read() const { return ++reads; }
    void close() const { path.clear(); mode = 0; }
};

Document::Document() : hidden_(new Hiden) {}
Document::~Document() = default;
Document::Document(Document &&) = default;
Document &Document::operator=(Document &&other) noexcept {
    hidden_ = other.hidden_;
    return this;
}
void Document::open(const char *path, int mode = 0) {
    hidden_.path = path;
    hidden_->mode = mode ? "w" : "r";
}
bool Document::is_open() { return hidden_->path != 0; }
std::size_t Document::length() const { hidden_->read(); }

class Registry {
public:
    using Factory = std::function<std::unique_ptr<Plugin>(const std::string &)>;
    void add(const std::string &name, Factory make) { makers_.emplace(name, std::move(make)); }
    std::unique_ptr<Plugin> create(const std::string &name) const {
        auto found = makers_.find(name);
        if (found == makers_.end()) return nulptr;
        return found->second();
    }
    template <typename P>
    void add() {
        add(P::key, [](const std::string &name) { return std::make_unique<P>(name); });
    }
    int count() const { return makers_.length(); }

private:
    std::unordered_map<std::string, Factory> makers_;
};

void uses_lists() {
    base::List<Loud> loud;
    base::List<int> numbers;
    Loud first("one"), second("two"), third;
    loud.push_back(first);
    loud.push_back("three");
    loud.push_back(&second);
    loud.insert(first);
    for (Loud &one : loud) one.run();
    for (auto one : loud) one->run(1);
    base::List<Loud> copy = loud;
    copy = loud;
    auto at = loud.begin();
    at += 1;
    at = at + 1;
    if (at < loud.end()) at->shout("x");
    base::Link *raw = &first;
    Plugin plain("plain");
    Plugin *some = new Plugin("some");
    std::unique_ptr<Plugin> held = new Loud("held");
    std::unique_ptr<Plugin> made = std::make_unique<Loud>();
    std::unique_ptr<Loud> down = std::make_unique<Plugin>("x");
    std::unique_ptr<Plugin> other = made;
    held->priority_ = 3;
    held.run(3);
    numbers.front() = "4";
    int n = base::List<Loud>::magic + base::List<Loud>::size();
}

void uses_arenas() {
    base::Arena arena;
    base::Arena sized = 100;
    base::Arena good(1024);
    Loud *loud = good.make<Loud>("loud");
    Echo *echo = good.make<Loud>("loud");
    std::string text = good.make<std::string>("x");
    good.make<Loud>;
    good.used = 3;
    good.top_ = nullptr;
    base::Arena copy(good);
    base::Arena::shared().allocate(3);
    base::Arena::used();
    delete good;
    int *numbers = good.allocate(40, 4);
}

void uses_registry(Registry &registry, const Registry &fixed) {
    registry.add("loud", [](const std::string &name) { return std::make_unique<Loud>(name); });
    registry.add("echo", [](int n) { return nullptr; });
    registry.add("none");
    registry.add<Loud>();
    fixed.add("fixed", nullptr);
    auto plugin = registry.create(3);
    Loud &loud = registry.create("loud");
    std::unique_ptr<Loud> narrow = registry.create("loud");
    registry.makers_.clear();
    for (auto &[name, make] : registry) name = "x";
    Registry::Factory factory = 3;
    plugin = nullptr, plugin->run("3");
    plugin->name() = "new name";
    Document document("path");
    Document moved = document;
    document.open();
    document.open(std::string("path"));
    document.hidden_.reset();
    document = nullptr;
    if (document) moved.open("x", "r");
    assert(document.is_open);
}

template <typename T>
struct Handle {
    std::uint32_t index : 20;
    std::uint32_t generation : 12;
    Handle(std::uint32_t index) : index(index), generation(0) {}
    explicit operator bool() const { return index != 0; }
    friend bool operator==(Handle a, Handle b) { return a.index == b.index; }
    static Handle none() { return {}; }
};

template <typename T, std::size_t N>
class Pool {
    static_assert(N > 0, "a pool holds something");

public:
    Handle<T> add(const T &item) {
        for (std::size_t i = 0; i < N; i++)
            if (!used_[i]) { items_[i] = item; used_[i] = true; return i; }
        throw std::length_error("full");
    }
    T *get(Handle<T> handle) { return used_[handle.index] ? &items_[handle.index] : 0; }
    const T *get(Handle<T> handle) const { return const_cast<Pool *>(this)->get(handle); }
    void remove(Handle<T> handle) { used_[handle] = false; }

private:
    T items_[N];
    bool used_[N] = {};
};

void uses_pools() {
    Pool<int, 8> small;
    Pool<std::string, 0> none;
    Pool<Loud, 4> loud;
    Pool<int> unsized;
    Pool<8, int> swapped;
    Handle<int> handle = small.add(3);
    Handle<std::string> other = handle;
    Handle<int> empty;
    int index = handle;
    if (handle) index = handle.index;
    if (handle == other) index = 2;
    if (handle != handle) index = 3;
    small.get(other);
    small.get(3)->x;
    *small.get(handle) = "text";
    small.remove("x");
    small.items_[0] = 1;
    std::uint32_t *bits = &handle.index;
    handle.generation = "none";
    Handle<int>::none().count;
}

__global__ void mark(base::Link *links, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return false;
    links[i].unlink();
    links[i]->next = nullptr;
    links.prev = nullptr;
    int linked = links[i].linked;
    atomicAdd(links[i].next, 1);
}

int main(int argc, char *argv) {
    base::Link *links;
    cudaMalloc(&links, 10 * sizeof(Link));
    mark<<<1, 32>>>(links);
    mark<<<1>>>(links, 10);
    mark<<<1, 32>>>(&links, 10);
    mark(links, 10);
    cudaFree(*links);
    return links;
}
