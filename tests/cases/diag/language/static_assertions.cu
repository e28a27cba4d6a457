// expect: 1574 error 20
// expect: 2784 error 21
// expect: 1574 error 24
// expect: 1574 error 27
// expect: 1574 error 31
// expect: 1574 error 33
// expect: 1574 error 36
// expect: 1574 error 42
// expect: 1574 error 46
// expect: 2784 error 48
// expect: 1574 error 50
// expect: 1574 error 51
// expect: 1574 error 54
// expect: 1574 error 57
// expect: 1574 error 58
// expect: 1574 error 64
// expect: 1574 error 67
// expect: 1574 error 71
// Static assertions in every scope.
static_assert(sizeof(int) == 8, "int is not 8");
static_assert(sizeof(int) == 8);
static_assert(sizeof(int) == 4, "holds");
namespace N {
static_assert(false, "in a " "namespace");
}
extern "C" {
static_assert(0, "with linkage");
}
struct A {
  int x;
  static_assert(sizeof(int) == 1, "in a class");
  struct B {
    static_assert(sizeof(A *) == 1, "in a nested class");
  };
  void f() {
    static_assert(sizeof(A) == 1, "where the class is complete");
  }
};
enum { zero };
constexpr bool large(int i) { return i > 3; }
static_assert(large(4), "holds");
static_assert(large(zero), L"wide");
int f(int i) {
  constexpr int n = 3;
  if (i)
    static_assert(n == 4, "local constant");
  for (;;) {
    static_assert(zero);
  }
  auto lambda = [] { static_assert(zero, "in a lambda"); };
  auto generic = [](auto x) { static_assert(zero, "in a generic lambda"); static_assert(sizeof(x) == 1, "dependent"); };
}
__global__ void k() {
  static_assert(sizeof(void *) == 4, "in a kernel");
}
template <class T> struct OfAll {
  static_assert(sizeof(int) == 8, "for all arguments, once");
  static_assert(sizeof(T) == 8, "for some");
};
OfAll<long> fits;
OfAll<int> does_not;
template <class T> __device__ void d(T *p) {
  static_assert(sizeof(T) == 4, "never instantiated");
  static_assert(zero, "in a function template");
}
template <> struct OfAll<char> {
  static_assert(sizeof(char) == 8, "in a specialisation");
};
template <class S, class T> struct is_same { static constexpr bool value = false; };
template <class S> struct is_same<S, S> { static constexpr bool value = true; };
static_assert(is_same<int, float>::value, "types differ");
static_assert(is_same<int, int>::value, "holds");
