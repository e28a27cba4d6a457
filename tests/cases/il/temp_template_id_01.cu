// c++17
namespace std { template <int N, class T> auto get(T t) { return t.x; } template <class U, class T> U as(T t) { return U(t.x); } template <bool B, int... I, class T> int m(T t) { return t.x; } template <class U, class... R, class T> U v(T t) { return U(t.x); } enum E { a, b }; template <E e, class T> int en(T t) { return t.x; } template <template <class> class X, class T> int tt(T t) { return t.x; } template <char C, class T> int ch(T t) { return t.x; } template <unsigned long N, class T> int ul(T t) { return t.x; } template <auto A, class T> int au(T t) { return t.x; } template <int *P, class T> int pt(T t) { return t.x; } int g; }
namespace thr { using std::get; using std::as; template <class T> struct B {}; }
struct S { int x; template <int N> int mem(); template <class T> static T st(); };
template <class T, int K> int f(T t) {
  int r = std::get<0>(t) + thr::get<1>(t) + std::as<int>(t) + thr::as<long>(t) + std::m<true, 1, 2>(t) + std::v<int, long, T>(t) + std::en<std::a>(t) + std::tt<thr::B>(t);
  r += std::ch<'a'>(t) + std::ul<3>(t) + std::au<5u>(t) + std::get<K>(t) + std::get<K + 1>(t) + std::as<T>(t) + std::pt<&std::g>(t) + std::get<1 + 2>(t) + std::get<sizeof(int)>(t);
  using std::get; using thr::as;
  r += get<2>(t) + as<T *>(t) + ::std::get<3>(t) + (get<4>)(t) + t.template mem<4>() + T::template st<int>();
  return r;
}
template <class T> struct W { template <int N> int h(T t); template <class U> static int q(T); int go(T t) { return h<1>(t) + this->template h<2>(t) + q<long>(t) + W::q<T>(t); } };
namespace N { inline namespace v1 { template <int I, class T> int g(T t) { return t; } } template <int I, class T> int h(T t) { return t; } template <class T> int k(T t) { return g<0>(t) + h<1>(t) + v1::g<2>(t) + N::g<3>(t) + N::h<4>(t); } namespace in { template <class T> int kk(T t) { return g<0>(t) + h<1>(t); } template <int I, class T> int g2(T t); } }
namespace al = N; namespace U { using namespace N; template <class T> int k2(T t) { return g<5>(t) + al::h<6>(t) + U::h<7>(t); } }
template <int I, class T> int glob(T t) { return t; }
template <class T> int k3(T t) { return glob<1>(t) + ::glob<2>(t) + N::v1::g<3>(t); }
struct Cl { template <int I, class T> static int s(T); template <class T> int m(T t) { return s<1>(t) + Cl::s<2>(t); } };
struct D : Cl { template <class T> int m2(T t) { return s<1>(t) + Cl::s<2>(t) + D::s<3>(t); } };
template <class T> int k4(T t) { return Cl::s<1>(t) + D::s<2>(t); }
