// flags: -std=c++17
// Lambdas, algorithms, strings and enumerations of the standard library.
#include <algorithm>
#include <functional>
#include <iostream>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <mutex>
#include <utility>
#include <vector>

struct Item {
    std::string name;
    double price;
    int count;
};

enum class Kind { Small, Medium, Large };
enum Level { LOW, HIGH };

double total(const std::vector<Item> &items)
{
    int base = 3;
    double sum = std::accumulate(items.begin(), items.end(), 0.0, [](double s, const Item &i) { return s + i.price * base; });
    auto bump = [base](int k) { base += k; return base; };
    auto noret = [](int k) -> int { return "x"; };
    auto two = [](int k) { if (k) return 1; return 2.0; };
    bump("3");
    bump();
    int r = bump;
    std::function<int(int)> f = [](int a, int b) { return a + b; };
    std::function<int(int)> g = two;
    f(1, 2);
    items.push_back({"a", 1.0, 2});
    items[0].price = 3;
    for (Item &i : items) i.count++;
    return sum.value();
}

void sorting(std::vector<Item> items, std::list<int> li, std::map<std::string, int> m)
{
    std::sort(items.begin(), items.end());
    std::sort(li.begin(), li.end());
    std::sort(items.begin(), items.end(), [](const Item &a) { return a.price; });
    std::sort(items, [](const Item &a, const Item &b) { return a.price < b.price; });
    std::set<Item> s;
    s.insert(Item{"a", 1, 2});
    std::find(items.begin(), items.end(), "abc");
    auto it = std::max_element(items.begin(), items.end(), [](const Item &a, const Item &b) { return a.price < b.prize; });
    std::cout << it.price;
    std::cout << items;
    std::cout << *it;
    std::transform(items.begin(), items.end(), [](const Item &i) { return i.price; });
    for (auto [k, v, w] : m) std::cout << k;
    for (auto &[k, v] : m) k = "x";
    for (int i : m) std::cout << i;
    for (auto x : 10) std::cout << x;
    for (std::string t : li) std::cout << t;
    std::vector<int>::iterator vi = items.begin();
    std::vector<int>::iterator vj = li.begin();
    li[0] = 3;
    li.sort([](int a) { return a; });
    m.begin()->first = "q";
    m["a"]["b"] = 3;
    m["a"].append("x");
    auto pos = m.find(3);
    items.erase(3);
    std::accumulate(items.begin(), items.end());
    std::reverse(items);
}

int kinds(Kind k, Level l)
{
    switch (k) {
    case Small: return 1;
    case Kind::Medium: return 2;
    case Kind::Medium: return 3;
    case Kind::Huge: return 4;
    case 2: return 5;
    }
    switch (l) {
    case LOW: return 1;
    case HIGH: return 2;
    case 0: return 3;
    default: return 4;
    default: return 5;
    }
    int n = k;
    Kind q = 1;
    Level p = 1;
    if (k == 1) return 1;
    if (k == l) return 1;
    std::string text = "a" + "b";
    std::string more = text + 3;
    std::string sub = text.substring(1);
    const char *c = text;
    char ch = "x";
    if (text == 'x') return 2;
    switch (text) { case "a": return 3; }
    text.push_back("y");
    int len = text.length;
    return text;
}

std::optional<int> parse(const std::string &s)
{
    std::unique_ptr<int> p = std::make_unique<int>(3);
    std::unique_ptr<int> q = p;
    std::unique_ptr<int> r(p);
    std::unique_ptr<Item> i = std::make_unique<Item>("a", 1.0, "x");
    std::shared_ptr<Item> sh = p;
    int *raw = p;
    int val = p;
    p->x = 3;
    std::optional<int> o = s;
    int v = o;
    std::mutex m1, m2 = m1;
    std::lock_guard<std::mutex> lock;
    std::thread t = [] {};
    std::pair<int, int> pr = {1, 2, 3};
    pr.third = 3;
    pr.first();
    std::vector<std::unique_ptr<int>> all = {std::make_unique<int>(1)};
    auto copy = all;
    return nullptr;
}
