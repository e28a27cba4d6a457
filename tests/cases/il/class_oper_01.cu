// c++14
struct V { int x; V operator+(const V &) const; V operator-() const; V operator*(int) const;
  V &operator+=(const V &); bool operator<(const V &) const; V &operator++(); V operator++(int);
  int operator[](int) const; int operator()(int, int = 2) const; V *operator->(); V &operator*();
  operator int() const; V &operator,(int); V operator&&(const V &) const; V operator->*(int) const;
  V &operator<<=(int); void *operator new(unsigned long); void operator delete(void *); };
  V operator*(int, const V &); V operator-(const V &, const V &); bool operator==(const V &, int);
  bool operator!=(const V &, const V &); V operator~(const V &); V operator%(V, V); V operator|(V &, int);
int use(V a, V b, const V c) { a += b; ++a; a++; a <<= 2; V d = a + c - b, e = -a * 2, f = 3 * c;
  V *n = new V; delete n; return d.x + e[1] + f(1) + c(2, 3) + a->x + (*a).x + (a, 4).x + (a && b).x +
  (a ->* 5).x + (a == 3) + (a != b) + (~a % c).x + (a | 6).x + (a < c) + a.operator+(b).x + operator-(a,
  b).x + (a + b + c).x + a++.x + (++a).x; }
