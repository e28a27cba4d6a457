// What template arguments may make of references in lists, of arrays and of new-expressions, as the original sees it.
template <class T> T given() noexcept;
template <class...> struct none { typedef void type; };
template <class T> void take(T);

#define ASK(name, ...)                                                                          \
  template <class T, class U, class = void> struct name { static const bool value = false; };   \
  template <class T, class U> struct name<T, U, typename none<decltype(__VA_ARGS__)>::type> {   \
    static const bool value = true;                                                             \
  };

ASK(listed, T{given<U>()})
ASK(passed, take<T>({given<U>()}))
ASK(cast, T(given<U>()))
ASK(made, new T{given<U>()})
ASK(initialised, new T(given<U>()))
ASK(counted, new T[given<U>()])

struct A { int a; };
struct D : A {};
enum class S { one };
typedef int pair[2];

// An object of a related type is taken in any category, with any qualifiers; what makes a temporary must not narrow.
static_assert(listed<int &, int>::value && listed<int &, const int &>::value && listed<int &&, int &>::value, "");
static_assert(listed<A &&, A &>::value && listed<A &&, const A &>::value && listed<A &&, D &>::value, "");
static_assert(!listed<int &, long>::value && !listed<const int &, double>::value && !listed<int &&, long>::value, "");
static_assert(listed<const int &, short>::value && !passed<const int &, double>::value, "");
static_assert(passed<int &&, int>::value && !passed<int &&, int &>::value, "");

// Nothing is cast to an array, and no array is initialised in parentheses.
static_assert(!cast<pair, int>::value && !cast<char[3], const char (&)[3]>::value, "");
static_assert(!initialised<char[3], const char (&)[3]>::value && listed<pair, int>::value, "");

// Arrays of references do not exist; the number of elements may be of any type.
static_assert(counted<int, long>::value && counted<int, A>::value && counted<A, S>::value, "");
static_assert(!counted<int &, int>::value && counted<int, int *>::value, "");

static_assert(made<bool, decltype(nullptr)>::value && !made<S, long>::value && made<S, int>::value, "");
