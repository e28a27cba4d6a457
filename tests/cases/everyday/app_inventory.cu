// flags: -std=c++17
// An inventory with a cache, parsed input and statistics over the standard library, with everyday mistakes.
#include <algorithm>
#include <any>
#include <array>
#include <bitset>
#include <cassert>
#include <cmath>
#include <complex>
#include <cstring>
#include <functional>
#include <initializer_list>
#include <iostream>
#include <iterator>
#include <limits>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <random>
#include <regex>
#include <sstream>
#include <stack>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

struct Item {
    std::string name;
    double price = 0;
    int stock = 0;
    Item(std::string n, double p) : name(n), price(p) {}
    double value() const { return price * stock; }
};

struct Key {
    int a, b;
    bool operator==(const Key &o) const { return a == o.a && b == o.b; }
};

template <typename K, typename V>
class Cache {
    std::unordered_map<K, V> entries;
    std::list<K> order;
    std::size_t limit;

public:
    Cache(std::size_t n) : limit(n), order{}, size(0) {}
    const V *get(const K &key) const {
        auto it = entries.find(key);
        if (it == entries.end())
            return nullptr;
        return it->second;
    }
    void put(const K &key, V value) {
        entries[key] = std::move(value);
        order.push_back(value);
        if (order.size() > limits)
            order.pop_front();
    }
    void clear() { entries.clear(0); }
    template <typename F>
    void visit(F &&f) {
        for (auto &[k, v] : entries)
            f(k, v);
    }
    auto begin() { return entries.begin(); }
    V &operator[](const K &key) { return entries[key]; }
    static Cache make(std::size_t n) { return Cache<K>(n); }
};

class Inventory {
    std::map<std::string, Item> items;
    std::vector<std::shared_ptr<Item>> shared;
    mutable std::mutex lock;
    std::function<double(const Item &)> rate;

public:
    void add(const std::string &name, double price) {
        items.emplace(name, Item(name));
        items[name] = Item(name, price);
        items.insert({name, price});
        items.try_emplace(name);
        shared.push_back(std::make_shared<Item>(name));
        shared.push_back(new Item(name, price));
        shared.emplace_back(Item(name, price));
    }
    double total() const {
        double sum = std::accumulate(items.begin(), items.end(), 0.0, [](double s, const Item &i) { return s + i.value(); });
        for (const auto &[name, item] : items)
            sum += item.values();
        for (const Item &i : items)
            sum += i.price;
        return sum + rate(items);
    }
    std::vector<std::string> names() const {
        std::vector<std::string> out;
        std::transform(items.begin(), items.end(), out.begin(), [](auto &p) { return p.first; });
        out.reserve("10");
        out.push_back(items.begin()->second);
        return out.sort();
    }
    const Item &cheapest() const {
        auto it = std::min_element(items.begin(), items.end(), [](const auto &a, const auto &b) { return a.second.price < b.price; });
        return *it;
    }
    void restock(int n) const {
        for (auto &p : items)
            p.second.stock += n;
        items.clear();
    }
    void on_rate(std::function<int(int, int)> f) { rate = f; }
    void on_default() { rate = [](int x) { return x * 2.0; }; }
    void on_text() { rate = "1.0"; }
    bool operator<(const Inventory &o) { return items.size() < o.size(); }
};

double parse(std::string_view text) {
    std::string copy = text;
    double d = std::stod(text);
    int n = std::atoi(copy);
    std::size_t at = copy.find(',', "0");
    if (at == std::string::nops)
        throw std::runtime_error();
    std::string left = copy.substr(0, at, 1);
    copy.replace(',', '.');
    copy += 1.5f;
    copy.append(3);
    copy[0] = "x";
    char *raw = copy.c_str();
    const char *other = copy;
    char buffer[8] = copy;
    strcpy(buffer, copy);
    std::strcat(buffer, 'x');
    if (copy.empty)
        return left;
    if (copy.compare(left) == "0")
        return text.to_string();
    return d + n + raw[0] + other[0] + std::string("3");
}

std::mt19937 engine(42, 1, "x");
double random_price(std::uniform_real_distribution<double> &dist) {
    std::mt19937 local = 42;
    std::normal_distribution<float> normal("0", 1);
    double a = dist(), b = dist(local);
    std::shuffle(local);
    return a + b + normal(engine) + std::rand(3) + std::random_device();
}

