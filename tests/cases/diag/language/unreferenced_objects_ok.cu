// flags: --no-header --c++17 --remarks
// Nothing is told of an object at namespace scope that is never named, but is made or destroyed by a function (177).
int *noted;
int value;
struct Registered {
  Registered() { noted = &value; }
};
struct Empty {
  Empty() {}
};
struct Numbered {
  explicit Numbered(int) {}
};
struct Destroyed {
  ~Destroyed() {}
};
int count();
struct Counted {
  int number = count();
};
struct Heir : Numbered {
  using Numbered::Numbered;
};
struct Around {
  Destroyed inner;
};
template <class T> struct Pattern {
  T item;
  Pattern() {}
};
static Registered registered;
static Empty empty;
static Numbered numbered(1);
static Destroyed destroyed;
static Counted counted;
static Heir heir(1);
static Around around;
static Pattern<int> pattern;
static auto deduced = Numbered(1);
const Numbered constant(1);
