// flags: --c++20
// A list that narrows what template arguments make of its items is no error in a template's declaration: nothing comes
// of that declaration.
template <class T> T &&given() noexcept;
template <class...> using Void = void;
template <class T> struct Row {
  T items[1];
};
template <class T> struct Box {
  Box(T);
};
template <class T, class From, class = void> struct Takes {
  static constexpr bool value = false;
};
template <class T, class From> struct Takes<T, From, Void<decltype(Row<T>{{given<From>()}})>> {
  static constexpr bool value = true;
};
template <class T, class From> concept Listed = requires(From from) { T{from}; };
template <class T, class From> concept Made = requires { new T{given<From>()}; };
template <class T, class From> concept Boxed = requires(From from) { Box<T>{from}; };
template <class T> void take(T);
template <class T, class From> concept Passed = requires(From from) { take<T>({from}); };
template <class T> char constant(decltype(T{300}) *);
template <class T> int constant(...);
constexpr short small = 7;
template <class T> char named(decltype(T{small}) *);
template <class T> int named(...);
enum class Byte : unsigned char {};
struct Number {
  operator int() const;
};

static_assert(Takes<long, int>::value && Takes<double, float>::value && Takes<float, Number>::value);
static_assert(!Takes<float, int>::value && !Takes<int, long>::value && !Takes<unsigned, int>::value);
static_assert(!Takes<bool, int *>::value && !Takes<bool, int>::value && !Takes<float, double>::value);
static_assert(Listed<long, int> && !Listed<float, int> && !Listed<int, const char *> && !Listed<char, int>);
static_assert(Listed<Byte, unsigned char> && !Listed<Byte, int>);
static_assert(Made<long, int> && !Made<float, int> && Passed<long, int> && !Passed<float, int>);
static_assert(Boxed<float, int>);
static_assert(sizeof(constant<short>(nullptr)) == 1 && sizeof(constant<char>(nullptr)) != 1);
static_assert(sizeof(constant<bool>(nullptr)) == 1 && sizeof(constant<float>(nullptr)) == 1);
static_assert(sizeof(named<char>(nullptr)) == 1 && sizeof(named<float>(nullptr)) == 1);
static_assert(sizeof(named<Byte>(nullptr)) == 1);
