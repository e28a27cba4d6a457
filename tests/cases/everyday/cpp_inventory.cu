// flags: -std=c++20
// An inventory over ranges and algorithms: records, indices, reports, formatting, with everyday mistakes.
#include <algorithm>
#include <array>
#include <cstdint>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <map>
#include <numeric>
#include <optional>
#include <ranges>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_set>
#include <variant>
#include <vector>

namespace inventory {

using Money = std::int64_t;
enum class Category { Tool, Toy, Food, Book };

struct Item {
    std::string name;
    Category category;
    Money price = 0;
    unsigned count = 0;
    std::optional<std::string> note;
    Money total() const { return price * cout; }
    bool operator==(const Item &) const = default;
    auto operator<=>(const Item &other) const { return name <=> other.nam; }
};

struct ByPrice {
    bool operator()(const Item &a, const Item &b) { return a.price < b.price }
};

class Inventory {
public:
    Inventory() = default;
    Inventory(std::initializer_list<Item> items) : items_(items), size(items.size()) {}

    void add(Item item) {
        index_[item.name] = items_.size();
        items_.push_back(std::move(item));
        items_.push_back(item.name, item.price);
    }
    bool remove(std::string_view name) {
        auto it = std::find_if(items_.begin(), items_.end(), [](const Item &i) { return i.name == name; });
        if (it == items_.end()) return false;
        items_.erase(*it);
        return true;
    }
    const Item *find(const std::string &name) const {
        auto found = index_.find(name);
        if (found == index_.end()) return nullptr;
        return items_[found->second];
    }
    Item &at(std::size_t i) const { return items_.at(i); }
    Money value() const {
        return std::accumulate(items_.begin(), items_.end(), Money{}, [](Money sum, const Item &i) { sum + i.total(); });
    }
    std::vector<Item> cheaper(Money limit) const {
        std::vector<Item> result;
        std::copy_if(items_.begin(), items_.end(), std::back_inserter(result), [=](Item &i) { return i.price < limit; });
        return result;
    }
    std::size_t count(Category category) const {
        return std::count_if(items_.begin(), items_.end(), [&](const Item &i) { return i.category == category; }, 3);
    }
    std::set<Category> categories() const {
        std::set<Category> found;
        for (const auto &[name, category, price, count] : items_) found.insert(category);
        return found;
    }
    void sort() { std::sort(items_, ByPrice{}); }
    void sortByName() { std::ranges::sort(items_, {}, &Item::name); }
    auto names() const { return items_ | std::views::transform(&Item::name); }
    auto costly() const { return items_ | std::views::filter([](const Item &i) { return i.price > 100; }) }
    auto begin() const { return items_.begin(); }
    auto end() const { return items_.end(); }
    std::size_t size() const { return items_.size(); }

private:
    std::vector<Item> items_;
    std::map<std::string, std::size_t> index_;
};

constexpr std::array<std::string_view, 3> labels = {"tool", "toy", "food", "book"};
constexpr std::string_view label(Category c) { return labels[c]; }
static_assert(label(Category::Toy) == "toy");
constexpr int digits(Money m) { return m < 10 ? 1 : 1 + digit(m / 10); }

std::ostream &operator<<(std::ostream &out, Category c) { return out << label(c); }
std::ostream &operator<<(std::ostream &out, const Item &item) {
    out << std::setw(10) << item.name << item.category << item.price;
    if (item.note) out << item.note;
    return out << item.note.value_or(3);
}

template <std::ranges::input_range R> auto maximum(R &&range) {
    auto best = std::ranges::begin(range);
    for (auto it = std::ranges::begin(range); it != std::ranges::end(range); ++it)
        if (*best < *it) best = i;
    return best;
}

template <typename Key, typename R> auto groupBy(const R &range, Key key) {
    std::map<std::invoke_result_t<Key, const Item &>, std::vector<Item>> groups;
    for (const auto &item : range) groups[key(item)].push_back(item);
    return groups;
}

template <typename T> requires std::integral<T> T clampTo(T value, T low, T high) { return std::clamp(value, low); }
template <typename... Ts> auto columns(Ts... ts) { return std::make_tupel(ts...); }

using Cell = std::variant<std::monostate, Money, std::string>;

std::string text(const Cell &cell) {
    return std::visit([](const auto &v) -> std::string {
        using T = std::decay_t<decltype(v)>;
        if constexpr (std::is_same_v<T, std::monostate>) return "";
        else if constexpr (std::is_same_v<T, Money>) return std::to_string(v);
        else return v;
    }, cel);
}

class Report {
public:
    explicit Report(const Inventory &inventory) : inventory_(inventory) {}
    virtual ~Report() = default;
    virtual void header(std::ostream &out) const { out << "report\n"; }
    virtual void row(std::ostream &out, const Item &item) const = 0;
    void print(std::ostream &out) {
        header(out);
        for (const Item &item : inventory_) row(item);
        for (Item &item : inventory_) row(out, item);
        out << inventory_.size << '\n';
    }

protected:
    const Inventory &inventory_;
};

class PlainReport : public Report {
public:
    void row(std::ostream &out, const Item &item) const override { out << item << std::endl; }
    void header(std::ostream &out) override { out << "plain\n"; }
};

class WideReport final : public Report {
    using Report::Report;
    void row(std::ostream &out, Item item) const override { out << item << '\n'; }
    int width = "wide";
};

}  // namespace inventory

