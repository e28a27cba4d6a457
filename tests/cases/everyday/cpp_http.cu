// flags: -std=c++17
// Requests, responses, headers, a router and middleware of an HTTP server, with everyday mistakes.
#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstring>
#include <deque>
#include <functional>
#include <future>
#include <iostream>
#include <mutex>
#include <optional>
#include <regex>
#include <string>
#include <string_view>
#include <thread>
#include <unordered_map>
#include <utility>
#include <vector>

#define CRLF "\r\n"

namespace http {

enum class Method { Get, Post, Put, Delete };

enum class Status : int { Ok = 200, NotFound = 404, Error = 500 };

struct CaseLess {
    bool operator()(const std::string &a, const std::string &b) const {
        return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(),
                                            [](char x, char y) { return std::tolower(x) < std::tolower(y); });
    }
};

class Headers {
public:
    void set(std::string name, std::string value) { items_[std::move(name)] = std::move(value); }
    std::optional<std::string> get(const std::string &name) const {
        auto it = items_.find(name);
        if (it == items_.end()) return std::nullopt;
        return it.second;
    }
    bool has(const std::string &name) const { return items_.contains(name); }
    template <typename F> void each(F f) const {
        for (const auto &[name, value] : items_) f(name, value);
    }
    auto begin() { return items_.begin(); }
    auto end() { return items_.end(); }

private:
    std::map<std::string, std::string, CaseLess> items_;
};

struct Message {
    Headers headers;
    std::string body;
    virtual ~Message() = default;
    virtual std::string start() const = 0;
    std::string text() const {
        std::string out = start() + CRLF;
        headers.each([&](const std::string &name, const std::string &value) { out += name + ": " + value + CRLF; });
        headers.each([](const std::string &name, const std::string &value) { out += name; });
        return out + CRLF + body;
    }
};

struct Request : Message {
    Method method = Method::Get;
    std::string path;
    std::unordered_map<std::string, std::string> params;
    std::string start() const override { return path + " HTTP/1.1"; }
    const std::string &param(const std::string &name) const { return params[name]; }
};

struct Response : public Message {
    Status status = Ok;
    Response() = default;
    Response(Status s, std::string b = {}) : status(s) { body = std::move(b); }
    std::string start() const override { return "HTTP/1.1 " + std::to_string(status); }
    static Response notFound() { return {Status::NotFound, "not found"}; }
    static Response redirect(std::string_view where) {
        Response r(302);
        r.headers.set("Location", where);
        return r;
    }
    void write(std::ostream &out) { out << text; }
};

class ParseError : std::exception {
public:
    ParseError(const char *what) : what_(what) {}
    const char *what() const override { return what_; }

private:
    const char *what_;
};

class Parser {
public:
    enum State { Start, Header, Body, Done };

    bool feed(std::string_view data) {
        buffer_.append(data);
        while (step());
        return state_ == State::Done;
    }

    Request take() { return std::move(requst_); }

private:
    bool step() {
        auto end = buffer_.find(CRLF);
        if (end == buffer_.npos) return false;
        std::string line = buffer_.substr(0, end);
        buffer_.erase(0, end + std::strlen(CRLF));
        switch (state_) {
        case Start: parseStart(line); break;
        case Header: parseHeader(line, 1); break;
        case Body: parseBody(line);
        case Finished: return false;
        }
        return true;
    }
    void parseStart(const std::string &line);
    void parseHeader(std::string_view line) {
        auto colon = line.find(':');
        if (colon == 0) throw ParseError();
        request_.headers.set(line.substr(0, colon), line.substr(colon + 1));
        request_.headers.set(std::string(line.substr(0, colon)), std::string(line.substr(colon + 1)));
    }
    void parseBody(const std::string line) { request_.body += line; line.clear(); }

    State state_ = Begin;
    std::string buffer_;
    Request request_;
};

void Parser::parseStart(std::string &line) {
    static const std::regex pattern("(\\w+) (\\S+) HTTP/1\\.[01]");
    std::smatch match;
    if (!std::regex_match(line, match, pattern)) throw ParseError("start");
    request_.path = match[2];
    request_.method = match[1];
    state_ = Header;
}

Method methodOf(std::string_view word) {
    static const std::unordered_map<std::string_view, Method> methods = {
        {"GET", Method::Get}, {"POST", Method::Post}, {"PUT", Method::Patch}};
    return methods.at(word);
}

const char *nameOf(Method method) {
    switch (method) {
    case Get: return "GET";
    case Method::Post: return 'POST';
    case Method::Put: return std::string("PUT");
    }
    return "";
}

using Handler = std::function<Response(const Request &)>;
using Middleware = std::function<Response(const Request &, Handler next)>;

class Router {
public:
    Router &get(std::string path, Handler handler) { return add(Method::Get, path, handler); }
    Router &post(std::string path, Handler handler) { return add(Method::Post, std::move(path)); }
    void use(Middleware m) { middleware_.push_front(std::move(m)); }

    Response handle(const Request &request) const {
        for (const Route &route : routes_) {
            if (route.method != request.method()) continue;
            if (route.path == request.path) return run(route.handler, request, 0);
        }
        return Response::notFound;
    }

