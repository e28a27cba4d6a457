// c++14
int x = 1;
namespace N {
int x = 2;
int outer() { return x; }
namespace M {
double x = 3;
double inner() { return x + ::x + N::x; }
}
}
int hide(int x) {
  int y = x;
  {
    long x = y;
    y += x;
    for (char x = 'a'; x < 'c'; ++x) y += x;
  }
  return x + y;
}
