// expect: 147 error 40
// expect: 147 error 41
// expect: 493 error 42
// expect: 135 error 43
// expect: 1670 error 43
// expect: 258 error 43
// expect: 147 error 44
// expect: 147 error 45
// expect: 3369 error 47
// expect: 147 error 48
// expect: 147 error 49
// expect: 147 error 50
// expect: 147 error 51
// expect: 135 error 53
// expect: 392 error 54
// expect: 135 error 55
// expect: 1670 error 55
// expect: 147 error 56
// expect: 135 error 57
// expect: 147 error 58
// expect: 135 error 59
// expect: 147 error 60
// Operator and conversion functions that their class does not declare so.
struct Vec {
  double x;
  Vec operator+(const Vec &) const;
  Vec &operator+=(const Vec &);
  Vec operator-() const;
  Vec operator-(const Vec &) const;
  explicit operator bool() const;
  operator double() const;
  double &operator[](int);
  double operator()(int, int) const;
  static void *operator new(unsigned long);
  bool operator==(const Vec &) const;
  Vec &operator++();
  static double total;
  void plain();
};
Vec Vec::operator+=(const Vec &o) { x += o.x; return *this; }
Vec Vec::operator+(Vec o) const { return o; }
Vec Vec::operator-() { return *this; }
Vec Vec::operator*(double k) const { return *this; }
bool Vec::operator==(const Vec &o) { return x == o.x; }
Vec::operator bool() { return x; }
Vec::operator double() const { return 1; }
Vec::operator double() const { return 2; }
double &Vec::operator[](unsigned i) { return x; }
double &Vec::operator[](int i) const { return const_cast<Vec *>(this)->x; }
double Vec::operator()(int a) const { return x; }
Vec Vec::operator++(int) { return *this; }
void *Vec::operator new(unsigned long n) { return nullptr; }
void Vec::operator delete(void *) {}
Vec Vec::operator+(const Vec &);
Vec Vec::operator!() const;
int Vec::total = 3;
double Vec::total2 = 3;
double Vec::plain = 3;
int Vec::plain2;
void Vec::plain() const {}
