// flags: -std=c++17
#include <csetjmp>
std::jmp_buf b;

int use() {
  if (setjmp(b) == 0) std::longjmp(b, 1);
  return 0;
}
