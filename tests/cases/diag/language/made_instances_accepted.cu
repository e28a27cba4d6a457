struct X {}; struct Y { static const int value = 1; int v; constexpr operator int() const { return 1; } };
template <class T> constexpr int a(T t) { return T::value; }
template <class T> constexpr int b(T t) { return a(t) + 1; }
int c1() { return a(Y()) + b(Y()); }
int c2() { return sizeof(a(X())); }
template <class T> constexpr bool has(decltype(T::value) *) { return true; }
template <class T> constexpr bool has(...) { return false; }
bool h1 = has<X>(nullptr), h2 = has<Y>(nullptr), h3 = has<int>(nullptr);
template <class T, class = decltype(T::value)> int sf(T); int sf(...);
int h4 = sf(1) + sf(X()) + sf(Y());
template <class T> void destroy(T *t) { t->T::~T(); t->~T(); }
template <class T> constexpr auto deduced(T t) { if constexpr (sizeof(T) > 100) return T::none; else return 1; }
int h5 = deduced(1) + deduced(Y());
template <class T> auto pick(T t) -> decltype(t.v) { return t.v; }
int h6 = pick(Y());
