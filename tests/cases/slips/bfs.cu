// flags: -std=c++17
#include <cstdint>
#include <cstdio>
#include <vector>

struct Edge {
    int from, to;
    float weight;
};

enum Status { OK = 0, FAILED, UNREACHABLE };

constexpr int kBlock = 256;
constexpr float kInfinity = 1e30f;

__device__ unsigned int d_changed;
__device__ __managed__ int visited_total = 0;

struct Graph {
    int vertices = 0;
    std::vector<int> offsets;
    std::vector<int> targets;
    std::vector<float> weights;

    static Graph from(const std::vector<Edge> &edges, int vertices);
    int degree(int v) const { return offsets[v + 1] - offsets[v]; }
};

Graph Graph::from(const std::vector<Edge> &edges, int vertices) {
    Graph graph;
    graph.vertices = vertices;
    graph.offsets.assign(vertices + 1, 0);
    for (const Edge &edge : edges)
        ++graph.offsets[edge.from + 1];
    for (int v = 0; v < vertices; ++v)
        graph.offsets[v + 1] += graph.offsets[v];
    graph.targets.resize(edges.size());
    graph.weights.resize(edges.size());
    std::vector<int> next(graph.offsets.begin(), graph.offsets.end());
    for (const Edge &edge : edges) {
        int at = next[edge.from]++;
        graph.targets[at] = edge.to;
        graph.weights[at] = edge.weight;
    }
    return graph;
}

__device__ float atomicMinFloat(float *address, float value) {
    int *as_int = reinterpret_cast<int *>(address);
    int old = *as_int, assumed;
    do {
        assumed = old;
        if (__int_as_float(assumed) <= value)
            break;
        old = atomicCAS(as_int, assumed, __float_as_int(value));
    } while (assumed != old);
    return __int_as_float(old);
}

__global__ void __launch_bounds__(kBlock) relax(const int *offsets, const int *targets, const float *weights,
                                                float *distance, int vertices) {
    for (int v = blockIdx.x * blockDim.x + threadIdx.x; v < vertices; v += gridDim.x * blockDim.x) {
        float mine = distance[v];
        if (mine >= kInfinity)
            continue;
#pragma unroll 4
        for (int e = offsets[v]; e < offsets[v + 1]; ++e) {
            float candidate = mine + weights[e];
            if (atomicMinFloat(&distance[targets[e]], candidate) > candidate) {
                d_changed = 1u;
                atomicAdd(&visited_total, 1);
            }
        }
    }
}

template <typename T>
T *toDevice(const std::vector<T> &values) {
    T *pointer = nullptr;
    if (cudaMalloc(reinterpret_cast<void **>(&pointer), values.size() * sizeof(T)) != cudaSuccess)
        return nullptr;
    cudaMemcpy(pointer, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice);
    return pointer;
}

Status shortest(const Graph &graph, int source, std::vector<float> &distance) {
    distance.assign(graph.vertices, kInfinity);
    distance[source] = 0;
    int *offsets = toDevice(graph.offsets);
    int *targets = toDevice(graph.targets);
    float *weights = toDevice(graph.weights);
    float *device = toDevice(distance);
    if (!offsets || !targets || !weights || !device)
        return FAILED;
    unsigned int changed = 1;
    while (changed) {
        changed = 0;
        cudaMemcpyToSymbol(d_changed, &changed, sizeof(changed));
        relax<<<(graph.vertices + kBlock - 1) / kBlock, kBlock>>>(offsets, targets, weights, device, graph.vertices);
        cudaMemcpyFromSymbol(&changed, d_changed, sizeof(changed));
    }
    cudaMemcpy(distance.data(), device, distance.size() * sizeof(float), cudaMemcpyDeviceToHost);
    for (void *p : {(void *)offsets, (void *)targets, (void *)weights, (void *)device})
        cudaFree(p);
    return distance.back() < kInfinity ? OK : UNREACHABLE;
}

int main() {
    std::vector<Edge> edges = {{0, 1, 1.0f}, {1, 2, 2.5f}, {0, 2, 5.0f}, {2, 3, 1.0f}};
    Graph graph = Graph::from(edges, 4);
    std::vector<float> distance;
    Status status = shortest(graph, 0, distance);
    std::printf("%d %g %d %d\n", static_cast<int>(status), distance[3], graph.degree(0), visited_total);
    return status;
}
