// Declarations of nothing by template-ids and decltype.
template <class T> struct X { T a; };
namespace N {
template <class T> struct X { T a; };
template <class T> using L = X<T>;
template <class T> T v = T();
template <class T> void fn(T) {}
}
X<int>;
::X<int>;
N::X<X<int>>;
N::L<int>;
decltype(1);
decltype(X<int>{}) const;
const X<int>;
typedef X<X<int> >;
typedef N::L<int>;
typedef decltype(1);
namespace M {
X<int>;
N::X<int>;
decltype(1);
using A = X<int>;
}
template <class T> void f(int a) {
    X<T>;
    N::X<T>;
    if (a) N::L<int>;
    decltype(a);
    decltype(1) const;
}
struct B { X<int> m; typedef X<char> t; };
__global__ void kernel(int *p) {
    X<int>;
    decltype(*p);
    *p = 1;
}
int main(int a, char **) {
    typedef N::L<int>;
    N::v<int>;
    a < 3 > 2;
    if (a) X<int>;
    else X<char>;
    for (; a--;) decltype(1);
    auto l = [] { X<int>; decltype(2); };
    l();
    f<int>(3);
    f<int>;
    N::fn<int>;
    N::fn<int>(a);
}
