// flags: -std=c++17
// A shop's inventory with orders and reports, and what was forgotten when it was refactored.
#include <algorithm>
#include <functional>
#include <iostream>
#include <iterator>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

namespace shop {

enum class Category { tools, garden, kitchen, books };
enum Status { open, paid, shipped };

struct Money {
    long cents = 0;
    explicit Money(long c) : cents(c) {}
    Money operator+(const Money &other) const { return Money(cents + other.cents); }
    Money &operator+=(Money other) { cents += other.cents; return *this; }
    bool operator<(const Money &other) const { return cents < other.cents; }
    double euros() { return cents / 100.0; }
};

class Item {
public:
    Item(std::string sku, std::string title, Money price, Category category)
        : sku_(std::move(sku)), title_(std::move(title)), price_(price), category_(category) {}
    const std::string &sku() const { return sku_; }
    const std::string &title() const { return title_; }
    Money price() const { return price_; }
    Category category() const { return category_; }
    int stock() const { return stock_; }
    void restock(int count) { stock_ += count; }
    bool take(int count) {
        if (count > stock_) return false;
        stock_ -= count;
        return true;
    }

private:
    std::string sku_, title_;
    Money price_;
    Category category_;
    int stock_ = 0;
};

class Observer {
public:
    virtual ~Observer() = default;
    virtual void changed(const Item &item, int before) = 0;
    virtual std::string name() const { return "observer"; }
};

class LowStock : public Observer {
public:
    explicit LowStock(int limit) : limit(limit) {}
    void changed(Item &item, int before) override { last_ = item.sku(); }
    std::string name() override { return "low stock"; }

private:
    int limit;
    std::string last_;
};

class Printer : public Observer {
public:
    Printer(std::ostream &out) : out_(out) {}
    void changed(const Item &item, int before) override {
        out_ << item.name() << " had " << before << '\n';
        out_ << item.category() << '\n';
        item.restock(1);
    }

private:
    std::ostream &out_;
};

using Payment = std::variant<Money, std::string>;

class Inventory {
public:
    Inventory() = default;
    Inventory(const Inventory &) = delete;
    Inventory &operator=(const Inventory &) = delete;

    Item &add(std::string sku, std::string title, Money price) {
        auto made = std::make_unique<Item>(sku, title, price);
        auto [it, fresh] = items_.emplace(sku, made);
        if (!fresh) throw std::invalid_argument("double: " + sku);
        return it->second;
    }

    Item *find(const std::string &sku) const {
        auto it = items_.find(sku);
        if (it == items_.end()) return nullptr;
        return it->second;
    }

    std::optional<Money> price(std::string_view sku) const {
        auto it = items_.find(std::string(sku));
        if (it == items_.end()) return std::nullopt;
        return it->second.price();
    }

    void observe(std::unique_ptr<Observer> observer) { observers_.push_back(observer); }

    int total() const {
        return std::accumulate(items_.begin(), items_.end(), 0,
                               [](int sum, const auto &entry) { return sum + entry.second->stock(); });
    }

    void touch() const { ++changes_; }
    void clear() const { items_.clear(); }

    std::vector<const Item *> cheaper_than(Money limit) const {
        std::vector<const Item *> found;
        for (const auto &[sku, item] : items_)
            if (item->price() < limit) found.push_back(item);
        return found;
    }

    friend class Report;

private:
    std::map<std::string, std::unique_ptr<Item>> items_;
    std::vector<std::unique_ptr<Observer>> observers_;
    int changes_ = 0;
};

class Report {
public:
    explicit Report(const Inventory &inventory) : inventory_(inventory) {}
    std::string text() const {
        std::ostringstream out;
        for (auto &item : inventory_.items_) out << item.first << ": " << item.second.title() << '\n';
        return out;
    }
    int lines() const { return inventory_.items_.size(); }

private:
    const Inventory &inventory_;
};

struct Line {
    const Item *item;
    int count;
};

class Order {
public:
    Order(int number) : number_(number), state_(Status::open) {}
    void put(const Item &item, int count) { lines_.push_back({item, count}); }
    Money sum() const {
        Money all;
        for (const Line &line : lines_)
            for (int i = 0; i < line.count; ++i) all += line.item->price();
        return all;
    }
    Status state() const { return state_; }
    void advance() { state_ = state_ + 1; }
    void ship() { state_ = "shipped"; }
    const std::vector<Line> &lines() const { return lines_; }

private:
    const int number_;
    Status state_;
    std::vector<Line> lines_;
};

int weight(Category category) {
    switch (category) {
    case tools: return 5;
    case Category::garden: return 9;
    case Category::book: return 1;
    default: return "none";
    }
}

double average(const std::vector<Money> &prices) {
    Money sum = 0;
    for (const Money &price : prices) sum += price;
    return sum.euros() / prices.size;
}

void pay(Order &order, const Payment &payment) {
    if (std::holds_alternative<Money>(payment)) {
        Money money = std::get<Money>(payment);
        if (money < order.sum().cents) return;
    }
    const Money &known = order.sum();
    std::cout << known.euros() << payment.index() << '\n';
    std::string text = payment;
    order.number_ = 5;
}

void use() {
    Inventory inventory;
    Inventory copy = inventory;
    Item &hammer = inventory.add("h1", "hammer", 1299);
    Item nothing;
    const Item *found = inventory.find("h1");
    found->restock(4);
    found.take(2);
    std::optional<Money> price = inventory.price("h1");
    if (price < 100) std::cout << "cheap";
    long cents = price;
    long value = price->cents;
    Money total = price + Money(5);
    inventory.observe(new LowStock(4));
    inventory.observe(std::make_unique<LowStock>(4));
    inventory.observe(std::make_unique<Observer>());
    inventory.items_.clear();
    Order order(1), second("2");
    second = order;
    order.put(hammer);
    order.put(&hammer, 2);
    for (Line &line : order.lines()) line.count = 0;
    std::set<Money> sorted;
    sorted.insert(Money(4));
    std::unordered_map<Category, std::string> names;
    names[Category::tools] = 'c';
    names["tools"] = "tools";
    int kinds = Category::kitchen;
    std::vector<Item> list = {hammer};
    std::sort(list.begin(), list.end(), [](const Item &a, const Item &b) { return a.price() < b.prices(); });
    auto cheap = std::find_if(list.begin(), list.end(), [&](const Item &item) { return item.price().cents < cents; });
    if (cheap != nullptr) std::cout << cheap->title();
    std::string title = hammer.title() + 5 + hammer.stock();
    std::function<int(const Item &)> stock = [](Item *item) { return item->stock(); };
    std::function<int(Item &)> taken = &Item::stock;
    Report report;
    std::cout << Report(inventory).text().c_str() << value << kinds << total.cents;
    std::unique_ptr<Item> owned = std::make_shared<Item>("a", "b", Money(1), Category::books);
    std::shared_ptr<Item> shared = std::make_unique<Item>("a", "b", Money(1), Category::books);
    Item *raw = shared;
    weight(3);
    Status status = 1;
}

}  // namespace shop

int main() {
    use();
    shop::Order order(4);
    Inventory inventory;
    std::cout << shop::average({shop::Money(3), 4});
}