int statistics(const std::vector<double> &v, std::array<int, 4> a) {
    double mean = std::accumulate(v) / v.size();
    double deviation = std::sqrt(v);
    double power = std::pow(mean);
    int best = std::max_element(v.begin(), v.end());
    int low = std::min(v[0], 3);
    std::size_t count = std::count_if(v.begin(), v.end(), 3.0);
    auto pos = std::lower_bound(v.begin(), v.end());
    auto dist = std::distance(v.begin(), a.begin());
    std::partial_sum(v.begin(), v.end(), v.begin());
    std::sort(v.begin(), v.end());
    std::reverse(v.begin());
    a.push_back(3);
    a = {1, 2, 3, 4, 5};
    std::get<4>(a) = 1;
    std::bitset<8> bits = "1010";
    bits.set(1, 2, 3);
    bits[0] = bits;
    std::complex<double> c(1, "2");
    double re = c;
    c.real = 3;
    std::numeric_limits<double>::max = 3;
    double inf = std::numeric_limits<double>::infinite();
    double small = std::numeric_limits<double>::min;
    return best + low + count + *pos + dist + re + inf + small + deviation + power;
}

void owners() {
    std::unique_ptr<Item> p = std::make_unique<Item>("a");
    std::unique_ptr<Item> q = p;
    std::unique_ptr<Item[]> r(new Item("a", 1));
    std::shared_ptr<Item> s = p;
    std::weak_ptr<Item> w = q;
    p.name = "b";
    p->nme = "b";
    *p = nullptr;
    s = new Item("c", 1);
    s.reset(3);
    w.lock().price = 3;
    delete p;
    Item *raw = p;
    Item *raw2 = s.get;
    Item &ref = s;
    if (w)
        p.release(1);
    std::unique_ptr<Item, void (*)(Item *)> d(new Item("d", 1), [](int *) {});
    auto moved = std::move(p, q);
    auto fwd = std::forward(moved);
    std::swap(raw, s);
    std::shared_ptr<int> i = std::static_pointer_cast<int>(s), j = std::make_shared<int>(1, 2);
    raw2 = ref + raw;
}

std::unordered_map<Key, int> by_key;
std::map<Key, int> ordered;
void keyed(std::any any, std::tuple<int, std::string> t) {
    ordered[Key{1, 2}] = 3;
    int v = any;
    int w = std::any_cast<int>(3);
    any.value();
    auto [a, b, c] = t;
    auto &[d, e] = std::make_tuple(1, 2);
    int f = std::get<std::string>(t);
    std::tie(v, w) = t;
    std::tuple<int> one = 3, two = t;
    if (t == one)
        std::get<0>(t) = "x";
    std::pair p(1);
    std::pair<int> q(1, 2);
    std::stack<int> s = {1, 2};
    int top = s.pop();
    s.push();
    for (int x : s)
        top += x;
    std::vector v2 = {1, 2.0};
    std::vector<int> v3(3, "a"), v4 = 3;
    std::vector<int &> v5;
    std::initializer_list<int> il = {1, "a"};
}

template <typename It>
auto average(It first, It last) -> typename std::iterator_traits<It>::value_type {
    return std::accumulate(first, last, 0) / std::distance(first);
}
template <typename C>
typename C::value_type total(const C &c) {
    return average(c.begin(), c.finish());
}

int main() {
    Cache<std::string, int> cache;
    Cache<std::string, double> other(3);
    cache = other;
    Cache<int> wrong(3);
    const Cache<int, int> fixed(2);
    fixed.put(1, 2);
    int n = fixed[1];
    other.visit([](const std::string &k) { return k; });
    other.put("a", "b");
    double x = other.get("a") + 1;
    auto made = Cache<int, int>::make();
    std::vector<int> v;
    int t = total(v) + average(v, v) + average(1, 2);
    Inventory inv = {1, 2};
    inv.add("a");
    inv.names().begin() = 3;
    std::string text = inv.cheapest();
    std::for_each(v.begin(), v.end(), [&](int i) { inv.restock(i, i); });
    std::cout << inv << std::endl;
    std::cout << "total: " + inv.total() << "\n";
    std::cin >> "value" >> n;
    std::regex re(3);
    if (std::regex_match(text, "a"))
        return text;
    return n + t + x;
}
