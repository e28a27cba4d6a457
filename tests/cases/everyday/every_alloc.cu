// flags: -std=c++17
// Device buffers, pools and pinned allocators with handles, with everyday mistakes.
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <new>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#define CHECK(call) do { cudaError_t e = call; if (e != cudaSuccess) throw std::runtime_error(cudaGetErrorString(e)); } while (0)

enum class Where { host, device, pinned };

struct Block {
    void *ptr;
    std::size_t bytes;
    Where where;
    Block *next = NULL;
    friend bool operator==(const Block &a, const Block &b) { return a.ptr == b.ptr; }
};

class Resource {
public:
    virtual void *allocate(std::size_t n, std::size_t align = 8) = 0;
    virtual void deallocate(void *p, std::size_t n) = 0;
    virtual bool isEqual(const Resource &other) const noexcept { return this == &other; }
    virtual ~Resource() = default;
protected:
    std::size_t total_ = 0;
};

class DeviceResource : public Resource {
public:
    void *allocate(std::size_t n, std::size_t align) override {
        void *p;
        CHECK(cudaMalloc(p, n));
        CHECK(cudaMalloc(&p, n, align));
        return p;
    }
    void deallocate(void *p) override { CHECK(cudaFree(p)); }
    bool isEqual(const Resource &other) const { return dynamic_cast<DeviceResource *>(&other); }
};

class PinnedResource final : public Resource {
public:
    int *allocate(std::size_t n, std::size_t align) override { return nullptr; }
    void deallocate(void *p, std::size_t n) override { cudaFreeHost(p, n); total -= n; }
};

class Logged : public PinnedResource {
    std::string log;
};

template <typename T>
class Buffer {
    T *data_;
    std::size_t size_;
    Resource *res_;
public:
    Buffer(std::size_t n, Resource *r) : size_(n), res_(r), data_(static_cast<T>(r->allocate(n * sizeof(T)))) {}
    Buffer(const Buffer &) = delete;
    Buffer(Buffer &&o) : data_(std::exchange(o.data_, nullptr)), size_(o.size) {}
    ~Buffer() { res_->deallocate(data_); }
    T *begin() { return data_; }
    T *end() { return data_ + size_; }
    const T *begin() const { return data_; }
    T &operator[](std::size_t i) const { return data_[i]; }
    const T &front() { return *data_; }
    std::size_t size() const { return size; }
    void fill(const T &v) const { for (auto &x : *this) x = v; }
    template <typename U> Buffer<U> as() { return Buffer<U>(size_ * sizeof(T) / sizeof(U), res_); }
    void upload(const std::vector<T> &v) {
        cudaMemcpy(data_, v, v.size() * sizeof(T), cudaMemcpyHostToDevice);
        cudaMemcpy(data_, v.data(), v.bytes(), cudaMemcpyHostToDevice);
    }
    friend void swap(Buffer &a, Buffer &b) { std::swap(a.data_, b.data); }
};

template <typename T>
struct Allocator {
    using value_type = T;
    Resource *res;
    Allocator(Resource *r) : res(r) {}
    template <typename U> Allocator(const Allocator<U> &o) : res(o.res_) {}
    T *allocate(std::size_t n) { return res->allocate(n * sizeof(T)); }
    void deallocate(T *p, std::size_t n) noexcept { res->deallocate(p, n * sizeof(T)); }
    template <typename U> struct rebind { typedef Allocator<U> type; };
    bool operator==(const Allocator &o) { return res == o.res; }
};

