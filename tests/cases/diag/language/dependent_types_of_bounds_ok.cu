// expect: none
// flags: --c++20
// Parameters whose types depend on others, deduced from array bounds.
template <typename T, decltype(sizeof(T)) N> int a1(T (&)[N]);
template <typename T, decltype(sizeof(int)) N> int a2(T (&)[N]);
template <typename T, unsigned long N> int a3(T (&)[N]);
template <typename T> using sz = decltype(sizeof(T)); template <typename T, sz<T> N> int a4(T (&)[N]);
template <class T> struct st { typedef unsigned long t; }; template <typename T, typename st<T>::t N> int a5(T (&)[N]);
template <decltype(sizeof(1)) N, typename T> int a7(T (&)[N]);
void f(int (&s)[4]) { a1(s); a2(s); a3(s); a4(s); a5(s); a7(s); }
template <typename T, decltype(sizeof(T)) N> auto array_size(T (&)[N]) -> decltype(N) { return N; }
template <unsigned C> struct dimension { template <class... T> constexpr dimension(T...) {} };
struct base { template <class... T> constexpr base(T...) {} };
template <class P> struct mixed { static constexpr base part{dimension<P::first>{0}}; };
int main() { int simple[4] = {}; return array_size(simple); }
