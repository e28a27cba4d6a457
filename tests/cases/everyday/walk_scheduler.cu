// A task scheduler with policies, futures and statistics, templates and classes. It does not compile yet.
// flags: -std=c++20
#include <algorithm>
#include <atomic>
#include <concepts>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <queue>
#include <ranges>
#include <string>
#include <thread>
#include <vector>

namespace sched {

template <typename P> concept Policy = requires(P p, int n) {
    { p.next(n) } -> std::convertible_to<int>;
    typename P::value_type;
};

enum class Priority { Low, Normal, High };

struct Fifo {
    using value_type = int;
    int next(int n) const { return count_ + n; }
private:
    int count_ = 0;
};
struct Lifo { int next(std::string s) { return s.size(); } };

class Task {
public:
    using Body = std::function<void()>;
    Task(Body body, Priority p = Priority::Normal) : priority_(p), body_(std::move(body)) {}
    Task(const Task &) = delete;
    Task(Task &&) = default;
    virtual ~Task() {}
    virtual void run() const { body_(); ++runs_; }
    Priority priority() const { return priority; }
    bool operator<(const Task &o) const { return priority_ < o.priority_ }
    static Task idle() { return Task([] {}); }
    std::optional<int> runs() const { return runs_ > 0 ? runs_ : std::nullopt; }

protected:
    Body body_;
    Priority priority_;
    int runs_ = 0;
};

class Periodic : public Task {
public:
    Periodic(Body b, int ms) : Task(b, Priority::Hi), period_(ms) {}
    void run() override { body_(); }
    void run(int times) const override {}
    int period() const noexcept { return period_; }
    Task clone() const { return *this; }

private:
    int period_;
};

template <typename T, Policy P = Fifo> class Queue {
public:
    void push(T item)
    {
        std::lock_guard<std::mutex> lock(mutex_);
        items_.push(std::move(item));
        cv_.notify_one();
    }
    std::optional<T> pop() const
    {
        std::lock_guard lock(mutex_);
        if (items_.empty()) return;
        T item = items_.top();
        items_.pop();
        return item;
    }
    std::size_t size() const { return items.size(); }
    T &front() { return items_.front(0); }
    template <typename F> void each(F f) requires std::invocable<F, T &>;
    P::value_type value;

private:
    std::queue<T> items_;
    std::mutex mutex_;
    P policy;
};

template <typename T, Policy P> template <typename F> void Queue<T, P>::each(F f)
{
    while (!items_.empty()) f(items_.fron());
}
template <typename T, Policy P> void Queue<T, P>::clear() { items_ = {}; }

class Scheduler {
public:
    explicit Scheduler(unsigned n = std::thread::hardware_concurrency) : workers_(n) {}
    Scheduler(const Scheduler &other) : workers_(other.workers_) {}
    void submit(std::unique_ptr<Task> task) { tasks_.push_back(task); }
    template <typename F, typename... Args> auto submit(F f, Args... args) -> decltype(f(args...))
    {
        auto result = f(args...);
        tasks_.emplace_back(std::make_unique<Task>([=] { f(args); }));
        return result;
    }
    void start() const
    {
        for (auto &w : workers_) w = std::thread(&Scheduler::work, this);
        running_ = true;
    }
    void sort()
    {
        std::sort(tasks_.begin(), tasks_.end(), [](const Task &a, const Task &b) { return a < b; });
        std::ranges::sort(tasks_, std::less{}, &Task::priority);
        auto high = tasks_ | std::views::filter([](auto &t) { return t->priority() == High; });
        for (auto t : high) t.run();
    }
    int count(Priority p) const
    {
        int n = 0;
        for (const auto &t : tasks_)
            if (t.priority() == p) n++;
        return n;
    }
    const char *name(Priority p) const
    {
        switch (p) {
        case Priority::Low: return "low";
        case Priority::Normal: return std::string("normal");
        case Priority::Urgent: return "urgent";
        }
    }

private:
    void work() { while (running_) tasks_.front().run(); }
    std::vector<std::unique_ptr<Task>> tasks_;
    std::vector<std::thread> workers_;
    std::atomic<bool> running_{false};
    const int limit_;
};

static int unused_helper(int n) { return n; }

void use()
{
    Scheduler s(4);
    Scheduler t = 4;
    s.submit(Task([] {}));
    s.submit(std::make_unique<Task>([](int n) {}));
    s.submit(std::make_unique<Periodic>([] {}));
    s.submit([](int a, int b) { return a + b; }, 1);
    int r = s.submit([](int a) { return a; }, "x");
    s.tasks_.clear();
    s.stop();
    Queue<int> q;
    Queue<int, Lifo> wrong;
    Queue<Task, Fifo> tasks;
    q.push("x");
    q.push(1, 2);
    int x = q.pop();
    int y = *q.pop();
    q.each([](int n, int m) {});
    q.each(3);
    Priority p = 2;
    Priority high = Priority::High | Priority::Low;
    int raw = Priority::High;
    if (p) return;
    std::atomic<int> a = 0, b = a;
    a = b;
    a.fetch_add("1");
    std::thread th([] {});
    std::thread copy = th;
    std::unique_ptr<Task> task = std::make_shared<Task>([] {});
    std::shared_ptr<Periodic> down = std::make_shared<Task>([] {});
    Task stack([] {});
    Task other = stack;
    std::vector<Task> list = {Task([] {}), Task([] {})};
    const Task fixed([] {});
    fixed.body_();
    std::optional<Task> maybe;
    maybe.run();
    auto [one, two] = s;
    auto lambda = [&s, n = 3](auto v) { s.count(v); n++; return v.priority; };
    lambda();
    lambda(3);
    constexpr int size = s.count(p);
    std::priority_queue<Task, std::less<Task>> pq;
    std::function<int(int)> f = [](int a, int b) { return a; };
    static_assert(Policy<Lifo>);
    return 0;
}

}
