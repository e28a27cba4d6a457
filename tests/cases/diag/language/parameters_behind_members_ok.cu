// expect: none
// Names behind the name of a member that is defined outside of its class are looked up in the class.
namespace d {
struct pm { typedef int L; };
typedef pm mutex;
struct cem { struct L { int a; }; };
class S {
  typedef cem mutex;
  void one(mutex);
  void two(mutex::L *);
  void three(const mutex &, mutex::L);
  mutex::L four(int);
  struct N { void five(mutex::L); };
  template <class T> void six(mutex::L, T);
  static mutex::L seven;
  S(mutex::L);
};
void S::one(mutex) {}
void S::two(mutex::L *) {}
void S::three(const mutex &, mutex::L) {}
S::mutex::L S::four(int) { return mutex::L(); }
void S::N::five(mutex::L) {}
template <class T> void S::six(mutex::L, T) {}
S::mutex::L S::seven = mutex::L();
S::S(mutex::L) {}
}
class Condition {
 public:
  Condition(bool (*func)(void *), void *arg);
  explicit Condition(const bool *cond);
  static const Condition kTrue;
  template <typename T> Condition(bool (*func)(T *), T *arg);
  template <typename T> Condition(T *object, bool (Condition::*method)(T *));
 private:
  bool (*eval_)(const Condition *);
  template <typename T> static bool CastAndCallFunction(const Condition *c);
  template <typename T> static bool Two(const Condition *c, int = sizeof(T));
  typedef bool (*F)();
  F function_;
  void *arg_;
};
template <typename T>
inline Condition::Condition(bool (*func)(T *), T *arg)
    : eval_(&CastAndCallFunction<T>), function_(reinterpret_cast<F>(func)), arg_(const_cast<void *>(static_cast<const void *>(arg))) {}
template <typename T>
inline Condition::Condition(T *object, bool (Condition::*method)(T *))
    : eval_(&CastAndCallFunction<T>), function_(nullptr), arg_(object) {}
bool fn(int *);
int x; Condition c(fn, &x);
