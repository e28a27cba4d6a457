// c++14
struct I { int *p; I(int *q) : p(q) {} int &operator*() const { return *p; } I &operator++() { ++p;
  return *this; } I operator++(int) { I t = *this; ++*this; return t; } bool operator!=(const I &o) const {
  return p != o.p; } int *operator->() const { return p; } friend I operator+(I i, int n) { return I(i.p + n);
  } friend long operator-(I a, I b) { return a.p - b.p; } };
template <class T> struct Sp { T *p; T *operator->() const { return p; } T &operator*() const { return *p; }
  explicit operator bool() const { return p; } bool operator==(const Sp &o) const { return p == o.p; } };
  struct In { int q; int f(int); Sp<In> next; };
int use(int *a, int n, Sp<In> s, const Sp<In> c) { int sum = 0;
  for (I i(a), e = i + n; i != e; ++i) sum += *i; I k(a); *k++ = 3; if (s && !c) sum++;
  return sum + s->q + (*c).q + s->next->next->f(2) + (s == c) + (k + 2 - k) + *(k + 1) + s->f(s->q) +
  c->next->q; }
