// expect: none
// Elaborated type specifiers before variables that a list initialises.
struct Mass {
  int value;
};
enum Unit { grams };
template <class T> struct Chain {
  T held;
  struct Chain<T> *next{};
  struct Chain *previous{nullptr}, *other{};
  struct Mass mass{1};
  const struct Mass pair[2]{};
  enum Unit unit{grams};
  struct Mass *get() const { return nullptr; }
  struct Last final {
    int l;
  } last{2};
};
struct Leaf final {
  struct Leaf *left{};
  struct Leaf *right{};
  int depth{};
};
struct Mass mass{3};
struct Mass *place{&mass};
int held(Chain<int> *c, Leaf *l) {
  struct Mass own{4};
  int sum = c->next->held + c->previous->held + c->other->held + c->mass.value + c->pair[1].value + c->unit;
  return sum + c->get()->value + c->last.l + l->left->depth + l->right->depth + place->value + own.value;
}
