// flags: -std=c++17
#include <cfenv>

int use() {
  return std::fegetround() == FE_TONEAREST;
}
