// c++17
struct Three { static constexpr int value = 3; using type = Three; };
template <int N> struct Number { static constexpr int value = N; };
template <int N> int number() { return N; }
template <class T> int typed() { return sizeof(T); }
int plain() { Three t; Number<decltype(t)::value> n; return number<decltype(t)::value>() + typed<decltype(t)::type>() + n.value; }
