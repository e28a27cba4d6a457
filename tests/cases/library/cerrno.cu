// flags: -std=c++17
#include <cerrno>

int use() {
  errno = 0;
  return errno == ERANGE;
}
