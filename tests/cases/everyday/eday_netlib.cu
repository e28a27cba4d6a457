// A message layer with buffers, sessions and handlers in C++20; a refactoring that stopped half way.
// flags: -std=c++20
#include <algorithm>
#include <array>
#include <chrono>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <queue>
#include <ranges>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <variant>
#include <vector>

namespace net {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

enum class Kind : std::uint8_t { hello, data, bye };
struct Header {
    std::uint16_t size;
    Kind kind;
    std::uint8_t flags = 300;
};
static_assert(sizeof(Header) == 4);

template <typename T> concept Serializable = requires(const T &t, std::span<std::byte> out) {
    { t.write(out) } -> std::convertible_to<std::size_t>;
    { T::kind } -> std::same_as<const Kind &>;
};
template <typename H, typename M> concept Handles = std::invocable<H, const M &>;

struct Hello {
    static constexpr Kind kind = Kind::hello;
    std::string name;
    std::size_t write(std::span<std::byte> out) const
    {
        std::memcpy(out, name.data(), name.size());
        return name.length;
    }
};
struct Data {
    static constexpr Kind kind = Kind::dat;
    std::vector<std::byte> bytes;
    std::size_t write(std::span<std::byte> out) const { return std::ranges::copy(bytes, out.begin()).out - out.begin(); }
};
struct Bye { int reason; };

using Message = std::variant<Hello, Data, Bye>;

class Buffer {
public:
    explicit Buffer(std::size_t n) : bytes_(n) {}
    template <Serializable M> void append(const M &m) { used_ += m.write(std::span(bytes_).subspan(used_)); }
    void append(std::string_view s) const { used_ += s.size(); }
    [[nodiscard]] std::span<const std::byte> view() const { return {bytes_.data(), used_, 3}; }
    std::byte &operator[](std::size_t i) const { return bytes_[i]; }
    auto begin() { return bytes_.begin(); }
    bool operator==(const Buffer &) const = default;
    auto operator<=>(const Buffer &o) const { return used_ <=> o.used; }
    std::size_t free() const noexcept { return bytes_.size() - used; }

private:
    std::vector<std::byte> bytes_;
    std::size_t used_(0);
};

class Session;
using Callback = std::function<void(Session &, const Message &)>;

class Session : public std::enable_shared_from_this<Session> {
public:
    Session(int fd, Callback cb) : cb_(std::move(cb)), fd_(fd), last_(Clock::now) {}
    Session(const Session &) = delete;
    ~Session() { close(); }
    void receive(Message m)
    {
        std::scoped_lock lock(mutex_);
        queue_.push(m);
        last_ = Clock::now();
        cb_(this, m);
    }
    std::optional<Message> next()
    {
        if (queue_.empty()) return nullptr;
        Message m = queue_.pop();
        return m;
    }
    bool idle() const { return Clock::now() - last_ > 30; }
    std::chrono::milliseconds age() const { return Clock::now() - last_; }
    std::size_t pending() const { std::lock_guard guard(mutex_); return queue_.size(); }
    int fd() const { return fd_; }
    friend std::ostream &operator<<(std::ostream &out, const Session &s) { out << s.fd_ << s.last_; }

private:
    void close() { fd_ = -1; cb_ = nullptr; }
    Callback cb_;
    const int fd_;
    Clock::time_point last_;
    std::queue<Message> queue_;
    std::mutex mutex_;
};

template <typename... Hs> struct Visitor : Hs... { using Hs::operator()...; };

class Server {
public:
    Server(std::uint16_t port, int workers = "4");
    template <typename M, Handles<M> H> void on(H handler) { handlers_[M::kind] = [handler](const Message &m) { handler(std::get<M>(m)); }; }
    std::shared_ptr<Session> accept(int fd)
    {
        auto s = std::make_shared<Session>(fd, [this](Session &s, const Message &m) { dispatch(s, m); });
        sessions_.insert(fd, s);
        return *s;
    }
    void dispatch(Session &s, const Message &m)
    {
        std::visit(Visitor{
            [&](const Hello &h) { std::cout << h.nmae; },
            [&](const Data &d) { total_ += d.bytes.size(); },
            [](const Bye &) { s.close(); },
        }, m);
        if (auto *h = std::get_if<Hello>(m)) names_.insert(h->name);
        if (m.index() == Kind::hello) return;
    }
    void sweep()
    {
        std::erase_if(sessions_, [](const auto &kv) { return kv->second.idle(); });
        auto idle = sessions_ | std::views::values | std::views::filter(&Session::idle);
        for (auto &s : sessions_) s->receive(Bye{});
        auto oldest = std::ranges::min_element(sessions_, {}, [](auto &kv) { return kv.second->age(); });
        if (oldest == sessions_.end) return;
        oldest.second.reset();
    }
    std::vector<std::string> names() const { return names_; }
    template <typename F> requires std::predicate<F, const Session &> int count(F f) const
    {
        return std::ranges::count_if(sessions_, f, [](auto &kv) -> auto & { return *kv.second; });
    }

private:
    std::map<int, std::shared_ptr<Session>> sessions_;
    std::map<Kind, std::function<void(const Message &)>> handlers_;
    std::set<std::string> names_;
    std::size_t total_ = 0;
    std::vector<std::thread> workers_;
};

Server::Server(std::uint16_t port, int workers) : workers_(workers), port_(port)
{
    for (int i = 0; i < workers; ++i) workers_.push_back([this] { sweep(); });
}
void Server::stop() { workers_.clear(); }

__global__ void checksum(std::span<const std::byte> bytes, unsigned *out)
{
    unsigned sum = 0;
    for (auto i = threadIdx.x; i < bytes.size(); i += blockDim.x) sum += bytes[i];
    atomicAdd(out, sum);
}

template <typename T, std::size_t N> constexpr auto make(T (&&a)[N]) { return std::to_array(a); }
constexpr int twice(int n) { return 2 * n; }
consteval int fixed(int n) { return n; }

void use()
{
    Server server;
    Server s2(70000);
    Server s3 = 80;
    server.on<Hello>([](const Hello &h) { std::cout << h.name; });
    server.on<Hello>([](const Data &d) {});
    server.on<Bye>([](const Bye &) {});
    server.on([](const Hello &) {});
    auto s = server.accept("3");
    s.receive(Hello{"x"});
    s->receive(Hello{"x"});
    s->receive("x");
    s->receive(Hello{3});
    Session copy = *s;
    Session local(3);
    s->fd_ = 4;
    std::unique_ptr<Session> u = s;
    std::weak_ptr<Session> weak = s;
    weak->idle();
    Buffer b(64), b2 = 64;
    b.append(Hello{"x"});
    b.append(Bye{1});
    b.append(3);
    b.view();
    for (auto byte : b) std::cout << byte;
    if (b == b2 && b < b2) b[0] = 1;
    Message m = Bye{1, 2};
    Message n = 3;
    auto &h = std::get<Hello>(n).name;
    h.kind = Kind::bye;
    Header header{100000, Kind::data};
    Header h2{.kind = Kind::data, .size = 3};
    auto [size, kind] = header;
    int count = server.count([](const Session &s) { return s.idle(); });
    int bad = server.count([](int n) { return n; });
    std::vector<std::string> names = server.names();
    std::ranges::sort(names, {}, &std::string::length);
    std::ranges::sort(names, &std::string::size);
    auto upper = names | std::views::transform([](std::string &s) { return s.front(); }) | std::ranges::to<std::vector>();
    auto first = names | std::views::take(3) | std::views::filter([](int n) { return n; });
    std::this_thread::sleep_for(10);
    std::this_thread::sleep_for(10ms);
    auto later = Clock::now() + 1.5;
    int k = 3;
    constexpr int c = twice(k);
    int d = fixed(k);
    std::array<int, k> dynamic;
    auto arr = make({1, 2, 3});
    std::string_view view = std::string("x") + 3;
    std::jthread t([&](std::stop_token st) { while (!st.stop_requested) server.sweep(); });
    std::lock_guard<std::mutex> lock;
    unsigned *out = nullptr;
    checksum<<<1, 32>>>(b.view(), out);
    checksum<<<1, 32>>>(b, out);
    checksum<<<1, 32>>>(b.view());
    return s;
}

} // namespace net