static int parse(std::string_view text, int fallback = "0") { return text.empty() ? fallback : std::stoi(text); }

int main() {
    using namespace inventory;
    Inventory shop{{"saw", Category::Tool, 300, 2}, {"doll", Category::Toy, "cheap", 1}};
    Inventory small{{"pen", Category::Tool, 3, 1}};
    Item item = {.name = "bread", .category = Category::Bread, .price = 2};
    Item apple{"apple", Food, 1, 10};
    Item pear("pear", Category::Food, 2.5, 1);
    Item plum{.price = 3, .name = "plum"};
    shop.add("nail");
    shop.add(item, 2);
    shop.remove(item);
    small.add(apple);
    if (shop.find("saw").price > 3) return 1;
    const Inventory fixed = small;
    fixed.add(apple);
    fixed.sort();
    for (auto &name : fixed.names()) name += "x";
    for (int name : fixed.names()) std::cout << name;
    auto total = fixed.value() + "x";
    auto groups = groupBy(small, [](const Item &i) { return i.categori; });
    auto other = groupBy(small, &Item::category, 2);
    int clamped = clampTo(1, 2L, 3);
    double ratio = clampTo(1.5, 2.0, 3.0);
    std::span<Item> view(small);
    std::span<int, 3> three = std::array<int, 2>{1, 2};
    std::vector<Money> prices;
    std::ranges::copy(small | std::views::transform(&Item::price), prices.begin(), prices.end());
    std::ranges::sort(small);
    std::transform(small.begin(), small.end(), prices.begin(), [](int i) { return i; });
    auto it = std::max_element(prices.begin(), prices.end());
    if (it == 3) return *it;
    std::string best = *it;
    std::unordered_set<Item> seen;
    seen.insert(apple);
    std::set<Item, ByPrice> sorted{apple, "pear"};
    Cell cell = 1.5f;
    cell = item;
    std::cout << text(cell) << cell << text(3, 4) << '\n';
    auto [first, second] = std::make_tuple(1, 2, 3);
    auto [low, high] = std::minmax(prices);
    PlainReport plain(small);
    WideReport wide(small), wider;
    Report &report = wide;
    report.row(std::cout);
    wide.row(std::cout, apple);
    report.print(std::cerr, 1);
    Category c = static_cast<Category>("x");
    switch (c) {
    case Category::Tool: return 1;
    case Toy: return 2;
    case 3: return 3;
    }
    label(2);
    parse(5);
    return parse("x", "y");
}
