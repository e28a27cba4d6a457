// c++17
namespace g { enum class Op { A, B }; template <class S, Op Op, int N = 1> class It;
template <class S, int N> class It<S, Op::A, N> { public: int v; It(int a, int b) : v(a + b) {} S at(int i) const { return S(v + i); } };
template <class S, Op Op = Op::B, bool same = Op == g::Op::B> struct D { S s; bool is() const { return same && Op == g::Op::B; } };
template <class S, class E> struct W { using I = It<S, Op::A, 2>; int go(int n) const { I i(n, 1); return i.at(n); }
  int k(int n) { It<S, Op::B> j(n, 1); typename I::T t(n); return 0; } };
struct Q {}; template <class Q, Op Op> struct H { Q q; Q get() const { return q; } };
template <class T, Op Op> int fm(T t, H<T, Op> &m) { return t + (Op == g::Op::B) + m.get(); }
template <class Op, Op... N> struct Seq { static constexpr int n = sizeof...(N); };
template <class T, Op Op = Op::A> int f(T t) { return t + int(Op == g::Op::B); }
int use(H<int, Op::B> &h, const D<int> &d) {
  It<int, Op::A> i(1, 2); W<int, char> w;
  return i.v + i.at(2) + w.go(1) + f(1) + f<int, Op::B>(2) + fm(3, h) + d.s + d.is() + Seq<int, 1, 2>::n + Seq<Op, Op::A>::n; } }
