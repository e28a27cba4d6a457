// c++14
int over(int); double over(double); const char *over(const char *); int over(int, int); int over(void *);
int (*pick(bool))(int);
struct F { int operator()(int) const; double operator()(double) const; };
int use(F f, const F c, bool b, void *p) {
  int (*fp)(int) = over;
  return over(1) + over(2.0f) + *over("x") + over(3, 4) + over(p) + pick(b)(5) + fp(6) + f(7) + f(8.0) + c(9.5);
}
