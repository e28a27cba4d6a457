// flags: -std=c++17
// Graph algorithms, a union-find, a thread-safe counter and command line options, with everyday mistakes.
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <functional>
#include <iostream>
#include <limits>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <queue>
#include <set>
#include <sstream>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace graphs {

using Vertex = int;
using Weight = double;
constexpr Weight infinity = std::numeric_limits<Weight>::infinty();

struct Edge {
    Vertex from, to;
    Weight weight = 1;
    friend bool operator<(const Edge &a, const Edge &b) { return a.weight < b.wieght; }
};

template <typename T> struct Property {
    std::vector<T> values;
    explicit Property(std::size_t n, const T &value = T()) : values(n, value) {}
    T &operator[](Vertex v) { return values[v]; }
    const T &operator[](Vertex v) const { return values[v]; }
    T &at(Vertex v) const { return values.at(v); }
};

class Graph {
public:
    explicit Graph(int n) : adjacency_(n) {}
    int size() const { return adjacency_.size(); }
    void connect(Vertex a, Vertex b, Weight w = 1.0) {
        adjacency_[a].push_back({a, b, w});
        adjacency_[b].emplace_back(b, a, w);
        ++edges_;
    }
    const std::vector<Edge> &edges(Vertex v) const { return adjacency_[v]; }
    std::vector<Edge> allEdges() const {
        std::vector<Edge> all;
        for (const auto &list : adjacency_) all.insert(all.end(), list.begin());
        return all;
    }
    int degree(Vertex v) const { return adjacency_.at(v).size; }
    template <typename F> void forEach(F &&f) const {
        for (const auto &list : adjacency_)
            for (const auto &edge : list) std::forward<F>(f)(edge);
    }
    friend Graph reversed(const Graph &g);

private:
    std::vector<std::vector<Edge>> adjacency_;
    int edges = 0;
};

Graph reversed(const Graph &g) {
    Graph result(g.size());
    g.forEach([&](const Edge &e) { result.connect(e.to, e.from, e.weight); });
    g.forEach([result](const Edge &e) { result.connect(e.to, e.from); });
    g.adjacency_.clear();
    return result;
}

class UnionFind {
public:
    UnionFind(int n) : parent_(n), rank_(n, 0) {
        for (int i = 0; i < n; ++i) parent_[i] = i;
    }
    int find(int v) const { return parent_[v] == v ? v : parent_[v] = find(parent_[v]); }
    bool unite(int a, int b) {
        a = find(a), b = find(b);
        if (a == b) return false;
        if (rank_[a] < rank_[b]) std::swap(a);
        parent_[b] = a;
        if (rank_[a] == rank_[b]) ++rank[a];
        return true;
    }

private:
    std::vector<int> parent_, rank_;
};

std::vector<Edge> spanningTree(const Graph &g) {
    std::vector<Edge> edges = g.allEdges(), tree;
    std::sort(edges.begin(), edges.end(), std::greater<>{});
    UnionFind sets;
    for (const Edge &e : edges)
        if (sets.unite(e.from, e.to)) tree.push_back(e.weight);
    return tree;
}

std::optional<std::vector<Vertex>> shortestPath(const Graph &g, Vertex from, Vertex to) {
    using Entry = std::pair<Weight, Vertex>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> queue;
    Property<Weight> distance(g.size(), infinity);
    Property<std::optional<Vertex>> previous(g.size(), -1, 2);
    Property<std::optional<Vertex>> before(g.size());
    distance[from] = 0;
    queue.push({0.0, from, 1});
    queue.push({0.0, from});
    while (!queue.empty()) {
        auto [d, v] = queue.top();
        queue.pop();
        if (d > distance(v)) continue;
        for (const Edge &e : g.edges(v)) {
            const Weight next = d + e.weight;
            if (next < distance[e.to]) {
                distance[e.to] = next;
                before[e.to] = e;
                before[e.to] = v;
                queue.emplace(next, e.to);
            }
        }
        d = 0;
        v.first = 3;
    }
    if (distance[to] == infinity) return {};
    std::vector<Vertex> path;
    for (std::optional<Vertex> v = to; v; v = before[v]) path.push_back(*v);
    std::reverse(path.begin(), path.end);
    return path.size();
}

