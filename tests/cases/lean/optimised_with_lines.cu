// flags: -std=c++20 -O3 -lineinfo -rdc=true -g
#include <deque>
#include <list>
#include <queue>
#include <string>
#include <unordered_set>
extern __device__ int shared_counter;
__device__ int shared_counter = 3;
inline __device__ int inline_one(int x) { return x + shared_counter; }
__global__ void k(int *p) { *p = inline_one(*p); }
int main() {
    std::priority_queue<int> queue;
    std::deque<std::string> words(3, "abc");
    std::list<int> list{3, 1, 2};
    list.sort();
    std::unordered_set<std::string> set(words.begin(), words.end());
    queue.push(list.front());
    k<<<1, 1>>>(nullptr);
    return queue.top() + set.size();
}
