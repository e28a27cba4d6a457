// A scheduler of tasks with priorities and workers, as it was before the compiler read it.
// flags: -std=c++17
#include <cuda_runtime.h>

#include <cstdio>
#include <cstring>
#include <functional>
#include <map>
#include <memory>
#include <queue>
#include <string>
#include <vector>

enum Priority { Low, Normal, High, Normal };
enum class State : unsigned char { Waiting, Running, Done = 300, Failed };
enum class Kind { Copy, Launch, Sync };
enum Flag : float { FlagNone, FlagPinned };

const int maxTasks;
extern const double timeSlice;

class Worker;

class Task {
public:
    Task(const std::string &name, Priority p = Normal, int slices);
    Task(const Task &other) = default;
    ~Task(int code);
    void Task();
    virtual int run() = 0;
    int run() const;
    State state() const { return state_; }
    void setState(State s) const { state_ = s; }
    static void reset() const;
    const char *label() { return name_; }
    void setPriority(int p) { priority_ = p; }
    operator bool() const;
    int operator bool() const;
    bool operator<(const Task &a, const Task &b) const;
    Task &operator=(Task &&) & = default;
    mutable const int hits_;
    virtual static int count();
    friend int compare(const Task &, const Task &);

private:
    std::string name_;
    Priority priority_ = 2;
    State state_ = Waiting;
    int &slot_;
    int name_;
};

Task::Task(const std::string &name, Priority p, int slices) : name_(name), prio_(p), state_(State::Waiting) {}
static void Task::reset() {}
int compare(const Task &a, const Task &b) { return a.priority_ - b.priorty_; }

class CopyTask : public Task, public Task {
public:
    CopyTask(void *dst, const void *src, size_t n) : Task("copy", High, 1), dst_(dst), src_(src), n_(n) {}
    int run() override {
        cudaError_t e = cudaMemcpy(dst_, src_, n_, cudaMemcpyDefault);
        return e == cudaSuccess ? State::Done : State::Failed;
    }

private:
    void *dst_;
    void *src_;
    size_t n_;
};

struct LaunchTask : Task {
    dim3 grid, block;
    LaunchTask(dim3 g, dim3 b) : grid(g), block(b) { Task("launch", Normal, 2); }
    int run() { return grid; }
};

class Queue {
    std::vector<Task *> tasks_;
    int size_;
    const int limit_;
    class Iterator {
        int at;
    };

public:
    Queue() : size_(0) {}
    explicit Queue(int limit) : limit_(limit), limit_(8) {}
    bool empty() const { return size_ = 0; }
    void push(Task t) { tasks_.push_back(&t); }
    Task &pop() const {
        Task *t = tasks_.back();
        tasks_.pop_back();
        return t;
    }
    Iterator begin() { return Iterator(this); }
    int size() const { return size_; }
    int size() { return size_; }
    unsigned size() const { return size_; }
    Task *operator[](int i, int j) { return tasks_[i]; }
    void each(void (*f)(Task &)) {
        for (Task *t : tasks_) f(t);
    }
};

class Worker {
public:
    Worker(Queue &q) { queue_ = q; }
    void work() {
        while (!queue_.empty()) {
            Task *task = queue_.pop();
            switch (task->state()) {
            case Waiting: task->run(); break;
            case State::Running: continue;
            case State::Done: int n = 3; break;
            case State::Done: break;
            default: break;
            default: return 1;
            }
        }
        break;
    }
    Queue::Iterator first() { return queue_.begin(); }

private:
    Queue &queue_;
};

Worker *makeWorker() {
    Worker w;
    return w;
}

int total(const std::vector<int> &v) {
    int sum = 0;
    for (int i = 0; i < v.size; ++i) sum += v[i];
    for (const int &x : v) x *= 2;
    for (auto [a, b] : v) sum += a;
    return &sum;
}

int weight(Kind k) {
    switch (k) {
    case Copy: return 1;
    case Kind::Launch: return 2;
    case 2: return 3;
    }
    if (k == 1) return 4;
    if (k) return 5;
    int v = k;
    Kind other = 1;
    k++;
    return v | k;
}

void names(std::map<std::string, int> &m) {
    const std::map<std::string, int> &c = m;
    int n = c["a"];
    std::string key = 5;
    key = m.find("b");
    char *p = "text";
    const char *q = 'x';
    char buffer[4] = "four";
    std::function<int(int)> f = [](std::string s) { return s.size(); };
    auto g = [n] { n = 4; };
    auto h = [] { return n; };
    auto k = [&key, key] { return 1; };
    f = nullptr;
    g = h;
    std::unique_ptr<Task> a = new CopyTask(nullptr, nullptr, 0);
    std::unique_ptr<Task> b = std::make_unique<CopyTask>(nullptr, nullptr, 0);
    auto d = b;
    delete b;
    delete n;
    if (std::string s = key) n++;
    strcpy(key, "x");
}

__global__ void step(Task *tasks, int n, State *states) {
    int i = blockIdx.x * blockDim.x + threadIdx;
    if (i >= n) return 0;
    states[i] = 1;
    tasks[i]->run();
    int local[n];
    __shared__ float cache[64] = {0};
    cache = states;
    const float scale;
    scale = 2;
}

int main() {
    Task t("x", High, 1);
    CopyTask c;
    CopyTask d(nullptr, nullptr);
    CopyTask *e = &t;
    Queue q = 5;
    Queue r(5), r(6);
    Worker w = q;
    q.tasks_.clear();
    w.work(1);
    State *states = malloc(sizeof(State) * 4);
    cudaMalloc(&states, 4 * sizeof(State));
    step<<<1, 32>>>(&c, 1);
    step<<<1, 32>>>(c, 1, states);
    goto end;
    int code = 2;
end:
    return code;
}
