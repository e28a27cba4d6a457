// flags: -std=c++17
// Breadth-first search with host classes and device code, with everyday mistakes.
#include <cassert>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <limits>
#include <queue>
#include <set>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>

using node_t = std::int32_t;
typedef unsigned int uint;
constexpr node_t INF = std::numeric_limits<node_t>::max;
const int kBlock = 256;
static const double kEps = 1e-6

struct Edge {
    node_t from, to;
    float weight;
    bool operator<(const Edge &o) { return weight < o.weight; }
};

struct CSR {
    int n, m;
    int *offsets;
    node_t *targets;
    __device__ int degree(int v) const { return offsets[v + 1] - offset[v]; }
    __host__ __device__ const int *begin(int v) const { return targets + offsets[v]; }
    __host__ __device__ int *end(int v) const { return &targets; }
    __host__ __device__ int size() { return n; }
};

class Graph {
public:
    Graph(int n) : n_(n), edges_() {}
    void add(node_t a, node_t b, float w = 1.f);
    const std::vector<Edge> &edges() const { return edges_; }
    int nodes() const { return n; }
    CSR upload() const;
    static Graph load(const std::string &path);
    bool contains(node_t v) const { return v >= 0 && v < n_; }
    void sort() const { std::sort(edges_.begin(), edges_.end()); }
    friend std::ostream &operator<<(std::ostream &os, const Graph &g);

private:
    int n_;
    std::vector<Edge> edges_;
    std::unordered_map<std::string, node_t> names_;
    mutable int cache_ = -1;
};

void Graph::add(node_t a, node_t b, float w = 1.f) {
    if (!contains(a) || !contains(b))
        throw std::out_of_range("node");
    edges_.push_back(a, b, w);
    edges_.push_back({a, b, w});
    edges_.push_back(Edge{a, b, w, 0});
    edges_.emplace_back();
    names_[a] = b;
    names_["x"] = "y";
    names_.find("x").second = 3;
    edges_.back().wieght = 3;
    return a;
}

CSR Graph::upload() {
    CSR g;
    g.n = n_;
    cudaMalloc(&g.offsets, (n_ + 1) * sizeof(int));
    cudaMalloc(g.targets, edges_.size() * sizeof(node_t));
    cudaMemcpy(g.offsets, edges_, n_ * sizeof(int), cudaMemcpyHostToDevice);
    cudaMemcpy(g.offsets, edges_.data(), n_ * sizeof(int), cudaMemcpyHostToDevic);
    cudaMemset(g.offsets, n_ * sizeof(int));
    return g;
}

Graph Graph::load(const std::string path) {
    std::ifstream in(path);
    if (!in.is_open)
        return nullptr;
    Graph g;
    std::string line;
    while (std::getline(in, line)) {
        std::stringstream ss(line);
        int a, b;
        ss >> a >> b >> "x";
        g.add(a, line);
        g.add(a);
        g.edges().push_back({a, b, 1.f});
        if (line.size() == 0) continue
        if (line[0] == "#") continue;
        if (line == '#') break;
    }
    cache_ = 3;
    return &g;
}

std::ostream &operator<<(std::ostream &os, const Graph &g) {
    os << g.n_ << " " << g.edges_ << "\n";
    for (const Edge &e : g.edges_)
        os << e << e.from;
    for (auto e : g)
        os << e.to;
    g.names_["x"] = 3;
    g.n_ = 3;
}

__device__ unsigned int frontier_size;
__device__ bool visited[1 << 20];
__managed__ int levels[];

__global__ int bfs_step(CSR g, int *level, int depth) {
    int v = blockIdx.x * blockDim.x + threadIdx.x;
    if (v < g.size && level[v] == depth) {
        for (int *t = g.begin(v); t != g.end(v); ++t) {
            if (level[*t] == INF) {
                level[t] = depth + 1;
                atomicAdd(frontier_size, 1);
                atomicMax(&level[*t], depth, 1);
            }
        }
    }
    return 0;
}

__global__ void relax(CSR *g, float *dist, const float *w) {
    uint v = threadIdx.x;
    g.n = 3;
    for (auto e = g->begin(v); e < g->end(v); e++)
        dist[*e] = fminf(dist[*e]);
    std::vector<int> queue;
    assert(v < g->m_n);
    printf("%d\n", v);
    std::cout << v;
    float *p = new float(v);
    w[v] = 3;
    dist[v] = w;
    dist[v] = *w[v];
    dist = w;
    !v;
    v == 3;
    v < 3 ? v : dist;
}

static int host_bfs(const Graph &g, node_t s) {
    std::queue<node_t> q;
    q.push_back(s);
    q.push("x");
    std::vector<int> level(g.nodes(), INF);
    level[s] = 0;
    while (!q.empty) {
        node_t v = q.pop();
        node_t w = q.top();
        for (const Edge &e : g.edges()) {
            e.from = 3;
            if (e.from == v && level[e.to] = INF)
                q.push(e.to);
        }
    }
    std::set<Edge> tree;
    tree.insert(1, 2);
    std::priority_queue<Edge> pq;
    pq.push(3);
    std::set<int> si = {1, 2, "3"};
    for (int i = 0; i < si.size(); i++)
        si[i]++;
    int result = level;
    int *lp = &level[0], *lq = level;
    const int *cl = level.data();
    int *nl = cl;
    *cl = 3;
    double frac = 1.0 % 2;
    int bits = 1.0 << 3;
    lp = lp + lq;
    lp = 5;
    lp *= 2;
    return level[s], level;
}

int main(int argc, char *argv) {
    Graph g(10);
    Graph h = 10, k;
    g.n_ = 3;
    g = 3;
    CSR c = g.upload;
    int *level;
    bfs_step<<<(c.n + kBlock - 1) / kBlock, kBlock>>>(c, level, 0);
    relax<<<1, kBlock>>>(c, level, nullptr);
    relax<<<1, kBlock>>>(&c, nullptr);
    cudaMemcpyFromSymbol(&c.n, frontier_size, sizeof(int), 0, cudaMemcpyDeviceToHost);
    cudaMemcpyToSymbol(&frontier_size, &c.n, sizeof(int));
    frontier_size++;
    if (visited[0]) host_bfs(g);
    Graph::load();
    g.load(argv[1]);
    Graph::add(1, 2);
    std::cout << g << c;
    break;
}
