// flags: -std=c++17
// unique_ptr, function, optional, variant, tuple, chrono.
#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <tuple>
#include <variant>
#include <vector>

struct Node {
    int value = 0;
    std::unique_ptr<Node> next;
    explicit Node(int v) : value(v) {}
};

using Owner = std::unique_ptr<Node>;
using Setting = std::variant<int, double, std::string>;

void consume(Owner owner);
void each(std::function<int(int)> f);
Owner make();

// Smart pointers.
void copied(Owner &a) { Owner b = a; }

void assigned(Owner &a, Owner &b) { a = b; }

void passed(Owner &a) { consume(a); }

void from_raw(Node *n) { Owner o = n; }

void raw_assigned(Owner &o) { o = new Node(1); }

Node *to_raw(Owner &o) { return o; }

int dot(Owner &o) { return o.value; }

void made() { auto n = std::make_unique<Node>("x"); }

std::shared_ptr<Node> shared_from_raw(Node *n) { return n; }

void node_copy(Node &n) { Node m = n; }

void other_pointer(std::shared_ptr<int> p) { std::shared_ptr<double> q = p; }

// Functions.
void wrong_signature() { each([](int a, int b) { return a + b; }); }

void wrong_argument() { each([](std::string s) { return 1; }); }

void not_a_function() { each(3); }

int few(std::function<int(int)> f) { return f(); }

int text(std::function<int(int)> f) { return f("one"); }

// Optional values.
int plain(std::optional<int> o) { return o; }

void no_value(std::optional<int> o) { o = "none"; }

int misspelt(std::optional<int> o) { return o.get(); }

std::optional<std::string> of_int() { return 42; }

// Variants.
int wrong_get(Setting s) { return std::get<float>(s); }

int out_of_range(Setting s) { return std::get<3>(s); }

Setting from_pointer(Node *n) { return n; }

int held(Setting s) { return s.value(); }

// Tuples and pairs.
int tuple_range(std::tuple<int, double> t) { return std::get<2>(t); }

std::tuple<int, std::string> short_tuple() { return {1}; }

void bound(std::tuple<int, double> t) { auto [a, b, c] = t; }

std::pair<int, int> pair_of_text() { return {"a", 1}; }

int second(std::pair<int, double> p) { return p.third; }

// Time.
void seconds() { std::chrono::seconds s = 3; }

void finer() { std::chrono::seconds s = std::chrono::milliseconds(3); }

double count(std::chrono::seconds s) { return s; }

void slept() { std::this_thread::sleep_for(10); }

// Threads and locks.
void locked(std::mutex &m) { std::mutex n = m; }

void guard(std::mutex &m) { std::lock_guard<std::mutex> g = m; }

void view(std::string_view v) { std::string s = v; }
