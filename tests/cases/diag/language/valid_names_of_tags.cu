// expect: none
// flags: --c++20
enum class Fruit { apple, pear };
int of(Fruit f) {
  using enum Fruit;
  switch (f) {
  case apple: return 1;
  case pear: break;
  }
  return 0;
}
struct device {
  int id;
  const struct ops { int (*open)(struct device *); } *ops;
};
static int default_open(struct device *d) { return d->id; }
static const struct device::ops default_ops = {default_open};
static struct device root = {1, &default_ops};
int arrays() {
  int three[3](1), listed[](1, 2, 3);
  return three[0] + listed[2] + root.id;
}
