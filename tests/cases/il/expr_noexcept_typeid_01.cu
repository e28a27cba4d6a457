// c++17
namespace std { struct type_info { bool operator==(const type_info &) const; const char *name() const;
  virtual ~type_info(); }; }
struct B { virtual ~B(); }; int f() noexcept; int g();
bool use(B &b, B *p, int i) {
  const std::type_info &t = typeid(b);
  return noexcept(f()) && !noexcept(g()) && noexcept(i + 1) && typeid(int) == typeid(i) && t == typeid(*p) && typeid(B).name() != nullptr && noexcept(throw 1) == false;
}
