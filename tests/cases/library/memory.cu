// flags: -std=c++17
#include <memory>
struct base { virtual ~base() {} }; struct derived : base { int n = 3; };

int use() {
  std::unique_ptr<base> u = std::make_unique<derived>();
  auto s = std::make_shared<int>(3);
  std::weak_ptr<int> w = s;
  std::allocator<int> a;
  a.deallocate(a.allocate(1), 1);
  return *w.lock() + (u != nullptr);
}
