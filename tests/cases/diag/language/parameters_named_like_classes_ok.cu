// expect: none
// flags: --c++20
// A parameter of a template that has the name of the class it stands for, which is defined below the template: in functions,
// classes, overloads that differ by it, partial specialisations, member templates, variable templates and lambdas.
template <typename Out> __host__ __device__ int told(int n) {
  if (n > 3) {
    Out::put("many");
    return 1;
  }
  return Out::count;
}
template <typename Out> struct Writer {
  typename Out::value kept;
  static int write(int n) { return n > 3 ? Out::put("x") : more(n); }
  static int more(int n) { return Out::put("y") + n; }
  template <typename Sink> int to(Sink *) { return Sink::size + (int)sizeof(typename Sink::part); }
};
template <typename T, typename Out> struct Part;
template <typename Out> struct Part<int, Out> : Out::value {
  int second = Out::count;
};
template <typename Out> constexpr int doubled = 2 * Out::count;
template <typename Factory> struct Runner {
  using state = typename Factory::state;
  template <typename C, typename F> static bool run(const Factory &, const C &, F) { return false; }
  template <typename C> static bool run(const Factory &, const C &, state &) { return true; }
};
template <typename... Out> int all() { return (0 + ... + Out::count); }
auto generic = []<typename Out>(Out) { return Out::count; };

struct Moved {
  Moved(int);
  Moved(Moved &&);
};
struct Out {
  struct value {
    int first;
  };
  static constexpr int count = 2;
  __host__ __device__ static int put(const char *) { return 0; }
};
struct Sink {
  static const int size = 8;
  struct part {
    int a;
  };
};
namespace deeper {
struct Out : ::Out {};
}
__global__ void k(int *p) { *p = told<Out>(*p) + told<deeper::Out>(1); }
int main() {
  struct Factory {
    using state = Moved;
  };
  Moved m(1);
  Part<int, Out> part;
  return Runner<Factory>::run(Factory(), 1, m) + Writer<Out>::write(1) + Writer<Out>().to((Sink *)nullptr) + part.second +
         doubled<Out> + all<Out, deeper::Out>() + generic(Out());
}
