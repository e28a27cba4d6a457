// expect: 493 error 41
// expect: 493 error 42
// expect: 493 error 43
// expect: 493 error 44
// expect: 493 error 45
// expect: 493 error 46
// expect: 493 error 47
// expect: 493 error 48
// expect: 864 error 49
// expect: 443 error 50
// expect: 79 error 51
// expect: 441 error 52
// expect: 840 error 53
// expect: 3369 error 55
// expect: 842 warning 56
// expect: 834 error 57
// expect: 3369 error 59
// expect: 864 error 60
// expect: 3369 error 61
// expect: 506 error 62
// expect: 147 error 63
// expect: 3369 error 66
// expect: 864 error 69
// expect: 484 error 69
// expect: 864 error 71
// expect: 484 error 71
// expect: 135 error 73
// expect: 147 error 74
// expect: 65 error 79
// expect: 489 error 70
// What explicit specialisations and instantiations name has to be there, with such arguments.
#include <vector>
#include <type_traits>
template <typename T> struct Box { T item; static int n; void f(T); };
template <typename T> void whole(T);
template <typename T> T result(T);
template <typename T, typename U> void two(T, U);
template <int N> int number();
void plain(int);
template <typename T> struct Ordinary { void f(); };
template <> float whole<int>(int);
template <> void whole<int>(float);
template <> void whole(int, int);
template <> int result<int>(float);
template <> int result(float);
template <> void two<int>(int, float, char);
template <> int number<int>();
template <> float number<3>();
template <> void nothing<int>(int);
template <> struct Box<int, int> { };
template <> struct Box<3> { };
template <> struct Box { };
template <typename T> struct Box<T> { };
template <typename T> struct Box<T *> { T *item; };
template <typename T> struct Box<T *> { };
template <typename T, typename U> struct Box<T &> { };
template <typename T> struct Box<int> { };
template <> struct Box<char> { };
template <> struct Box<char> { };
template <> struct Missing<char> { };
template <typename T> struct Box { };
template <typename T, typename U> struct Box;
template <int N> struct Box;
template <typename T> void whole<T *>(T *);
template <typename T> T result(T) { return T(); }
template <typename T> T result(T) { return T(); }
template <typename T> float result(T);
template struct Box<short>;
template class Missing2<int>;
template void whole<int>(int);
template void missing<int>(int);
template int result(int);
template <> void Ordinary<int>::g() { }
template <> void Ordinary<int>::f(int) { }
template <typename T> using Alias = std::vector<T>;
template <typename T> constexpr bool value = false;
template <> constexpr bool value<int> = true;
template <typename T> constexpr bool value<T *> = 3.5;
template <> struct std::is_integral<Box<char>> { static const bool value = true };
