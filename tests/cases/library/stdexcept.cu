// flags: -std=c++17
#include <stdexcept>

int use() {
  try { throw std::runtime_error("no"); } catch (const std::logic_error &) { return 1; } catch (std::runtime_error &e) { return e.what()[0]; }
}
