// c++17
void h(unsigned); void p(int *); typedef int *P; struct G { int m; G(int); }; enum E { A }; typedef const int CI;
template <int N> void t(unsigned z) {
 h(unsigned()); p(P()); int i = int(); i = int(); i += CI(); z == unsigned(); E e = E(); h(z + int());
 const int &r = int(); return void();
}
template <class T> int u(T t) { T x = T(); int a[2] = {int(), 1}; switch (t) { case int(): break; } return int(); }