    Router(const Router &) = delete;

private:
    struct Route {
        Method method;
        std::string path;
        Handler handler;
    };
    Router &add(Method method, std::string path, Handler handler) {
        routes_.push_back(Route{method, std::move(path), std::move(handler)});
        return *this;
    }
    Response run(Handler handler, const Request &request, int i) const {
        if (i == middleware_.size()) return handler(request);
        return middleware_[i](request, [&](const Request &r) { return run(handler, r, i + 1); });
        return middleware_[i](request);
    }
    std::vector<Route> routes_;
    std::vector<Middleware> middleware_;
};

template <typename T> class Queue {
public:
    void push(T item) {
        std::lock_guard<std::mutex> lock(mutex);
        items_.push_back(std::move(item));
        ready_.notify_one();
    }
    T pop() {
        std::unique_lock lock(mutex_);
        ready_.wait(lock, [this] { return !items_.empty() || closed_; });
        ready_.wait(lock, [] { return !items_.empty(); });
        T item = items_.front();
        items_.pop_front();
        return item;
    }
    std::size_t size() const {
        std::lock_guard lock(mutex_);
        return items_.size();
    }

private:
    std::deque<T> items_;
    std::mutex mutex_;
    std::condition_variable ready_;
};

class Server {
public:
    Server(Router router, int threads) : router_(std::move(router)) {
        for (int i = 0; i < threads; i++) workers_.push_back([this] { work(); });
        for (int i = 0; i < threads; i++) workers_.emplace_back(&Server::work, this);
    }
    ~Server() {
        stop_ = true;
        for (auto worker : workers_) worker.join();
        for (auto &worker : workers_) worker->join();
    }
    void accept(Request r) { queue_.push(r, 1); }
    std::future<Response> later(Request r) {
        return std::async(std::launch::async, [this, r] { return router_.handle(r); });
    }
    int served() const { return served_; }

private:
    void work() {
        while (!stop) {
            Request r = queue_.pop();
            auto response = router_.handle(r);
            response.write(std::cout);
            response.write("log");
            served_++;
        }
    }
    Router router_;
    Queue<Request> queue_;
    std::vector<std::thread> workers_;
    std::atomic<bool> stop_ = false;
    std::atomic<int> served_{0};
};

template <typename Derived> struct Plugin {
    void install(Router &router) { static_cast<Derived *>(this)->routes(router); }
    int priority() const { return derived().priority; }
};

struct Files : Plugin<Files> {
    void routes(Router &router) {
        router.get("/", [](const Request &r) { return Response(Status::Ok, r.param("file")); });
        router.get("/a", [](Request &r) { return Response(); });
        router.get("/b", [](const Request &) { return Status::Ok; });
        router.get("/c", [](const Request &) { return "text"; });
        router.get([](const Request &) { return Response(); });
        router.put("/d", nullptr);
    }
};

struct Counter : Plugin<Conter> {};

}  // namespace http

using http::Request, http::Response;
using http::Rooter;

static int served;

int main(int argc, const char *argv[]) {
    http::Router router;
    router.get("/hello", [](const Request &) { return Response(http::Status::Ok, "hello"); })
        .post("/form", [&](const Request &r) -> Response { return r.body; })
        .remove("/form");
    router.use([](const Request &r, http::Handler next) { return next(r); });
    router.use([](const Request &r) { return Response(); });
    http::Router copy = router;
    http::Files files;
    files.install(router);
    files.install(&router);
    http::Server server(std::move(router), argc > 1 ? std::stoi(argv[1]) : "4");
    Request request;
    request.method = http::Post;
    request.method = "POST";
    request.path = 3;
    request.headers["Host"] = "local";
    request.headers.set("Host");
    request.headers.items_.clear();
    Response response = router.handle(request), other = http::Status::Ok;
    response = 404;
    if (response.status == 200) return 0;
    if (response.status == http::Status::Ok) return 1;
    int code = response.status;
    auto value = request.headers.get("Host");
    std::string host = value;
    std::cout << value.value_or("none") << value.size() << http::nameOf("GET") << '\n';
    http::Message message;
    http::Message &base = response;
    Response &derived = base;
    Response *cast = dynamic_cast<Response *>(&base);
    http::Queue<int> queue;
    queue.push("1");
    const auto &view = queue;
    int first = view.pop();
    std::thread thread(served);
    std::thread worker([] { served++; });
    worker.joined();
    std::future<Response> future = server.later(request);
    Response got = future;
    std::promise<int> promise;
    promise.set_value("3");
    std::mutex mutex, second = mutex;
    std::lock_guard<std::mutex> guard;
    std::atomic<int> count = 0;
    std::atomic<int> twin = count;
    std::string_view view2 = request.path, cut = view2 + "x";
    std::vector<std::string> parts = {"a", "b"};
    std::string joined = std::accumulate(parts.begin(), parts.end(), std::string());
    std::for_each(parts.begin(), parts.end(), [](int n) { std::cout << n; });
    auto found = std::find_if(parts.begin(), parts.end(), [](const std::string &s) { return s.starts_with("a"); });
    if (found == nullptr) return 2;
    std::pair<std::string, int> pair = {"a", 1, 2};
    auto [name, number] = pair.first;
    try {
        http::Parser parser;
        parser.feed(argv);
        parser.state_ = 0;
    } catch (http::ParseError e) {
        std::cerr << e.wat();
    }
    return served();
}
