// expect: none
// flags: --c++17
// Names that a declaration has already, or has a second time: each is valid.
typedef struct { typedef enum { X, Y } kind; typedef struct { } part; struct other { }; } record;
record one;
record::kind which = record::X;
record::part part_of;
record::other other_of;
int sum() { enum e { e = 3 }; enum second { first, second = 4 }; return e + second; }
template <int... V> int folded() { return ([] { enum e { e = V }; return e; }() + ... + 0); }
template <auto> struct holder { static const int value = 1; };
template <auto... V> struct list { static const int value = 2; };
template <int N, auto First, auto... Rest> struct pair { static auto held = holder<list<Rest...>::value>::value; };
template <class T> struct traits { static auto value = T::value; };
int all() { return sum() + folded<1, 2>() + one.operator=(record()).X + which; }
