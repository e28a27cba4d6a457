// expect: 291 error 12
// expect: 322 error 21
// expect: 2334 error 39
// expect: 3369 error 50
// flags: --c++20
// A virtual base class is initialised by the class of a whole object: an abstract class need not.
struct Root { Root(int); };
struct Stem : virtual Root { virtual void f() = 0; Stem() {} };
struct Leaf : Stem { Leaf() : Root(0) {} void f() override; };
struct Implicit : virtual Root { virtual void f() = 0; };
struct Blossom : Implicit { Blossom() : Root(0) {} void f() override; };
struct Whole : virtual Root { Whole() {} };

// A function of a virtual base class is overridden on one of the ways to it.
struct Top { virtual void f() = 0; virtual void g() = 0; };
struct Left : virtual Top { void f() override; };
struct Right : virtual Top { void g() override; };
struct Bottom : Left, Right {};
struct Open : Left, virtual Top {};
Bottom bottom;
Open open;

// A name is declared in front of its initialiser.
struct Self { Self(const Self &); Self(Self *); Self(Self &, int); };
Self copied(copied);
Self pointed(&pointed);
void local() { Self one(one), two(two, 3); }
struct Hidden {};
Hidden Hidden(Hidden);

// A function without a name as a parameter.
void takes(void() noexcept, int (*)() noexcept, void(int) throw());

// Nothing is made for an array without elements, and a designator initialises directly.
struct Needs { explicit Needs(int, int); };
struct Flexible { Flexible() : count(0) {} int count; Needs rest[0]; };
struct Aggregate { Needs needs; };
Aggregate direct = {.needs{1, 2}};
Aggregate assigned = {.needs = {1, 2}};

// The names of earlier declarators are values, too.
Self first(nullptr), second(first), third(second, 3);
int one = 1, two(one), three(int), *pointer(&one);

// UTF-8 literals initialise arrays of char, and a constexpr member is declared again outside of its class.
char narrow[] = u8"narrow";
unsigned char wide[8] = {u8"wide"};
struct Members { static inline constexpr int a = 4; static inline const int b = 4; };
const int Members::a;
const int Members::b;
