// expect: none
// A friend template of a class template is the template that its namespace declares.
template <class K, class V> struct Table {
  V value;
  template <class K1, class V1> friend bool operator==(const Table<K1, V1> &, const Table<K1, V1> &);
  template <class... T> friend int count(Table, T...);
};
template <class K, class V> bool operator==(const Table<K, V> &a, const Table<K, V> &b) { return a.value == b.value; }
template <class T, class... U> int count(T, U...) { return sizeof...(U); }
bool compares(Table<int, char> a, Table<int, char> b) { return a == b; }
int counts(Table<int, char> a) { return count(a, 1, 2); }
// So is one with a value whose type is a parameter, as the engines of <random> have it.
struct Stream {};
template <class U, U a> struct Engine {
  template <class V, V b, class C> friend C &operator<<(C &c, const Engine<V, b> &e);
};
template <class U, U a, class C> C &operator<<(C &c, const Engine<U, a> &e) { return c; }
void writes(Stream &v, Engine<int, 4> e) { v << e; }
// A member of an anonymous union is pointed to as one of the class around.
struct Variant {
  union {
    int i;
    double d;
    struct {
      char c;
    };
  };
};
int Variant::*outer = &Variant::i;
double points(Variant v) {
  int Variant::*p = &Variant::i;
  char Variant::*q = &Variant::c;
  p = &Variant::i;
  return v.*p + v.*q;
}
// The parts of what a namespace takes apart have types of their own.
struct Point {
  int x;
  char name[2];
};
Point made();
auto [px, pname] = made();
auto &&[rx, rname] = made();
int parts() { return px + pname[0] + rx * rname[1]; }
