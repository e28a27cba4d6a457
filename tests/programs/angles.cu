// Text that looks like a launch or the end of one: nested template arguments, shifts, splices, comments.
#include <iostream>
#include <map>
#include <vector>
template <class T> struct X { T t; };
template <class T> __global__ void k(T a) {}
template <int N> __global__ void kn(int a) {}
struct Out { Out operator<<(int a) const { std::cout << a; return *this; } };
int main() {
  std::map<int, std::vector<std::vector<int>>> m;
  k<X<X<int>>><<<1, 1>>>(X<X<int>>{{3}});
  k<X<X<X<char>>>><<<1, 1>>>({{{'a'}}});
  kn<(8 >> 1)><<<(1 << 2), (64 >> 2)>>>(1 << 3);
  kn<3><<<1, /* >>> */ 2>>>(4); // <<<5, 6>>>
  int a = 1, b = 2;
  bool c = a << b < b << a >> 1;
  Out() << a << b << c;
  kn<4> <<< 1, 2 >>> (5);
  kn<5>
      <<<1,
         2>>>
      (6);
}
