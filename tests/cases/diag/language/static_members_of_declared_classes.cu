// expect: 291 error 9
// expect: 291 error 10
// expect: 291 error 11
// expect: 291 error 12
// expect: 291 error 12
// A static data member is an object where it is defined, not where its class declares it.
struct Rep { explicit Rep(int) {} int v = 0; };
struct H { static Rep q; static const Rep r; static Rep s[2]; };
Rep H::q;
const Rep H::r;
Rep H::s[2];
struct I { inline static Rep q; static inline Rep z[2];};
template <class T> struct J { static Rep q; };
template <class T> Rep J<T>::q(1);
int g() { return J<int>::q.v; }
template <> Rep J<char>::q;
struct Unmade { static Rep q; Rep *p = &q; };
class Single {
  explicit Single(int);
  static Single only;
 public:
  static Single &get() { return only; }
};
