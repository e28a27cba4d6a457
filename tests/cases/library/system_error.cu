// flags: -std=c++17
#include <system_error>

int use() {
  std::error_code e = std::make_error_code(std::errc::invalid_argument);
  return e ? e.value() : int(e.message().size());
}
