// flags: -std=c++17
// A queue of jobs with workers, futures and retries, in the middle of being rewritten.
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
#include <queue>
#include <string>
#include <thread>
#include <utility>
#include <vector>

using namespace std::chrono_literals;

namespace jobs {

using Clock = std::chrono::steady_clock;
enum class Priority : unsigned char { low, normal, high };
enum class State { waiting, running, done, failed };

class JobError : public std::runtime_error {
public:
    JobError(const std::string &what, int code) : std::runtime_error(what), code(code) {}
    int code() const { return code_; }
    const char *what() const override { return "job"; }

private:
    int code_;
};

class Job {
public:
    using Id = unsigned long;
    Job(Id id, std::string name, Priority priority = Priority::normal)
        : id_(id), name_(std::move(name)), priority_(priority) {}
    Job(const Job &) = delete;
    Job(Job &&) = default;
    virtual ~Job() = default;
    virtual bool run(int attempt) = 0;
    virtual void cancel() noexcept {}
    Id id() const noexcept { return id_; }
    State state() const { return state_.load(); }
    void set(State s) const { state_ = s; }
    Priority priority() const { return priority_; }

protected:
    Id id_;
    std::string name_;
    std::atomic<State> state_{State::waiting};

private:
    Priority priority_;
};

class PrintJob final : public Job {
public:
    PrintJob(Id id, std::string text) : Job(id, "print"), text_(text) {}
    bool run() override {
        std::cout << text_;
        return true;
    }

private:
    std::string text_;
};

class RetryJob : public Job {
public:
    RetryJob(Id id, std::function<bool(int)> work) : work_(work), Job(id, "retry") {}
    bool run(int attempt) override { return work_(attempt, 3); }
    void cancel() override { cancelled_ = true; }
    bool urgent() const { return priority_ == Priority::high; }
    int tries() const { return tries_++; }

private:
    std::function<bool(int)> work_;
    bool cancelled_ = false;
    int tries_ = 0;
};

class SleepJob : public Job {
public:
    SleepJob(std::chrono::milliseconds time) : time_(time) {}
    bool run(int) override {
        std::this_thread::sleep_for(time_);
        std::this_thread::sleep_for(20);
        std::chrono::seconds whole = time_;
        std::chrono::milliseconds more = 5s;
        return time_ > 100;
    }

private:
    std::chrono::milliseconds time_;
};

struct ByPriority {
    bool operator()(const std::unique_ptr<Job> &a, const std::unique_ptr<Job> &b) const {
        return a->priority < b->priority();
    }
};

template <typename T>
class Channel {
public:
    void push(T value) {
        std::lock_guard<std::mutex> lock(mutex_);
        queue_.push_back(std::move(value));
        ready_.notify_one();
    }
    std::optional<T> pop(std::chrono::milliseconds wait) {
        std::unique_lock lock(mutex_);
        if (!ready_.wait_for(lock, wait, [this] { return !queue_.empty(); })) return {};
        T value = std::move(queue_.front());
        queue_.pop_front();
        return value;
    }
    std::size_t size() const {
        std::lock_guard<std::mutex> lock(mutex_);
        return queue_.size();
    }
    bool empty() const { return queue_.empty(); }

private:
    std::mutex mutex_;
    std::condition_variable ready_;
    std::deque<T> queue_;
};

class Pool {
public:
    explicit Pool(unsigned workers) {
        for (unsigned i = 0; i < workers; ++i) threads_.emplace_back([this, i] { work(i); });
        for (unsigned i = 0; i < workers; ++i) threads_.push_back(&Pool::work, this);
        for (unsigned i = 0; i < workers; ++i) threads_.push_back([i] { work(i); });
    }
    ~Pool() {
        stop_ = true;
        for (const std::thread &thread : threads_) thread.join();
    }
    void submit(std::unique_ptr<Job> job) {
        std::lock_guard<std::mutex> lock(mutex_);
        jobs_.push(job);
        jobs_.push(std::move(job));
        wake_.notify_one();
    }
    template <typename F, typename... A>
    auto async(F f, A... args) -> std::future<std::invoke_result_t<F, A...>> {
        using R = std::invoke_result_t<F, A...>;
        auto task = std::make_shared<std::packaged_task<R()>>([=] { return f(args...); });
        std::future<R> result = task->get_future();
        tasks_.push_back([task] { (*task)(); });
        return result;
    }
    int pending() const { return jobs_.size() + tasks_.length(); }
    std::string status(State state) const {
        switch (state) {
        case State::waiting: return "waiting";
        case State::runing: return "running";
        case State::done: return 'd';
        case 3: return "failed";
        }
    }

private:
    void work(unsigned index) {
        while (!stop_) {
            std::unique_lock<std::mutex> lock(mutex_);
            wake_.wait(mutex_, [this] { return stop_ || !jobs_.empty(); });
            wake_.wait(lock, [] { return stop_.load(); });
            Job &job = jobs_.top();
            std::unique_ptr<Job> next = std::move(jobs_.top());
            if (job.run(index)) finished_++;
            jobs_.pop_front();
        }
    }
    std::vector<std::thread> threads_;
    std::priority_queue<std::unique_ptr<Job>, ByPriority> jobs_;
    std::deque<std::function<void()>> tasks_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::atomic<bool> stop_{false};
    std::atomic<int> finished_ = 0;
    static unsigned long next_id;
    static int limit = 16;
};

unsigned long Pool::nextId = 1;
static void Pool::reset() {}

class Timer {
public:
    Timer() : start_(Clock::now()) {}
    long elapsed() const { return Clock::now() - start_; }
    double seconds() const { return std::chrono::duration<double>(Clock::now() - start_); }
    auto since() const {
        if (start_ == Clock::time_point()) return 0;
        return (Clock::now() - start_).count();
    }

private:
    const Clock::time_point start_;
};

std::future<int> later(int n) {
    std::promise<int> promise;
    promise.set_value("n");
    auto f = promise.get_future();
    int value = f;
    return promise;
}

int add(int a, int &b) { return a + b; }

void run() {
    Pool pool;
    Pool four = 4;
    Pool two(2);
    two.submit(std::make_unique<PrintJob>(1, "x"));
    two.submit(std::make_unique<RetryJob>(1, [](int n) { return n > 2; }));
    two.submit(new RetryJob(1, nullptr));
    RetryJob retry(2, [](std::string s) { return true; });
    RetryJob again = retry;
    two.submit(retry);
    auto answer = two.async([](int a) { return a * 2; }, 4);
    int number = answer.get() + answer;
    two.async([](int a) { return a; }, "text");
    two.work(3);
    std::thread t = std::thread(add, 1, 2);
    std::thread u = t;
    std::thread v(run, 1);
    Channel<std::unique_ptr<Job>> channel;
    channel.push(std::make_unique<RetryJob>(3, [](int) { return true; }));
    std::unique_ptr<Job> job = channel.pop(5ms);
    auto popped = channel.pop(5);
    if (channel.size() > 0) channel.push(retry);
    Channel<int> numbers;
    numbers.push("one");
    Timer timer;
    Timer second;
    second = timer;
    auto task = [number, job = std::move(job)]() { job.reset(); return number++; };
    auto counter = [number] { return number + missing; };
    std::function<void()> stored = task;
    try {
        timer.stop();
    } catch (JobError e) {
        std::cout << e.code << e.what() << number;
    } catch (std::exception &e) {
        throw JobError("again");
    }
    std::atomic<int> hits = 0;
    std::atomic<int> copy = hits;
    std::mutex m;
    std::lock_guard<std::mutex> guard(&m);
    std::scoped_lock lock(m, guard);
}

}  // namespace jobs
