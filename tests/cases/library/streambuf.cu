// flags: -std=c++17
#include <streambuf>
#include <sstream>

int use() {
  std::stringbuf b;
  b.sputc('c');
  return b.sgetc();
}
