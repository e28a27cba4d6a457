// flags: -std=c++20
#include <numbers>

int use() {
  return int(std::numbers::pi * 2 + std::numbers::e_v<float>);
}
