// flags: -std=c++17 --extended-lambda
// Lambdas in event handlers and algorithms: what they capture, take and return.
#include <algorithm>
#include <functional>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

struct Event { int id; std::string name; double time; };
struct Queue { std::vector<Event> events; int limit = 3; void run(); static void reset(); void each(std::function<void(const Event &)> f); };
int global = 1;

int not_captured() { int n = 3; auto f = [] { return n; }; return f(); }

int undeclared_capture() { auto f = [missing] { return missing; }; return f(); }

int captured_twice(int n) { auto f = [n, n] { return n; }; auto g = [&n, n] { return n; }; return f(); }

int default_and_same(int n) { auto f = [=, n] { return n; }; auto g = [&, &n] { return n; }; return f() + g(); }

int captured_global() { auto f = [global] { return global; }; return f(); }

void assigned_copy(int n) { auto f = [n] { n = 3; n++; }; f(); }

void assigned_mutable(const int n) { auto f = [n]() mutable { n = 3; }; f(); }

void Queue::run() { auto f = [] { return limit; }; auto g = [limit] { return 1; }; auto h = [this] { return lmit; }; f(); }

void Queue::reset() { auto f = [this] { return 1; }; auto g = [=] { return limit; }; f(); }

int two_results(bool b) { auto f = [](bool b) { if (b) return 1; return "x"; }; return f(b); }

int wrong_result() { auto f = [](int n) -> std::string { return n; }; return f(1); }

int no_result() { auto f = [](int n) -> int { n++; }; return f(1); }

int wrong_count() { auto f = [](int a, int b) { return a + b; }; return f(1) + f(1, 2, 3); }

int wrong_argument() { auto f = [](const Event &e) { return e.id; }; return f(3) + f("x"); }

std::string wrong_use() { auto f = [] { return 1; }; std::string s = f(); return f; }

void to_pointer(int n) { void (*p)(int) = [n](int m) { (void)(n + m); }; int (*q)(int) = [](const char *s) { return 1; }; p(1); }

void to_function() { std::function<int(int)> f = [](const std::string &s) { return 1; }; std::function<void()> g = [](int n) {}; f("x"); f(); }

void each_event(Queue &q) { q.each([](int id) {}); q.each([](const Event &e) { e.id = 3; }); q.each([](Event e) { return e.nam; }); }

void sorted(std::vector<Event> &v) { std::sort(v.begin(), v.end(), [](const Event &a, const Event &b) { return a < b; }); }

void sorted_by(std::vector<Event> &v) { std::sort(v.begin(), v.end(), [](const Event &a) { return a.id; }); }

int summed(const std::vector<Event> &v) { return std::accumulate(v.begin(), v.end(), 0, [](int s, const Event &e) { return s + e.name; }); }

int counted(const std::vector<Event> &v, int limit) { return std::count_if(v.begin(), v.end(), [](const Event &e) { return e.id > limit; }); }

int found(const std::vector<int> &v) { auto i = std::find_if(v.begin(), v.end(), [](std::string s) { return s.empty(); }); return *i; }

void generic() { auto f = [](auto a, auto b) { return a + b; }; f(1); f(std::string("a"), 1); f(1, 2).size(); }

void generic_member() { auto f = [](auto a) { return a.size(); }; f(3); f(std::string("x")) = 1; }

void init_capture(std::unique_ptr<int> p) { auto f = [q = p] { return *q; }; auto g = [q = std::move(p)] { q = nullptr; }; auto h = [x] { }; f(); }

void parameter_redeclared() { auto f = [](int n, int n) { int n = 1; return n; }; }

auto recursive = [](int n) { return n ? recursive(n - 1) : 0; };

int called_in_place() { return [](int n) { return n; }("x") + [] { return; }(); }

__global__ void kernel(int *out) { auto f = [=](int n) { out[n] = missing; return n.x; }; f(1, 2); }

void device(int *out, int n) { auto f = [=] __device__(int i) { out[i] = n; n = 3; undefined(i); }; kernel<<<1, 1>>>(f); }
