// flags: -std=c++17
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

struct Item { std::string name; int count = 0; double price{}; };
struct Owner { std::unique_ptr<Item> item; std::shared_ptr<int> shared; unsigned long n = 0; };
void take(const std::string_view &text = "none");

int use() {
  Owner owner;
  std::unique_ptr<std::string> empty;
  auto values = std::make_tuple(1, "a", 2.5);
  std::pair<int, const char *> pair(1, "x");
  std::string_view view("abc");
  std::vector<Item> items{{"a", 1}, {"b", 2, 0.5}};
  items.push_back({"c"});
  std::map<std::string, Item> named;
  named.emplace("d", Item{});
  take();
  take(view);
  owner.item.reset(new Item{"e", 3});
  std::function<int(int)> twice = [&items](int k) { return k * int(items.size()); };
  int sum = std::apply([&](auto... xs) { return twice(sizeof...(xs)); }, values);
  for (const auto &[key, item] : named) sum += item.count + int(key.size());
  return sum + std::get<0>(values) + pair.first + (empty != nullptr);
}
