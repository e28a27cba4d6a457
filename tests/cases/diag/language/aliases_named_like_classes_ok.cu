// expect: none
// A member type that has the name of the class it stands for, which is defined below the template.
class Test;
template <bool, class A, class B> struct choice { typedef A type; };
template <typename T> struct Resolver : T {
  using Test = typename choice<sizeof(T) != 0, ::Test, void>::type;
  typedef void (*function)();
  static function get() { function f = &T::set; function g = &Test::set; Test::other(); return f == g ? f : nullptr; }
};
template <typename T> struct Other {
  typedef typename choice<sizeof(T) != 0, ::Test, void>::type Test;
  __host__ __device__ int size() { return Test::count + (int)sizeof(typename Test::inner); }
};
class Test {
public:
  static void set();
  static void other() {}
  static const int count = 3;
  struct inner { int a; };
};
void Test::set() {}
Resolver<Test>::function run() { return Resolver<Test>::get(); }
__host__ __device__ int sizes() { return Other<int>().size(); }
