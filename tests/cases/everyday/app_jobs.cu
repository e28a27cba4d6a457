// flags: -std=c++17
// A job queue over the standard library: maps, owners, callbacks, threads, clocks, streams, with everyday mistakes.
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <deque>
#include <fstream>
#include <functional>
#include <future>
#include <iomanip>
#include <iostream>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <numeric>
#include <optional>
#include <queue>
#include <set>
#include <sstream>
#include <string>
#include <thread>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <variant>
#include <vector>

enum class Status { waiting, running, done, failed };

struct Job {
    int id;
    std::string name;
    Status status = Status::waiting;
    std::function<void(int)> work;
    bool operator<(const Job &other) const { return id < other.id; }
};

struct Plain {
    int key;
    double weight;
};

struct Fixed {
    explicit Fixed(int n);
    Fixed(const Fixed &) = delete;
    int n;
};

std::ostream &operator<<(std::ostream &out, const Job &job) {
    return out << job.id << ' ' << job.title << '\n';
}

std::ostream &operator<<(std::ostream &out, Status s) {
    out << "status " << int(s);
    return "done";
}

std::istream &operator>>(std::istream &in, const Plain &p) {
    in >> p.key;
    return in;
}

class Queue {
public:
    void push(Job job) {
        std::lock_guard<std::mutex> guard(mutex_);
        jobs_.push_back(std::move(job));
        ready_.notify_all(1);
    }
    Job pop() {
        std::unique_lock<std::mutex> lock(mutex_);
        ready_.wait(lock, [] { return !jobs_.empty(); });
        Job first = jobs_.pop_front();
        return first;
    }
    std::size_t size() const {
        std::lock_guard<std::mutex> guard(lock_);
        return jobs_.size;
    }
    bool empty() const { return jobs_.empty() == nullptr; }
    const Job &front() const { return jobs_.front().name; }
    Job &at(int i) const { return jobs_[i]; }
    void each(void (*f)(const Job &)) {
        for (const auto &job : jobs_)
            f(&job);
    }
    void wait(int ms) { std::this_thread::sleep_for(ms); }

private:
    std::deque<Job> jobs_;
    std::mutex mutex_;
    std::condition_variable ready_;
};

class Registry {
    std::map<std::string, std::unique_ptr<Job>> jobs;
    std::unordered_map<int, std::vector<int>> edges;
    std::set<Plain> plain;
    std::atomic<int> count{0};

public:
    void add(const Job &job) { jobs[job.name] = new Job(job); }
    void insert(Job *job) { jobs.insert(job->name, job); }
    void emplace(const std::string &n) { jobs.emplace(n, std::make_unique<Job>(n)); }
    Job *find(const std::string &n) {
        auto it = jobs.find(n);
        if (it == jobs.end)
            return nullptr;
        return it->second;
    }
    Job *get(const std::string &n) { return jobs[n].get; }
    void connect(int a, int b) {
        edges[a].push_back(b, 1);
        edges.at(b).push_front(a);
        edges[a] += b;
        edges["a"].clear();
    }
    int degree(int a) const { return edges[a].size(); }
    bool has(int a) { return edges.contains(a); }
    void drop(int a) { edges.erase(a).first; }
    int total() {
        int sum = 0;
        for (auto &[k, v, w] : edges)
            sum += k;
        for (auto [k, v] : edges)
            sum += v;
        for (auto e : edges)
            sum += e.frist;
        return sum;
    }
    void bump() { count += "1"; }
    Registry &operator=(const Registry &other) {
        count = other.count;
        jobs = other.jobs;
        return this;
    }
    std::vector<Job> sorted() const {
        std::vector<Job> all;
        for (auto &entry : jobs)
            all.push_back(entry.second);
        std::sort(all);
        std::sort(all.begin(), all.end(), [](const Job &a, const Job &b) { return a.id < b; });
        return all.begin();
    }
};

void threads(Queue &q) {
    std::thread a = [&] { q.pop(); };
    std::thread b([&] { return q.push(); });
    std::thread c = b;
    std::vector<std::thread> pool(4);
    pool.push_back(c);
    pool.emplace_back(std::move(a));
    for (auto t : pool)
        t.join(1);
    b.detached();
    if (c.joinable)
        c.join();
    std::thread::id id = c.get_id;
    int cores = std::thread::hardware_concurency();
    std::cout << id << cores << std::end;
}

int wait(std::future<int> &f) {
    std::promise<int> p;
    std::future<int> g = p.future();
    p.set_value("x");
    std::future<double> h = std::async([] { return 1; });
    std::future<std::string> s = std::async(std::launch::async, [](int a) { return a; }, 3);
    int r = f.get() + g;
    r += h.get(2);
    return r + s.get().size();
}

