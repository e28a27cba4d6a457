// flags: -std=c++17
// Templates of functions, classes and kernels, called with wrong arguments.
#include <vector>
#include <map>
#include <string>
#include <type_traits>
#include <iostream>
#include <tuple>

template <typename T>
T maximum(T a, T b) { return a > b ? a : b; }

template <typename T, int N>
struct Array {
    T data[N];
    using value_type = T;
    T &operator[](int i) { return data[i]; }
    static constexpr int size = N;
};

template <typename C>
void printAll(const C &c)
{
    C::const_iterator it = c.begin();
    for (const auto &e : c) std::cout << e << " ";
    c.clear();
    undefinedHelper(3);
    int x = "abc";
}

template <typename T>
class Stack {
    std::vector<T> items;
public:
    void push(const T &t) { items.push_back(t); }
    T pop();
    bool empty() const { return items.empty(); }
    T top() const { return items.back() }
};

template <typename T>
T Stack<T>::pop()
{
    T t = items.back();
    items.pop_back();
    return t;
}

template <typename T>
void Stack<T>::clear()
{
    items.clear();
}

template <typename T>
void Stack::drop() {}

template <typename T, typename = std::enable_if_t<std::is_integral<T>::value>>
T half(T t) { return t / 2; }

template <typename T>
__global__ void fillKernel(T *out, T value, int n)
{
    int i = threadIdx.x;
    if (i < n) out[i] = value;
}

template <int BLOCK>
__global__ void reduceKernel(const float *in, float *out)
{
    __shared__ float tile[BLOCK];
    tile[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    if (threadIdx.x == 0) *out = tile[0];
}

struct NoPlus {};

template <typename T>
T sum(const std::vector<T> &v)
{
    T total = T();
    for (const T &t : v) total += t;
    return total;
}

template <typename K, typename V>
V getOr(const std::map<K, V> &m, const K &k, V d)
{
    auto it = m.find(k);
    return it == m.end() ? d : it->second;
}

void calls()
{
    int n = 10;
    auto a = maximum(1, 2.0);
    auto b = maximum<int, int>(1, 2);
    auto c = maximum(1);
    auto d = maximum<std::string>(1, 2);
    Array<int> e;
    Array<int, n> f;
    Array<int, 3.5> g;
    Array<3, int> h;
    Array<int, 3> ok;
    ok["x"] = 3;
    ok.size() ;
    ok.push_back(3);
    Array<int, 4> ok4 = ok;
    Stack s;
    Stack<int> si;
    si.push("abc");
    si.push(1, 2);
    int t = si.items[0];
    si.peek();
    auto u = half(2.5);
    auto v = half("x");
    std::map<std::string, int> m;
    int w = getOr(m, "a", 3);
    int x = getOr(m, std::string("a"), "none");
    m.push_back(3);
    m[1] = 2;
    m.insert("a", 2);
    std::vector<int> vi = {1, 2, "3"};
    vi.push_back("x");
    vi.insert(3);
    std::vector<int> vj = m;
    std::tuple<int, float> tp(1, 2.0f, 3);
    auto y = std::get<2>(tp);
    auto z = std::get<double>(tp);
}

void launches(float *p, int *q, int n)
{
    fillKernel<<<1, 32>>>(p, 1, n);
    fillKernel<float><<<1, 32>>>(q, 1.0f, n);
    fillKernel<float><<<1, 32>>>(p, 1.0f);
    fillKernel<<<1, 32>>>(n);
    reduceKernel<<<1, 32>>>(p, p);
    reduceKernel<n><<<1, 32>>>(p, p);
    reduceKernel<float><<<1, 32>>>(p, p);
    reduceKernel<32><<<1, 32>>>(q, p);
    fillKernel<int, int><<<1, 32>>>(q, 1, n);
}