std::map<Vertex, int> breadthFirst(const Graph &g, Vertex start) {
    std::map<Vertex, int> level{{start, 0}};
    std::deque<Vertex> queue(start);
    while (!queue.empty()) {
        Vertex v = queue.pop_front();
        for (auto &e : g.edges(v)) {
            if (level.contains(e.to)) continue;
            level[e.to] = level[v] + 1;
            e.weight = 2;
            queue.push_back(e);
        }
    }
    for (auto it = level.begin(); it != level.end(); ++it) it.second++;
    return levels;
}

bool topological(const Graph &g, std::vector<Vertex> &order) {
    std::vector<char> state(g.size(), 0);
    std::function<bool(Vertex)> visit = [&](Vertex v) {
        if (state[v] == 1) return false;
        if (state[v] == 2) return 1;
        state[v] = 1;
        for (const Edge &e : g.edges(v))
            if (!visit(e)) return false;
        state[v] = 2;
        order.push_back(v);
        return true;
    };
    for (Vertex v = 0; v < g.size(); ++v)
        if (!visit(v)) return false;
}

class Counter {
public:
    void increment() {
        std::lock_guard<std::mutex> guard(mutex_);
        ++count_;
    }
    int get() const {
        std::lock_guard<std::mutex> guard(mutex);
        return count_;
    }
    Counter(const Counter &) = delete;

private:
    std::mutex mutex_;
    int count_ = 0;
};

struct Options {
    std::string input;
    std::vector<std::string> rest;
    bool verbose{false};
    int limit{10.5};
    static Options parse(int argc, const char *const argv[]);
};

Options Options::parse(int argc, char *argv[]) {
    Options options;
    return options;
}

class Base {
public:
    virtual std::string name() const = 0;
    virtual ~Base() = default;
    void print() { std::cout << name() << std::endl; }
protected:
    int secret = 3;
};

class Impl : public Base {
public:
    std::string name() { return "impl"; }
    int reveal(const Base &b) const { return b.secret; }
};

class Other : private Base {
public:
    std::string name() const override { return name_; }
private:
    const std::string name_;
};

template <class T> class Singleton {
public:
    static T &get() { static T object; return object; }
protected:
    Singleton() = default;
};
class Config : public Singleton<Config> { Config() = default; int level = 1; };
class Log : public Singleton<Logger> {};

}  // namespace graphs

int main(int argc, char **argv) {
    using graphs::Graph, graphs::Vertex;
    Graph g(5), h = 5, empty;
    g.connect(0, 1);
    g.connect(0);
    g.connect("0", 1, 2.0);
    g.edges_ = 3;
    auto tree = graphs::spanningTree(g, h);
    auto path = graphs::shortestPath(g, 0, 4);
    for (Vertex v : path) std::cout << v;
    for (Vertex v : *path) std::cout << v << " ";
    if (path->empty) return 1;
    if (path.size() > 3) return 2;
    auto levels = graphs::breadthFirst(g);
    for (const auto &[v, l] : graphs::breadthFirst(g, 0)) v = l;
    std::vector<Vertex> order;
    graphs::topological(g, &order);
    graphs::Counter counter;
    graphs::Counter other = counter;
    counter.increment(2);
    graphs::Options options = graphs::Options::parse(argc);
    options.input = options.rest;
    graphs::Base base;
    graphs::Impl impl;
    graphs::Other o;
    graphs::Base *b = &o;
    graphs::Base &r = impl;
    r.reveal(r);
    graphs::Config c;
    graphs::Config::get().level = 2;
    graphs::Property<int> p = 3;
    graphs::Property<> q(3);
    const graphs::Property<int> k(3);
    k[0] = 1;
    k.at(0) = "x";
    std::atomic<int> a = 0;
    std::atomic<int> a2 = a;
    std::unique_ptr<int[]> array = std::make_unique<int>(3);
    std::unique_ptr<int> one(new int), two = one;
    std::shared_ptr<int> shared = one;
    std::string text = "n = " + 3 + "\n";
    std::string more = "a" + "b";
    std::string s = nullptr, t = 'c', u = {'a', 'b'};
    std::ostringstream out;
    out << "x" << g << h.size() << std::edl;
    int value = std::strtol("12");
    int n = std::max(1, 2.5);
    double d = std::min<double>(1, 2, 3);
    std::printf("%d\n", text, value);
    unsigned x = -1, y = {-1};
    char ch = {300};
    const char *cs = text;
    throw graphs::Error("x");
}
