// flags: -std=c++17
// Templates with small slips.
#include <map>
#include <string>
#include <vector>

template <typename T>
T largest(const std::vector<T> &v)
{
    T best = v[0];
    for (const T &x : v) {
        if (x > best)
            best = x
    }
    return best;
}

template <typename T, int N>
struct Array {
    T data[N]
    T &operator[](int i) { return data[i; }
    int size() const { return N }
    void fill(T v) { for (int i = 0; i < N, i++) data[i] = v; }
};

template <typename T>
struct Stack {
    std::vector<T> items;
    void push(const T &v) { items.push_back(v) }
    T pop() { T v = items.back(); items.pop_back() return v; }
    bool empty() const { return items.size() == ; }
};

template <typename K, typename V>
V find(const std::map<K, V> &m, const K &k)
{
    auto it = m.find(k;
    if (it == m.end())
        return V();
    return it->second;
}

template <typename T,> void nothing(T);

template <class T> T sum(T a, T b { return a + b; }

template <> int sum(int a, int b) { return a + b + }

template <typename T> using Ptr = T *

template <typename T> constexpr T pi = T(3.14;

template <typename... Ts> int count(Ts... ts) { return sizeof...(ts }

int use()
{
    Array<int, 3> a;
    a.fill(3)
    Stack<int> s;
    s.push(1);
    std::map<std::string, int> m
    m["a"] = 1;
    return find(m, std::string("a");
}

int nested()
{
    std::vector<std::vector<int>> v(3;
    std::vector<int> w = { 1, 2, 3 ;
    return v.size() + w.size();
}

int last() { return missing_name; }
