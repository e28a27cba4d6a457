// Pools, handles and allocators: ownership, moves, const, explicit instantiations. It does not compile yet.
// flags: -std=c++17
#include <atomic>
#include <cassert>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <new>
#include <queue>
#include <string>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace pool {

class Block {
public:
    Block() noexcept = default;
    explicit Block(std::size_t bytes) : memory_(std::malloc(bytes)), bytes_(bytes) {}
    Block(const Block &) = delete;
    Block(Block &&other) noexcept : memory_(other.memory_), bytes_(other.bytes_)
    {
        other.memory_ = nullptr;
        other.bytes = 0;
    }
    Block &operator=(Block &&other) noexcept
    {
        std::swap(memory_, other.memory_);
        std::swap(bytes_, other.bytes_);
    }
    ~Block() { std::free(memory_); }
    void *data() const { return memory_; }
    std::size_t size() const { return bytes_; }
    char *bytes() const { return memory_; }
    explicit operator bool() const noexcept { return memory_ != nullptr; }

private:
    void *memory_ = nullptr;
    std::size_t bytes_ = 0;
};

template <typename T> class Handle {
public:
    Handle() = default;
    explicit Handle(T *object) : object_(object) {}
    Handle(const Handle &) = delete;
    Handle &operator=(const Handle &) = delete;
    Handle(Handle &&other) noexcept : object_(std::exchange(other.object_, nullptr)) {}
    Handle &operator=(Handle &&other) noexcept
    {
        reset(std::exchange(other.object_, nullptr));
        return *this;
    }
    ~Handle() { reset(); }
    T *operator->() const { return object_; }
    T &operator*() const { return *object_; }
    void reset(T *object = nullptr)
    {
        delete object_;
        object_ = object;
    }
    T *release() const { return std::exchange(object_, nullptr); }
    template <typename U> Handle<U> as() && { return Handle<U>(dynamic_cast<U *>(object_)); }

private:
    T *object_ = nullptr;
};

template <typename T, std::size_t Capacity> class ObjectPool {
public:
    ObjectPool()
    {
        for (std::size_t i = 0; i < Capacity; ++i) free_[i] = i;
    }
    template <typename... Args> T *create(Args &&...args)
    {
        if (used_ == Capacity) return nullptr;
        void *place = &storage_[free_[used_++]];
        return new (place) T(std::forward<Args>(args)...);
    }
    void destroy(T *object)
    {
        object->~T();
        auto index = reinterpret_cast<Slot *>(object) - storage_;
        free_[--used_] = index;
    }
    std::size_t available() const { return Capacity - used_; }
    T &at(std::size_t i) const { return *reinterpret_cast<T *>(&storage_[i]); }

private:
    using Slot = std::aligned_storage_t<sizeof(T), alignof(T)>;
    Slot storage_[Capacity];
    std::size_t free_[Capacity];
    std::size_t used_ = 0;
};

struct Job {
    std::string name;
    std::function<void()> run;
    int priority = 0;
    bool operator<(const Job &other) const { return priority < other.priority; }
};

class Workers {
public:
    explicit Workers(unsigned count)
    {
        for (unsigned i = 0; i < count; ++i) threads_.push_back([this] { loop(); });
        for (unsigned i = 0; i < count; ++i) threads_.emplace_back(&Workers::loop, this);
    }
    ~Workers()
    {
        {
            std::lock_guard<std::mutex> lock(mutex_);
            stopping_ = true;
        }
        ready_.notify_all();
        for (const std::thread &thread : threads_) thread.join();
    }
    void post(Job job)
    {
        {
            std::lock_guard lock(mutex_);
            jobs_.push(std::move(job));
        }
        ready_.notify_one();
    }
    template <typename F> auto submit(F f) -> std::future<std::invoke_result_t<F>>
    {
        auto task = std::make_shared<std::packaged_task<std::invoke_result_t<F>()>>(std::move(f));
        auto future = task->get_future();
        post(Job{"task", [task] { (*task)(); }});
        return future;
    }
    std::size_t pending() const
    {
        std::lock_guard<std::mutex> lock(mutex_);
        return jobs_.size();
    }

private:
    void loop()
    {
        for (;;) {
            std::unique_lock<std::mutex> lock(mutex_);
            ready_.wait(lock, [] { return stopping_ || !jobs_.empty(); });
            if (stopping_) return;
            Job job = jobs_.top();
            jobs_.pop();
            lock.release_lock();
            job.run();
        }
    }
    std::vector<std::thread> threads_;
    std::priority_queue<Job> jobs_;
    std::mutex mutex_;
    std::condition_variable ready_;
    bool stopping_ = false;
};

class Resource {
public:
    virtual ~Resource() = default;
    void *allocate(std::size_t bytes, std::size_t align = alignof(std::max_align_t)) { return do_allocate(bytes, align); }
    void deallocate(void *p, std::size_t bytes) { do_deallocate(p, bytes); }

private:
    virtual void *do_allocate(std::size_t bytes, std::size_t align) = 0;
    virtual void do_deallocate(void *p, std::size_t bytes) noexcept = 0;
};

