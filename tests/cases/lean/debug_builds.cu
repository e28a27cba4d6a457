// flags: -std=c++17 -G -g -O0
#include <map>
#include <memory>
#include <string>
#include <vector>
struct Node { std::unique_ptr<Node> next; int value; };
__device__ int twice(int x) { return 2 * x; }
__global__ void k(int *p) { *p = twice(*p); }
int main() {
    std::map<std::string, std::vector<Node>> nodes;
    nodes["a"].push_back(Node{nullptr, 3});
    k<<<1, 1>>>(&nodes["a"][0].value);
    return 0;
}
