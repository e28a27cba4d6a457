// The enumerators of a member of a class template name its parameters where they are defined outside.
template <class T, class U = float> struct Pair { enum class First : int; enum Second : int; struct In; };
template <class T, class U> enum class Pair<T, U>::First : int { a = sizeof(T), b = a + 1, c = sizeof(U) };
template <class T, class U> enum Pair<T, U>::Second : int { d = sizeof(T), e = d };
template <class T, int N> struct Sized { static const int twice = 2 * N; enum class Of : T; };
template <class T, int N> enum class Sized<T, N>::Of : T { low = N, high = Sized<T, N>::twice, wide = sizeof(T[N]) };
template <> enum class Pair<char, char>::First : int { a = 3, b = a };
struct Plain { enum class Kind : short; template <class T> struct Nested { enum class Kind : int; }; };
enum class Plain::Kind : short { x = 1, y = x + sizeof(Plain) };
template <class T> enum class Plain::Nested<T>::Kind : int { z = sizeof(T) };
int used() { return int(Pair<int>::First::c) + int(Sized<int, 3>::Of::high) + int(Plain::Nested<char>::Kind::z); }
