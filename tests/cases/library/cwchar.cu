// flags: -std=c++17
#include <cwchar>

int use() {
  return int(std::wcslen(L"abc"));
}
