// flags: -std=c++17
#include <typeinfo>
struct P { virtual ~P() {} };

int use() {
  P p;
  const std::type_info &t = typeid(p);
  return t == typeid(P) ? t.name()[0] : 0;
}
