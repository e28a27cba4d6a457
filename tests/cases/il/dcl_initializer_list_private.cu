// c++17
namespace std { typedef unsigned long size_t; template <class T> class initializer_list { const T *p; size_t n; constexpr initializer_list(const T *p, size_t n) : p(p), n(n) {} public: constexpr initializer_list() : p(0), n(0) {} constexpr size_t size() const { return n; } constexpr const T *begin() const { return p; } constexpr const T *end() const { return p + n; } }; }
struct V { V(std::initializer_list<int>); }; 
template <class T> struct W { typedef T value_type; W(std::initializer_list<value_type>); };
int sum(std::initializer_list<double>);
struct P { int a, b; };
void pp(std::initializer_list<P>); void ref(const int (&)[2]); void ref2(const P &);
int use(int n) {
  V v{1, 2}; W<int> w{1, 2}; sum({1, 2.5}); pp({{1, 2}, {3, 4}}); V m{n, 2}; auto l = {1, 2}; for (int i : {1, 2}) n += i;
  ref({1, 2}); ref2({1, 2}); std::initializer_list<int> il{1, 2, 3};
  return n;
}
