// A typedef of a base names its constructors: `using B = Base<C>; using B::Base;`.
template <int N> __global__ void kern() {}
struct Parameters { enum Order { A, B }; using Ord = Order; };
template <class Sub> class Scheduler {
public:
  struct Info { int i; };
  struct Args { int a; };
  int go() const { kern<1><<<1, 1>>>(); return static_cast<const Sub*>(this)->work(3).i; }
  Scheduler() {}
  explicit Scheduler(int x) { kern<sizeof(Sub) + 20><<<1, 1>>>(); }
};
class Static : public Scheduler<Static> {
public:
  using BaseScheduler = Scheduler<Static>;
  using BaseScheduler::Scheduler;
  using Params = Parameters;
  using Order = typename Params::Ord;
  using Info = typename BaseScheduler::Info;
  Info work(int n) const { kern<7><<<1, 1>>>(); return {n}; }
  static BaseScheduler::Args args(BaseScheduler::Info i) { kern<8><<<1, 1>>>(); return {1}; }
};
template <class T> class Dynamic : public Scheduler<Dynamic<T>> {
public:
  typedef Scheduler<Dynamic> Base;
  using Base::Base;
  using Up = Base;
  using Up::go;
  typename Up::Info work(T n) const { kern<sizeof(T) + 30><<<1, 1>>>(); return {int(n)}; }
};
template <class T> struct Use { using W = typename T::Info; T t; int run() { W w = t.work(2); return t.go() + w.i; } };
int main() {
  Static s(3);
  Static::args({1});
  Dynamic<long> d(4);
  return Use<Static>().run() + Use<Dynamic<char>>().run() + d.go();
}
