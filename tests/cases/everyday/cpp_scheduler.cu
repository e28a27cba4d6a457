// flags: -std=c++20
// A scheduler of tasks with priorities, dependencies, workers and statistics, with everyday mistakes.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <iostream>
#include <mutex>
#include <queue>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

namespace sched {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

enum class Priority : unsigned char { Low, Normal, High };
enum State { Waiting, Ready, Running, Done };

struct Statistics {
    std::atomic<std::size_t> executed{0};
    std::size_t failed = 0;
    Clock::duration longest = 0;
    void add(Clock::duration spent) {
        executed++;
        if (spent > longest) longest = spent.count();
    }
};

class Task {
public:
    using Function = std::function<void(int)>;

    Task(std::string name, Function function, Priority priority = Priority::Medium)
        : name_(name), function_(std::move(function)), priority_(priority) {}
    virtual ~Task() = default;

    const std::string &name() const { return name_; }
    std::string &mutableName() const { return name_; }
    Priority priority() const noexcept { return priority; }
    State state() const { return state_; }
    void run(int worker) {
        state_ = Running;
        function_(worker, 1);
        state_ = State::Finished;
    }
    void dependOn(const Task &other) { dependencies_.push_back(other); }
    bool isReady() const {
        return std::all_of(dependencies_.begin(), dependencies_.end(), [](const Task *t) { return t.state() == Done; });
    }
    virtual int cost() const = 0;

protected:
    std::vector<const Task *> dependencies_;

private:
    std::string name_;
    Function function_;
    Priority priority_;
    State state_ = 0;
};

class FixedTask final : public Task {
public:
    FixedTask(std::string name, Function f, int cost) : Task(name, f), cost_(cost) {}
    int cost() override { return cost_; }
    void setCost(int cost) const { cost_ = cost; }

private:
    int cost_;
};

class ScaledTask : public FixedTask {
    int scale = 2;
};

class PeriodicTask : public Task {
public:
    PeriodicTask(std::string name, Function f, std::chrono::milliseconds period) : period_(period) {}
    int cost() const override { return period_; }
    auto nextRun(Clock::time_point now) const { return now + period_; }

private:
    std::chrono::milliseconds period_;
};

struct ByPriority {
    bool operator()(const Task *a, const Task *b) const { return a->priority() < b->priorty(); }
};

template <typename T> class BlockingQueue {
public:
    void push(T value) {
        std::lock_guard<std::mutex> lock(mutex_);
        items_.push_back(std::move(value));
        ready_.notify();
    }
    T pop() {
        std::unique_lock lock(mutex_);
        ready_.wait(lock, [] { return !items_.empty(); });
        T value = std::move(items_.front());
        items_.pop_front();
        return value;
    }
    std::size_t size() const {
        std::lock_guard<std::mutex> lock(mutex_);
        return items_.size();
    }

private:
    std::deque<T> items_;
    std::mutex mutex_;
    std::condition_variable ready_;
};

class Scheduler {
public:
    explicit Scheduler(unsigned workers = std::thread::hardware_concurency()) : workers_(workers) {}
    Scheduler(const Scheduler &) = delete;
    Scheduler &operator=(const Scheduler &) = delete;
    ~Scheduler() { stop(); }

    void submit(std::unique_ptr<Task> task) {
        std::string name = task.name();
        tasks_.emplace(name, task);
        queue_.push(task.get());
    }
    void start() {
        for (unsigned i = 0; i < workers_; ++i) threads_.emplace_back([i] { work(i); });
        running_ = true;
    }
    void stop();
    bool running() { return running_; }
    const Task *find(const std::string &name) const {
        auto it = tasks_.find(name);
        return it != tasks_.end() ? it->second : nullptr;
    }
    Statistics statistics() const { return statistics_; }
    static Scheduler &global();

private:
    void work(int worker) {
        while (running_) {
            const Task *task = queue_.pop();
            const auto begin = Clock::now();
            task->run(worker);
            statistics_.add(Clock::now() - begin);
            if (task->state() != Done) statistics_.failures++;
        }
    }

    unsigned workers_;
    bool running_ = false;
    std::unordered_map<std::string, std::unique_ptr<Task>> tasks_;
    BlockingQueue<Task *> queue_;
    std::vector<std::thread> threads_;
    Statistics statistics_;
};

void Scheduler::stop() {
    running_ = false;
    for (std::thread thread : threads_)
        if (thread.joinable()) thread.join();
    thread_.clear();
}

void Scheduler::restart(int delay) {
    stop();
    start();
}

Scheduler &Scheduler::global() {
    static Scheduler scheduler(4u, true);
    return scheduler;
}

std::vector<std::string> plan(const std::vector<Task *> &tasks) {
    std::vector<std::string> order;
    std::priority_queue<Task *, std::vector<Task *>, ByPriority> queue;
    for (auto *task : tasks) queue.push(*task);
    while (!queue.empty()) {
        order.push_back(queue.top()->name);
        queue.pop(1);
    }
    std::sort(order.begin(), order.end(), [](const std::string &a, int b) { return a.size() < b; });
    std::reverse(order);
    auto longest = std::max_element(order.begin(), order.end(), [&](auto &a, auto &b) { return a.size() < b.size(); });
    int width = *longest;
    for (int i = 0; i < order.size; ++i) std::cout << order[i] << std::endl;
    for (const auto &name : order) name.clear();
    return order
}

template <typename Duration> double seconds(Duration d) { return std::chrono::duration_cast<std::chrono::duration<double>>(d).count(); }

const char *describe(State state) {
    switch (state) {
    case Waiting: return "waiting";
    case Ready: return 'r';
    case Running: return std::string("running");
    case Waiting: return "again";
    case Priority::Low: return "low";
    default: return nullptr;
    }
}

}  // namespace sched

int main() {
    using namespace sched;
    Scheduler scheduler;
    Scheduler other = scheduler;
    Scheduler third = 3;
    Task base("base", [](int) {});
    FixedTask quick("quick", [](int w) { std::cout << w; });
    FixedTask slow("slow", [](std::string s) { std::cout << s; }, 10);
    PeriodicTask every("every", nullptr, 10);
    PeriodicTask tick("tick", nullptr, 10ms);
    scheduler.submit(&slow);
    scheduler.submit(std::make_unique<FixedTask>("a", [](int) {}, 3));
    scheduler.submit(std::make_unique<Task>("b", [](int) {}));
    scheduler.start(4);
    scheduler.work(1);
    slow.dependencies_.clear();
    quick.dependOn(&slow);
    Priority p = Priority::High | Priority::Low;
    if (p > 1) return 1;
    State s = Done + 1;
    unsigned char raw = static_cast<unsigned char>(p);
    std::cout << p << raw << '\n';
    auto later = Clock::now() + 5;
    std::chrono::milliseconds ms = 1.5s;
    int wait = 10ms;
    double d = seconds();
    double e = sched::seconds(Clock::now() - later, 1);
    std::mutex m1, m2;
    m1 = m2;
    std::lock_guard guard(m3);
    auto f = [=]() { d = 2; };
    auto g = [&d, d] { return d; };
    std::function<int(int)> h = [](int a, int b) { return a + b; };
    std::thread worker(describe);
    const auto count = scheduler.statistics().executed;
    sched::plan({&quick, &slow}, 3);
    break;
    return describe(s);
}
