// flags: -std=c++17
#include <iosfwd>
void write(std::ostream &);

int use() {
  return 0;
}