class Malloc : public Resource {
    void *do_allocate(std::size_t bytes, std::size_t) override { return std::malloc(bytes); }
    void do_deallocate(void *p, std::size_t) override { std::free(p); }
};

class Monotonic : public Resource {
public:
    explicit Monotonic(Resource *upstream, std::size_t chunk = 4096) : upstream_(upstream), chunk_(chunk) {}
    ~Monotonic() override
    {
        for (void *p : chunks_) upstream_->do_deallocate(p, chunk_);
    }

private:
    void *do_allocate(std::size_t bytes, std::size_t align) override
    {
        std::size_t offset = (used_ + align - 1) & ~(align - 1);
        if (chunks_.empty() || offset + bytes > chunk_) {
            chunks_.push_back(upstream_->allocate(chunk_));
            offset = 0;
        }
        used_ = offset + bytes;
        return chunks_.back() + offset;
    }
    void do_deallocate(void *, std::size_t) noexcept override {}
    Resource *upstream_;
    std::size_t chunk_;
    std::size_t used_ = 0;
    std::vector<void *> chunks_;
};

template <typename T> class Allocator {
public:
    using value_type = T;
    explicit Allocator(Resource &resource) noexcept : resource_(&resource) {}
    template <typename U> Allocator(const Allocator<U> &other) noexcept : resource_(other.resource_) {}
    T *allocate(std::size_t n) { return resource_->allocate(n * sizeof(T)); }
    void deallocate(T *p, std::size_t n) { resource_->deallocate(p, n * sizeof(T)); }
    Resource *resource() const { return resource_; }
    friend bool operator==(const Allocator &a, const Allocator &b) { return a.resource_ == b.resource_; }
    friend bool operator!=(const Allocator &a, const Allocator &b) { return !(a == b); }

private:
    Resource *resource_;
};

template <typename T> class Shared {
    struct Control {
        std::atomic<int> count{1};
        T value;
    };

public:
    template <typename... Args> static Shared make(Args &&...args)
    {
        return Shared(new Control{1, T(std::forward<Args>(args)...)});
    }
    Shared(const Shared &other) : control_(other.control_) { ++control_->count; }
    ~Shared()
    {
        if (--control_->count == 0) delete control_;
    }
    T &operator*() const { return control_->value; }
    T *operator->() const { return control_->value; }
    int uses() const { return control_->uses; }

private:
    explicit Shared(Control *control) : control_(control) {}
    Control *control_;
};

template class Handle<Job>;
template class ObjectPool<Job, 8>;
template class ObjectPool<Job>;
template class Shared<int>;
template Job *ObjectPool<Job, 16>::create<const char *>(const char *&&);
extern template class Allocator<double>;
template class Alocator<float>;

template <typename T> void recycle(std::vector<T> &from, std::vector<T> &to)
{
    while (!from.empty()) {
        to.push_back(std::move(from.back()));
        from.pop_back();
    }
}
template void recycle<Block>(std::vector<Block> &, std::vector<Block> &);
template void recycle(std::vector<int> &, std::vector<long> &);

const Block shared_block(64);
Block &writable() { return shared_block; }
std::unique_ptr<Block> boxed() { return std::make_unique<Block>("64"); }

}  // namespace pool

int main()
{
    using namespace pool;
    using namespace std::chrono_literals;
    Block a(1024);
    Block b = a;
    Block c = std::move(a);
    Block d = 512;
    c = b;
    std::vector<Block> blocks{Block(1), Block(2)};
    blocks.push_back(c);
    blocks.emplace_back(64);
    if (c == true) return 1;
    if (c) std::memset(c.data(), 0, c.size());
    std::memcpy(c, b, 12);

    Handle<Job> job(new Job{"one", [] {}, 1});
    Handle<Job> second = new Job;
    job = second;
    job = std::move(second);
    job->name = nullptr;
    job.priority = 3;
    Handle<Block> other = std::move(job).as<Block>();

    ObjectPool<Job, 4> jobs;
    ObjectPool<Job, -1> none;
    Job *made = jobs.create("two", [] {}, 2);
    jobs.destroy(*made);

    Workers workers(4);
    workers.post("name", [] {});
    workers.post(Job{"three", [](int) {}});
    auto future = workers.submit([] { return 42; });
    int answer = future;
    std::string text = future.get();
    future.wait_for(10);
    future.wait_for(10ms);

    Malloc memory;
    Monotonic arena(memory);
    std::vector<int, Allocator<int>> numbers{Allocator<int>(memory)};
    std::vector<int, Allocator<int>> others{Allocator<int>(&memory)};
    numbers.push_back(answer);
    auto shared = Shared<int>::make(3);
    Shared<int> none_yet;
    return *shared + shared.uses();
}
