// flags: -std=c++17
#include <exception>
struct failure : std::exception { const char *what() const noexcept override { return "failure"; } };

int use() {
  try { throw failure(); } catch (const std::exception &e) { return e.what()[0]; }
  return std::uncaught_exceptions();
}
