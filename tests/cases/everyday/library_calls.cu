// flags: -std=c++17
// Calls of the standard library and thrust with what they do not take, in a log analyser.
#include <algorithm>
#include <array>
#include <chrono>
#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <thread>
#include <vector>
#include <thrust/device_vector.h>
#include <thrust/host_vector.h>
#include <thrust/sort.h>
#include <thrust/transform.h>
#include <thrust/reduce.h>

struct Line { std::string text; int level; };
struct Square { __host__ __device__ float operator()(float f) const { return f * f; } };
using Lines = std::vector<Line>;

std::string joined(const std::vector<std::string> &v) { std::string s; for (auto &x : v) s += x + 1.5 + ','; return s.join(v); }

int parsed(const std::string &s) { return std::stoi(s, 10, "x") + std::stoi(5) + std::atoi(s); }

bool contains(const std::string &s) { return s.find("a", "b") != std::string::npos || s.contains("x") || s == 5; }

std::string cut(std::string s) { return s.substr("a") + s.substr(1, 2, 3) + s.at("x"); }

void printed(const Lines &lines) { for (const auto &l : lines) std::cout << l << '\n'; std::cout << lines.size << std::endl; std::cerr >> lines; }

void opened(std::string_view name) { std::ifstream in(name); std::ofstream out = "log.txt"; in << "x"; std::string s; out >> s; std::getline(out, s); }

Lines sorted(Lines v) { std::sort(v); std::sort(v.begin(), v.end(), std::less<int>()); std::sort(v.begin(), v.end(), [](Line a, Line b) { return a.text < b.level; }); return v; }

int total(const Lines &v) { return std::accumulate(v.begin(), v.end()) + std::accumulate(v.begin(), v.end(), 0, std::plus<>()); }

auto biggest(const Lines &v) { return std::max(v.size(), 0) + std::min(1, 2.0) + std::max("a", 1); }

void erased(std::vector<int> &v, std::set<int> &s) { v.erase(3); v.erase("x"); s.push_back(1); s.insert("x"); v.insert(1); v.push_back("x"); v.emplace_back(1, 2, 3); }

int looked_up(const std::map<std::string, int> &m) { return m["x"] + m.at(5) + m.find("x")->secnd + (*m.begin()).first; }

void inserted(std::map<std::string, int> &m) { m.insert("x", 1); m.insert({1, "x"}); m["x"] = "y"; m[1] = 2; m.emplace(); for (auto [k, v] : m) k = v; }

int optional(std::optional<int> o) { if (o == "x") return o; return o.get() + *o + o->size(); }

std::unique_ptr<Line> owned(Line l) { std::unique_ptr<Line> p = &l; auto q = std::make_unique<Line>(1); p = q; return p->get(); }

std::shared_ptr<Line> shared(Line *l) { std::shared_ptr<Line> p = l; p = new Line; std::weak_ptr<int> w = p; return w; }

void started(int n) { std::thread t(n); t.jion(); std::thread u = [] {}; }

double elapsed() { auto a = std::chrono::steady_clock::now(); double d = std::chrono::steady_clock::now() - a; return a.count() + d; }

std::array<int, 3> filled() { std::array<int, 3> a{1, 2, 3, 4}; a = {1, "2"}; std::array<int> b; a.push_back(1); return a + 1; }

void bound(int n) { std::function<void(int)> f = n; auto g = std::bind(started, "x"); f("x"); f(1, 2); std::ref(5); }

// thrust.
float reduced(const thrust::device_vector<float> &v) { return thrust::reduce(v) + thrust::reduce(v.begin(), v.end(), 0.0f, thrust::plus<>(), 1) + v; }

void transformed(thrust::device_vector<float> &v) { thrust::transform(v.begin(), v.end(), Square()); thrust::transform(v, v.begin(), Square()); v.transform(Square()); }

void copied(thrust::device_vector<float> &d, thrust::host_vector<int> &h, float *p) { d = h; d = p; h = "x"; float *q = d.data(); float *r = d; thrust::copy(d.begin(), d.end()); d.push_back("x"); d.resize("x"); }

void ordered(thrust::device_vector<Line> &v) { thrust::sort(v.begin(), v.end(), 3); thrust::sort(v.begin()); thrust::sorted(v.begin(), v.end()); v.begin() = 3; *v.begin() = 3; }
