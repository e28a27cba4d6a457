// flags: -std=c++17
#include <cfloat>

int use() {
  return DBL_DIG + FLT_DIG;
}