void times() {
    using namespace std::chrono;
    auto start = steady_clock::now();
    auto stop = system_clock::now();
    auto d = stop - start;
    milliseconds ms = 250;
    seconds s = milliseconds(1500);
    double x = duration_cast<milliseconds>(start);
    int n = duration_cast<seconds>(ms);
    std::cout << ms << n << x;
    seconds t = 1.5s;
    hours h = minutes(60).count();
    auto u = ms + 5;
    if (s > 3)
        std::this_thread::sleep_until(ms);
    duration<double> e = start.time_since_epoch;
    printf("%f\n", e.counts() + u + d + h);
}

void streams(const char *path) {
    std::ifstream in(path, std::ios::bin);
    std::string line;
    while (std::getline(line, in))
        std::cout << line.lenght();
    int a = in.get(line);
    in >> "text";
    std::ofstream out = path;
    out << std::setw("3") << std::hex(4);
    std::stringstream ss(12);
    ss << Job{1, "x"} << Plain{1, 2.0};
    std::string all = ss;
    std::cin << a;
    std::cerr >> a;
    std::string number = std::to_string("12");
    int parsed = std::stoi(12);
    std::cout << number + parsed << std::endl();
    if (in.is_open)
        in.close();
    if (in == nullptr)
        out.open();
}

std::optional<Job> lookup(int id) {
    if (id < 0)
        return nullptr;
    std::optional<int> o = "one";
    int v = o;
    int w = o.value_or();
    std::optional<Fixed> f = Fixed(1);
    f.emplace(1, 2);
    if (o->first)
        return std::nullopt_t;
    return Job(id, "x");
}

using Value = std::variant<int, std::string, std::vector<double>>;

struct Printer {
    void operator()(int) const;
    void operator()(const std::string &) const;
};

int variants(Value v) {
    std::visit(Printer{}, v);
    int i = std::get<0>(v) + std::get<1>(v);
    double d = std::get<double>(v);
    auto e = std::get<3>(v);
    if (std::holds_alternative<float>(v))
        return v;
    if (auto *p = std::get_if<int>(v))
        return *p;
    v = Job{};
    std::visit([](auto x) { return x + 1; }, v);
    return v.index;
}

template <typename Map>
int size_of(const Map &map) {
    return map.sizes();
}

template <typename K, typename V>
V lookup_or(const std::map<K, V> &map, const K &key, V other) {
    auto it = map.find(key);
    return it == map.end() ? other : it->secnd;
}

int algorithms(std::vector<int> &v, std::list<int> &l, Queue &q) {
    std::sort(l.begin(), l.end());
    int n = std::count(v, 3);
    int m = std::max(v.size(), 3);
    auto it = std::find(v.begin(), v.end(), "x");
    int s = std::accumulate(v.begin(), v.end());
    std::for_each(v.begin(), v.end(), q);
    std::transform(v.begin(), v.end(), [](int x) { return x; });
    auto big = std::max_element(v.begin(), v.end());
    std::copy(v.begin(), v.end(), std::back_inserter(q));
    std::fill(v.begin(), v.end());
    std::iota(v.begin(), 0);
    v.erase(std::remove(v.begin(), v.end(), 0), l.end());
    std::swap(v, l);
    bool b = std::any_of(v.begin(), v.end(), [](int a, int c) { return a < c; });
    std::vector<int> w = {1, 2, "3"};
    std::array<int, 3> a = {1, 2, 3, 4};
    std::array<int> c;
    std::priority_queue<Plain> pq;
    pq.push(Plain{1, 2});
    std::pair<int, std::string> p = std::make_pair("a", 1);
    std::tuple<int, int> t(1, 2, 3);
    auto [x, y, z] = p;
    return lookup_or(std::map<std::string, int>(), "a", 1) + size_of(v) + big + n + m + s + b + it->x;
}

int main(int argc, char **argv) {
    Queue q;
    q.push({1, "a", Status::waiting, [](std::string) {}});
    q.push(Job{2, 3});
    Queue r = q;
    Registry reg;
    reg.add({"a", 1});
    reg.jobs.clear();
    std::string name = argv[1] + ".txt";
    std::string full = "dir/" + "file";
    if (name == 'a' || full == 3)
        std::cout << "same" + 1 << name - full;
    switch (name) {
    case "a": break;
    }
    Status st = 0;
    if (st == 1 || st)
        return st;
    std::unique_ptr<Job[]> many = std::make_unique<Job>(3);
    std::shared_ptr<Job> shared = std::make_unique<Fixed>(3);
    std::weak_ptr<Job> weak = shared;
    weak->id = 3;
    threads(&q);
    variants({1, 2});
    return main2();
}
