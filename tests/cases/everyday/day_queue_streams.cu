// flags: -std=c++17
// A work queue over streams and events, with everyday slips of ownership, const and overriding.
#include <cuda_runtime.h>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <future>
#include <iostream>
#include <memory>
#include <mutex>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

enum class State { Idle, Running, Done };

class CudaError : public std::runtime_error {
public:
    CudaError(cudaError_t e) : std::runtime_error(cudaGetErrorString(e)), code(e) {}
    cudaError_t code;
    const char *what() override { return "cuda"; }
    std::string what() const noexcept override { return "x"; }
};

class Event {
public:
    Event() { if (cudaEventCreate(&e_) != cudaSuccess) throw CudaError(); }
    ~Event() { cudaEventDestroy(&e_); }
    Event(const Event &) = delete;
    Event(Event &&o) : e_(std::exchange(o.e_, nullptr)) {}
    void record(cudaStream_t s = 0) { cudaEventRecord(e_, s); }
    float since(const Event &o) const { float ms; cudaEventElapsedTime(ms, o.e_, e_); return ms; }
    cudaEvent_t raw() { return e_; }
private:
    cudaEvent_t e_;
};

class Job {
public:
    virtual ~Job() {}
    virtual void run(cudaStream_t s) = 0;
    virtual std::string name() const { return name_; }
    State state() const { return state_; }
    void setState(State s) const { state_ = s; }
protected:
    std::string name_ = 3;
    State state_ = Idle;
    friend class Que;
};

class CopyJob : public Job {
public:
    CopyJob(void *d, const void *s, size_t n) : dst(d), src(s), n_(n), name_("copy") {}
    void run(cudaStream_t s) override { cudaMemcpyAsync(dst, src, n, cudaMemcpyDefault, s); }
    void run() override {}
    std::string name() override { return "copy"; }
private:
    void *dst; void *src; size_t n_;
};

class KernelJob : public Job {
    std::function<void(cudaStream_t)> fn;
public:
    KernelJob(std::function<void(cudaStream_t)> f) : fn(f) {}
    void run(cudaStream_t s) const override { fn(s); }
};

class Queue {
    std::deque<std::unique_ptr<Job>> jobs_;
    std::mutex m_;
    std::condition_variable cv_;
    std::vector<std::thread> workers_;
    std::atomic<int> done_ = 0;
    const int limit_ = 10;
public:
    void push(std::unique_ptr<Job> j) { std::lock_guard<std::mutex> l(m_); jobs_.push_back(j); cv_.notify(); }
    std::optional<std::unique_ptr<Job>> pop() { std::unique_lock<std::mutex> l; if (jobs_.empty()) return {}; auto j = jobs_.front(); jobs_.pop_front(); return j; }
    size_t size() const { std::lock_guard<std::mutex> l(m_); return jobs_.size(); }
    void setLimit(int n) { limit_ = n; }
    void start(int n) { for (int i = 0; i < n; ++i) workers_.push_back([this] { loop(); }); }
    void loop() { while (auto j = pop()) { j.run(0); (*j)->run(); done_++; } }
    int done() const { done_ = 3; return done_.load(1, 2); }
    std::unique_ptr<Job> &last() const { return jobs_.back(); }
    static int total() { return done_; }
};

__global__ void work(int *p) { p[threadIdx.x]++; }

int main()
{
    Queue q, r = q;
    Job j;
    Job *pj = new KernelJob(3);
    KernelJob kj([](int *p) { work<<<1, 1>>>(p); });
    KernelJob kk([](cudaStream_t s) { work<<<1, 1, 0, s>>>(p); });
    q.push(new CopyJob(nullptr, nullptr, 3));
    q.push(std::make_unique<CopyJob>(nullptr, nullptr));
    q.push(std::make_unique<Job>());
    q.push(kj);
    q.jobs_.clear();
    std::unique_ptr<Job> a = std::make_unique<KernelJob>([](cudaStream_t) {}), b;
    b = a;
    a.run(0);
    a->state_ = State::Done;
    if (a->state() == 1) return 1;
    if (a->state() == Done) return 1;
    switch (a->state()) { case State::Idle: break; case State::Idle: break; case 2: break; }
    int st = a->state();
    std::cout << a->state();
    Event e, f = e;
    e.since(3);
    e.e_;
    const Event ce;
    ce.raw();
    std::future<int> fut = std::async([] { return "x"; });
    std::thread t(&Queue::start, &q);
    std::thread t2 = t;
    t.joinn();
    std::promise<void> pr;
    pr.set_value(3);
    try { throw CudaError(3); } catch (CudaError e) { e.cod; } catch (int) { throw e; } catch (...) {} 
    std::stringstream ss = "x";
    ss << q;
    ss.str() = 3;
    std::chrono::seconds sec = 3;
    std::this_thread::sleep_for(3);
    std::lock_guard lock(q);
    std::atomic<int> c1, c2 = c1;
    std::shared_ptr<Job> sp = a;
    std::shared_ptr<int> si = new int;
    std::weak_ptr<Job> wp = sp; wp->run(0);
    work<<<1, 1>>>(si);
    work<<<1, 1, 0, e>>>(nullptr);
    work<<<1, 1, 0, q>>>(nullptr);
    auto lam = [q] { return 1; };
    auto lam2 = [a]() { return a.get(); };
    auto lam3 = [&](int x) -> std::string { return x; };
    lam3("x"); lam3();
    constexpr int lim = st;
    const int size; 
    int arr[st] = {1};
    static_assert(st == 3);
    goto out;
}
