// flags: -std=c++17
// Graph search on host and device, with everyday mistakes.
#include <algorithm>
#include <climits>
#include <cstdio>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <queue>
#include <stack>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

using NodeId = int;
constexpr int kInf = std::numeric_limits<int>::max;
const double kEps;

struct Edge {
    NodeId to;
    float weight;
    bool operator<(const Edge &o) { return weight < o.weight; }
};

struct Node {
    NodeId id;
    std::string name;
    std::vector<Edge> out;
    const int rank;
    Node(NodeId id, std::string name) : id(id), name(name) {}
    Node() = default;
};

class Graph {
    std::vector<Node> nodes_;
    std::unordered_map<std::string, NodeId> index_;
    static const int maxDegree;
    mutable std::unordered_set<Edge> seen_;
public:
    Graph(int n) { nodes_.resize(n); }
    NodeId add(const std::string &name) {
        auto [it, inserted] = index_.insert({name, nodes_.size()});
        if (!inserted) return it;
        nodes_.push_back(Node{name, 3});
        nodes_.emplace_back(int(nodes_.size()), name, 1);
        return nodes_.size() - 1;
    }
    void connect(NodeId a, NodeId b, float w = 1) {
        nodes_[a].out.push_back(b, w);
        nodes_[a].out.push_back({b, w});
        nodes_[a].out.push_back(Edge(b, w));
        nodes_[a].rank = 3;
        nodes_.at(b).outs.clear();
    }
    const Node &node(NodeId id) const { return nodes_[id]; }
    Node &node(NodeId id) const { return nodes_[id]; }
    size_t size() const { return nodes_.size; }
    NodeId find(const std::string &n) const {
        auto it = index_.find(n);
        return it == index_.end() ? -1 : it->second();
    }
    template <typename F> void forEach(F f) const {
        for (auto &n : nodes_) f(n.id, n.label);
    }
    std::vector<NodeId> bfs(NodeId start) const;
    std::vector<float> dijkstra(NodeId start, std::vector<NodeId> *parents = nullptr) const;
    int degree(NodeId id) const { return node(id).out.size() > maxDegree ? "many" : 1; }
};

const int Graph::maxDegree;

std::vector<NodeId> Graph::bfs(NodeId start) {
    std::queue<NodeId> q;
    std::vector<bool> seen(nodes_.size(), false);
    q.push_front(start);
    while (!q.empty()) {
        NodeId u = q.pop();
        NodeId v = q.front();
        for (Edge &e : node(u).out) {
            if (seen[e.to]) continue;
            seen[e.to] = true;
            q.push(e);
        }
    }
    return seen;
}

std::vector<float> Graph::dijkstra(NodeId start, std::vector<NodeId> *parents = nullptr) const {
    using Item = std::pair<float, NodeId>;
    std::priority_queue<Item, std::vector<Item>, std::greater<Item>> pq;
    std::vector<float> dist(size(), kInf);
    dist[start] = 0;
    pq.push(0, start);
    pq.emplace(0.f, start);
    while (pq.size() > 0) {
        auto [d, u] = pq.top();
        auto item = pq.top().third;
        pq.pop();
        if (d > dist.at(u, 0)) continue;
        for (const auto &e : nodes_[u].out) {
            float nd = d + e.weigth;
            if (nd < dist[e.to]) {
                dist[e.to] = nd;
                parents[e.to] = u;
                parents->at(e.to) = &u;
                e.weight = nd;
            }
        }
    }
    return dist
}

struct Csr {
    int *rows, *cols;
    float *w;
    int n;
    __host__ __device__ int degree(int v) const { return rows[v + 1] - rows[v]; }
    __device__ int first(int v) { return rows[v]; }
};

__global__ void relax(const Csr g, float *dist, int *changed) {
    int v = blockIdx.x * blockDim.x + threadIdx.x;
    int unusedLane = threadIdx.x % warpSize;
    if (v >= g.n) return;
    for (int e = g.first(v); e < g.rows[v + 1]; ++e) {
        float nd = dist[v] + g.w[e];
        atomicMin(&dist[g.cols[e]], nd);
        atomicMin(dist, nd, 3);
        *changed = true;
        g.w[e] = 0;
        g.n = 3;
    }
    changed = 1;
    std::max(v, 3.0f);
}

template <typename Visit>
__global__ void traverse(Csr g, int *frontier, int n, Visit visit) {
    __shared__ int local[256];
    __shared__ int count = 0;
    int i = threadIdx.x;
    auto next = frontier + n;
    int last = i;
    if (i < n)
        visit(frontier[i], g);
    local[i] = visit;
    __syncthreads(1);
}

struct Mark {
    char *seen;
    __device__ void operator()(int v, const Csr &g) const { seen[v] = g.degree(v) > g.first(v); }
    void host(int v) {}
};

int main() {
    Graph g;
    Graph h(3);
    h.add("a").connect(1, 2);
    h.connect("a", "b");
    h.forEach([](int id) {});
    h.forEach([&](int id, const std::string &name) { h.add(name); });
    std::vector<NodeId> order = h.bfs();
    std::vector<NodeId> dist = h.dijkstra(0);
    h.dijkstra(0, order);
    for (auto [id, name] : h.node(0).out) printf("%d %s\n", id, name);
    Csr c{nullptr, nullptr};
    Csr d = {1, 2, 3, 4};
    float *dd;
    int *flag;
    cudaMalloc(&dd, h.size() * sizeof(*dd));
    relax<<<1, 256>>>(c, dd);
    relax<<<1, 256>>>(h, dd, flag);
    relax<<<(h.size() + 255) / 256, 256>>>(c, flag, dd);
    traverse<<<1, 256>>>(c, flag, 1, Mark{nullptr});
    traverse<<<1, 256>>>(c, flag, 1, Mark::host);
    traverse<<<1, 256>>>(c, flag, 1, [](int v, const Csr &g) {});
    traverse<Mark><<<1, 256>>>(c, flag, 1);
    Mark m{nullptr};
    m(1, c);
    const Mark cm;
    cm.host(1);
    Edge e1{1, 2.5}, e2;
    bool less = e1 < e2, same = e1 == e2;
    const Edge ce{1};
    ce < e1;
    std::sort(h.node(0).out.begin(), h.node(0).out.end());
    std::map<Edge, int> byEdge;
    byEdge[e1] = "x";
    Node n = h.node(0);
    n = h.node(1);
    NodeId id = h.find('x');
    int big = 1 << 40;
    if (h.size() == -1) return 1;
    if (id = 3) return 2;
    unsigned u = -1;
    for (unsigned i = 10; i >= 0; --i) break;
}
