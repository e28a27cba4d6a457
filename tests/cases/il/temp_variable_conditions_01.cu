// c++17
template <class T> inline constexpr bool tv = sizeof(T) > 2; template <class T> struct tt { static constexpr bool value = tv<T>; }; template <class T> constexpr int ti = 3;
template <class T, int N, bool B> int f(T t) { if constexpr (tv<T>) return 1; if constexpr (tt<T>::value) return 2; if (tv<T>) return 3; if constexpr (!tv<T>) return 4; if constexpr (tv<T> && B) return 5; if constexpr (N > 2) return 6; if constexpr (B) return 7; if constexpr (ti<T>) return 8; if constexpr (sizeof(T) == 2) return 9; while (tv<T>) return 1; bool b = tv<T>; b = tv<T>; return tv<T> ? 1 : 2; }
