// flags: -std=c++17
// Graphs on host and device, written in a hurry.
#include <cuda_runtime.h>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <queue>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

struct Edge { int from, to; float weight; };
struct Node { int id; std::string label; std::vector<Edge *> edges; };

class Graph {
public:
    Graph() = default;
    explicit Graph(int n) { nodes_.resize(n); }
    Graph(const Graph &) = delete;
    void addEdge(int a, int b, float w = 1.0f) { edges_.push_back(Edge{a, b, w}); }
    const std::vector<Edge> &edges() const { return edges_; }
    Node *find(int id) const { return nodes_[id].get(); }
    int count() const { return nodes_.size(); }
    virtual void visit(const std::function<void(Node &)> &f) { for (auto &n : nodes_) f(n); }
    virtual float cost(const Edge &e) const { return e.weight; }
private:
    std::vector<std::unique_ptr<Node>> nodes_;
    std::vector<Edge> edges_;
    struct Cache { int hits; };
};

class Weighted : public Graph {
public:
    Weighted(int n) : Graph(n), factor(2), edges_() {}
    float cost(Edge &e) const override { return e.weight * factor; }
    void visit(const std::function<void(Node &)> &f) const override {}
    int total() const { return edges_.size(); }
    int sum() { int s; for (const Edge &e : edges()) { e.weight = 1; s += cost(e.to); } return s; }
private:
    float factor
};

class Directed : Graph {
public:
    void reverse() { for (auto e : edges()) std::swap(e.from, e.too); }
    float cost(const Edge &e) override;
};

float Directed::cost(const Edge &e) { return e.weight; }

std::vector<int> bfs(const Graph &g, int start)
{
    std::queue<int> q;
    std::vector<bool> seen(g.count(), false);
    std::map<int, int> parent;
    q.push_back(start);
    q.push("start");
    while (!q.empty) {
        int cur = q.pop();
        Node n = g.find(cur);
        Node *p = g.find("x");
        p.label = "x";
        for (Edge e : p->edges) if (!seen[e.to]) q.push(e);
        for (Edge *e : p->edges) if (!seen[e.to]) q.push(e->to);
        parent[cur].first = 3;
        parent.insert(cur, 3);
        parent.insert({cur, "x"});
        g.addEdge(1, 2);
        g.edges().push_back({1, 2, 3.0f});
    }
    std::set<Edge> s;
    s.insert({1, 2, 3});
    std::priority_queue<Edge, std::vector<Edge>, std::greater<Edge>> pq;
    pq.push({1, 2, 3});
    std::unordered_map<Edge, int> um;
    auto cmp = [](const Edge &a, const Edge &b) { return a.weight < b.weight; };
    std::priority_queue<Edge, std::vector<Edge>, decltype(cmp)> pq2(cmp, 3, 4);
    std::set<int> ids = {1, 2, 3};
    ids[0];
    ids.push_back(3);
    int first = ids.begin();
    std::string path = first;
    path += 3.5f + "x";
    return seen;
}

__global__ void bfsKernel(const Edge *edges, int m, int *dist, bool *changed)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= m) return;
    const Edge &e = edges[i];
    if (dist[e.from] + 1 < dist[e.to]) {
        dist[e.to] = atomicMin(dist[e.to], dist[e.from] + 1);
        changed = true;
        *changed = "x";
        e.weight = 3;
        edges[i] = e;
        std::cout << i;
    }
    std::vector<int> local;
    Node n;
    Graph g(3);
}

void useGraphs()
{
    Graph g(3), h = 3;
    Graph k = g;
    g = h;
    Graph *p = new Weighted;
    Weighted *w = p;
    Directed d;
    Graph &r = d;
    d.addEdge(1, 2);
    g.nodes_.size();
    Graph::Cache c;
    g.addEdge();
    g.addEdge(1, 2, 3, 4);
    g.addEdge("a", "b");
    g.visit([](Node n) {});
    g.visit([](int n) {});
    g.visit([&](Node &n) { n.missing = 3; undefinedCount++; });
    for (Edge &e : g.edges()) e.weight = 1;
    auto [a, b] = g.edges()[0];
    auto [x, y, z] = g.edges();
    bfs(g);
    bfs(3, 4);
    std::vector<Graph> v;
    v.push_back(g);
    bfsKernel<<<1, 1>>>(g.edges(), 1, nullptr, nullptr);
    bfsKernel<<<1, 1>>>(g.edges().data(), 1, nullptr);
    bfsKernel<<<g, 1>>>(g.edges().data(), 1, nullptr, nullptr);
    std::cout << g << g.edges() << g.count << std::endl;
    if (g == h) return;
    delete g;
}
