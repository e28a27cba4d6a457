// c++17
namespace std { class type_info { public: virtual ~type_info(); bool operator==(const type_info &) const noexcept; bool operator!=(const type_info &) const noexcept; const char *name() const noexcept; }; }
struct B { virtual ~B(); }; struct C { C(int); int v; }; struct T { int x; }; C mkc(); const char *cs;
void f(B &b, B *p, int i, C c, T t) {
  const std::type_info &a = typeid(int); const std::type_info &a1 = typeid(b); const std::type_info *a2 = &typeid(*p); bool e = typeid(int) == typeid(i); const char *n = typeid(T).name(); const char *n2 = typeid(i + 1).name(); bool g = typeid(*p) != typeid(B); typeid(i);
  C *c1 = new C(c); T *t1 = new T(t); T *t2 = new T(T()); C *c2 = new C(mkc()); const char **pp = new const char *("x"); void **vp = new void *(&i); int **ip = new int *(nullptr); 
  if (i) throw "x"; if (i) throw &cs; if (i) throw f; if (i) throw c; if (i) throw t; if (i) throw mkc(); i ? throw 1 : 0;
}
