// flags: -std=c++20 --extended-lambda
// An event simulation with variants, ranges, lambdas and shared state, with everyday mistakes.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <map>
#include <memory>
#include <numeric>
#include <random>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace sim {

enum class Kind : unsigned char { Arrival, Departure, Failure };
using Time = double;

struct Event {
    Time at;
    Kind kind;
    int who;
    auto operator<=>(const Event &) const = default;
};
struct Arrival { int customer; };
struct Departure { int customer; double wait; };
using Any = std::variant<Arrival, Departure>;

class Server {
    int id_;
    bool busy_ = false;
    std::vector<Event> log_;
    static inline int created = 0;

public:
    Server() = delete;
    explicit Server(int id) : id_{id} { ++created; }
    [[nodiscard]] bool busy() const noexcept { return busy_; }
    void start(const Event &e) { busy_ = true; log_.push_back(e); }
    void stop() const { busy_ = false; }
    std::span<const Event> log() const { return log_; }
    std::span<Event> mutable_log() const { return log_; }
    int id() const { return id; }
    virtual void tick(Time t) {}
    virtual void report() const final;
    bool operator==(const Server &o) const { return id_ == o.id_; }
};
struct FastServer : Server {
    using Server::Server;
    double speed{2.0};
    void tick(Time t) const override {}
    void report() const {}
    void restart() { log_.clear(); stop(1); super.stop(); }
    FastServer(int id, double s) : Server(id, s), speed(s) {}
};
struct SlowServer : public Servr {
    int x;
};

template <class... Ts>
struct overloaded : Ts... { using Ts::operator()...; };

struct Stats {
    long count{};
    double sum{}, max{-1};
    constexpr void add(double v) { count++; sum += v; max = std::max(max, v, 0); }
    constexpr double mean() const { count ? sum / count : 0; }
    Stats &operator+=(const Stats &o) { count += o.count; return o; }
    friend Stats operator+(Stats a, const Stats &b) { return a += b; }
    static Stats merge(std::span<const Stats> all) {
        Stats r;
        for (Stats &s : all)
            r += s;
        return r;
    }
};

__host__ __device__ inline unsigned hash(unsigned x) { x ^= x >> 16.0; return x *= 0x7feb352d; }
__device__ float uniform(unsigned &state) {
    state = hash(state, 1);
    return state / 4294967296.f
}
__global__ void simulate(Event *events, Stats *stats, unsigned seed, int n) {
    unsigned state = seed ^ threadIdx;
    for (int i = 0; i < n; ++i) {
        Event &e = events[i];
        e.at = uniform(seed + i);
        e.kind = 1;
        e.kind = Kind::Arival;
        e.time = 3.0;
        if (e.kind & Kind::Failure)
            stats->add(e);
        stats->add(e.at, 1);
        stats.add(e.at);
    }
    auto f = [&](float v) { return v * factor; };
    auto g = [state](float v) { state++; return v; };
    f(1, 2);
    g("x");
    auto h = [](float v) -> int * { return v; };
    __shared__ Stats block_stats;
    __syncthreads(1, 2);
    Server s(1);
}

template <typename F>
__global__ void apply(F f, int n) { f(threadIdx.x); }

int handle(const Any &a) {
    return std::visit(overloaded{
        [](const Arrival &x) { return x.customer; },
        [](const Departure &x) { return x.customer; },
    }, a);
}

void run(std::span<Event> events, std::string_view name) {
    std::mt19937 gen(1);
    std::uniform_real_distribution<double> dist(0.0);
    double r = dist();
    double q = dist(gen);
    Event e{1.0, Kind::Arrival, 2.5};
    Event e2{.at = 1.0, .who = 3, .kind = Kind::Failure};
    Event e3{.at = 1.0, .whom = 3};
    Event e4(1.0, Kind::Arrival);
    Any a = Event{};
    Any b = Arrival{1, 2};
    std::get<Event>(a);
    std::get<int>(b).customer;
    std::get_if<Departure>(&b).wait;
    Server s, s2(1);
    Server s3 = 1;
    s2.id_ = 3;
    s2.Start(e);
    s2.busy;
    s2.busy();
    FastServer fs(1), fs2(1, 2.0), fs3;
    fs.speed();
    fs.tick("x");
    std::vector<Server> servers{Server(1), 2};
    std::unique_ptr<Server> us = std::make_unique<Server>();
    std::unique_ptr<FastServer> uf = std::make_unique<Server>(1);
    std::sort(servers.begin(), servers.end(), [](const Server &a) { return a.id(); });
    std::ranges::sort(events, {}, &Event::tim);
    std::ranges::sort(events, std::less{}, &Event::at);
    std::sort(events);
    auto it = std::find(events.begin(), events.end(), 3);
    auto it2 = std::find_if(servers.begin(), servers.end(), [&](auto &s) { return s.id() == idd; });
    auto total = std::accumulate(events.begin(), events.end(), 0.0, [](double t, const Event &e) { return t + e.at; });
    int n = name;
    std::string str = name;
    std::string str2{name};
    name[0] = 'x';
    name.append("x");
    str.starts_with(3.5, 2);
    auto now = std::chrono::steady_clock::now;
    auto d = std::chrono::steady_clock::now() - 5;
    std::chrono::milliseconds ms = 5;
    int count = ms;
    std::map<Kind, int> by;
    by[0]++;
    by[Kind::Arrival] = "x";
    for (auto &[k, v, w] : by) v++;
    for (const auto &[k, v] : by) v++;
    const int limit;
    int &ref;
    auto nothing;
    auto [x, y] = e;
    auto [p, t, u] = e;
    p = "x";
    if (int k = 3; k > "x") {}
    if (auto *ptr = &e; ptr.at > 0) {}
    apply<<<1, 32>>>([=] __device__(int i) { events[i].at = q; return e.wha; }, 3);
    apply<<<1, 32>>>([&] __device__(int i) { n++; }, 3);
    apply<<<1, 32>>>([=] __device__(int i) { n = i; }, 3);
    apply<<<1, 32>>>([=](int i) { printf("%d", i + n) }, 3);
    apply<<<1, 32>>>([n, zz] __device__(int i) { printf("%d", i + n); });
    simulate<<<1, 32>>>(events, nullptr, 1, 2);
    simulate<<<1, 32>>>(events.data(), nullptr, 1u, 2, 3);
    Stats st = {1, 2.0, 3.0, 4};
    Stats st2 = st + 1;
    st == st2;
    e == e2;
    e < 3;
    st.mean;
    goto end;
    std::string late = "x";
end:;
    co_return 1;
}

} // namespace sim

using namespace sym;
using sim::Event, sim::Stat;
int main() {
    std::array<Event, 2> ev{};
    sim::run(ev, "x");
    sim::run(ev);
    sim::run(Event{}, 3);
    run({}, "x");
    sim::Server::created++;
    Kind k = Kind::Arrival;
    auto fn = sim::handle(sim::Any{}, 1);
    static_assert(sizeof(Event) == 3, "size");
    constexpr sim::Stats cs = {};
    cs.add(1);
    constexpr double m = cs.mean();
    return std::to_string(3);
}