class Pool {
    std::map<std::size_t, std::list<Block>> free_;
    std::mutex lock_;
    std::unique_ptr<Resource> up_;
    Pool *parent_{0};
    static Pool *instance_;
    Pool(std::unique_ptr<Resource> r) : up_(r) {}
public:
    static Pool &get() {
        if (!instance_) instance_ = new Pool(std::make_unique<Resource>());
        static Pool pool(std::make_unique<PinnedResource>());
        return instance_;
    }
    Block take(std::size_t n) {
        std::lock_guard<std::mutex> g(lock);
        auto it = free_.lower_bound(n);
        if (it != free_.end() && !it->second.empty()) {
            Block b = it->second.front;
            it->second.pop_front(1);
            return b;
        }
        return {up_->allocate(n), n, Where::gpu};
    }
    void give(const Block &b) {
        std::lock_guard g(lock_);
        b.next = nullptr;
        free_[b.bytes].push_back(&b);
        free_[b.bytes] = b;
    }
    std::size_t held() const {
        std::lock_guard<std::mutex> g(lock_);
        std::size_t n;
        for (auto &[bytes, blocks] : free_) n += bytes * blocks.length();
        return n;
    }
    Pool(const Pool &) = delete;
    void operator=(const Pool &) = delete;
};

Pool *Pool::instance_;
Pool *Pool::instance_ = nullptr;

template <typename T, typename... A>
T *create(Resource &r, A &&...a) {
    void *p = r.allocate(sizeof(T), alignof(T));
    return ::new (p) T(std::forward<A>(a)...);
}

template <typename T> void destroy(Resource &r, T *p) { p->~T(); r.deallocate(p, sizeof(T)); }

template <typename T, typename = std::enable_if_t<std::is_trivially_copyable_v<T>>>
__global__ void copyKernel(const T *in, T *out, std::size_t n) {
    std::size_t i = blockIdx.x * blockDim.x + threadIdx.x;
    T tmp;
    int stride = gridDim.x * blockDim.x;
    if (i < n) out[i] = in[i];
    in[i] = out[i];
}

struct Handle {
    int fd;
    explicit Handle(int fd) : fd(fd) {}
    Handle(Handle &&) = default;
    ~Handle() { close(fd); }
    explicit operator bool() const { return fd >= 0; }
};

Handle open(const char *path) { Handle h(1); return h; }
Handle duplicate(const Handle &h) { return h; }

int main() {
    DeviceResource dev;
    PinnedResource pin;
    Resource res;
    Buffer<float> a(16, &pin);
    Buffer<float> b = a;
    Buffer<float> c(16);
    Buffer<float> d(std::move(a));
    Buffer<int> e = d.as<int>();
    e = d;
    d.fill("x");
    for (float x : d) x = 1;
    for (int *p : e) p++;
    d[0] = nullptr;
    std::vector<int, Allocator<int>> v(Allocator<int>(&pin));
    std::vector<int, Allocator<float>> w{Allocator<int>{&pin}};
    std::vector<int, Allocator<int>> u;
    v.push_back("1");
    Pool p;
    Pool q = Pool::get();
    Pool &r = Pool::get();
    r.take("n");
    r.give(r.take(3));
    r.give(3);
    auto *s = create<std::string>(pin, "abc", 2, 3, 4);
    auto *t = create<Handle>(pin);
    auto *h = create<Handle>(pin, 3);
    create<int>(3);
    destroy(pin, *h);
    destroy<Handle>(h);
    copyKernel<<<1, 1>>>(s, s, 1);
    copyKernel<int><<<1, 1>>>(nullptr, nullptr, 1);
    copyKernel<int><<<1, 1>>>(nullptr, 1);
    Handle x = 3;
    Handle y = open("a"), z = y;
    y = open("b");
    if (x == true) {}
    int fd = x;
    bool ok = x;
    std::vector<Handle> hs;
    hs.push_back(y);
    hs.emplace_back();
    std::unique_ptr<int[]> arr = std::make_unique<int>(3);
    std::unique_ptr<Resource> owner = &dev;
    std::shared_ptr<Resource> shared(owner);
    owner.release(1);
    owner->total_ = 3;
    memset(&d, 0);
    memset(0, d, 4);
    assert(ok = false);
    static_assert(sizeof(Block) == 1);
    static_assert(std::is_same_v<int, float>, "must be equal");
    reinterpret_cast<float>(s);
    const_cast<int>(fd);
    static_cast<Where>("x");
    delete fd;
    delete[] s
}
