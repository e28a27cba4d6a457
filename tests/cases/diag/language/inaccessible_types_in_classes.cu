// expect: 265 error 31
// expect: 265 error 32
// expect: 265 error 33
// expect: 265 error 34
// expect: 265 error 36
// expect: 265 error 37
// expect: 265 error 37
// expect: 265 error 38
// expect: 265 error 39
// expect: 265 error 40
// expect: 265 error 41
// expect: 265 error 42
// expect: 265 error 43
// expect: 265 error 37
// expect: 265 error 34
// expect: 265 error 47
// expect: 265 error 48
// expect: 265 error 48
// expect: 265 error 49
// expect: 265 error 49
// expect: 265 error 50
// expect: 265 error 51
// expect: 265 error 52
// expect: 265 error 52
// expect: 265 error 53
// Private types that other classes name.
class Queue { class Iterator { int v; }; struct Node { int v; }; typedef int size_type; enum State { idle }; enum class Mode { a }; static int count; int n; template <class T> struct Tp {}; template <class T> using Al = T; static void sf(); void mf();
 public: Iterator begin(); Node *head(); size_type size(); State state(); using value = Node; };
class Sched {
  Queue q_;
  Queue::Iterator first() { return q_.begin(); }
  Queue::Node *h;
  Queue::size_type n;
  Queue::State s = Queue::idle;
  Queue::value v;
  Queue::Mode mode() const;
  void take(Queue::Node n, const Queue::State &s = Queue::idle);
  Queue::Tp<int> t;
  Queue::Al<int> al;
  Queue::Node arr[3];
  static Queue::Node st;
  using Alias = Queue::Node;
  typedef Queue::Iterator It;
};
Queue::State Queue::state() { return idle; }
Queue::Node *Queue::head() { return nullptr; }
Queue::Node *gl;
Queue::State gfun(Queue::Node n);
Queue::size_type gdef(Queue::size_type n) { return n; }
class Der : Queue { Queue::Node n; };
auto lam = [](Queue::Node n) {};
using GA = Queue::Node; typedef Queue::State GS;
extern Queue::Node ext;
