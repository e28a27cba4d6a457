// expect: 29 error 59
// expect: 254 error 61
// expect: 29 error 61
// expect: 29 error 62
// expect: 254 error 63
// expect: 29 error 63
// expect: 254 error 64
// expect: 254 error 65
// expect: 29 error 65
// expect: 29 error 66
// expect: 254 error 67
// expect: 254 error 67
// expect: 254 error 68
// expect: 29 error 68
// expect: 29 error 68
// expect: 254 error 69
// expect: 29 error 69
// expect: 29 error 69
// expect: 29 error 70
// expect: 254 error 70
// expect: 29 error 70
// expect: 29 error 71
// expect: 29 error 72
// expect: 29 error 73
// expect: 29 error 73
// expect: 29 error 78
// expect: 254 error 79
// expect: 29 error 79
// expect: 29 error 80
// expect: 254 error 81
// expect: 29 error 81
// expect: 254 error 83
// expect: 29 error 83
// expect: 254 error 83
// expect: 29 error 83
// expect: 29 error 84
// expect: 29 error 87
// expect: 254 error 87
// expect: 29 error 87
// expect: 29 error 94
// expect: 254 error 95
// expect: 29 error 95
// expect-device: 29 error 87
// expect-device: 254 error 87
// expect-device: 29 error 87
// expect-device: 29 error 59
// expect-device: 254 error 63
// expect-device: 29 error 63
// expect-device: 254 error 65
// expect-device: 29 error 65
// expect-device: 29 error 94
// expect-device: 254 error 95
// expect-device: 29 error 95
// flags: --c++17
// Without template a < behind a member of a dependent class compares.
template <int N> struct Other { template <int M> static int dim(); };
template <typename T> struct Box { template <int N> T get() const; template <typename U> U as(); static Box make(); };
template <typename S> struct V {
    int f1(int i) { return S::dim<1>(); }
    int f2(int i) { return S::dim<1>(i); }
    int f4(int i) { return S::dim<int>(); }
    int f5(S s) { return s.get<1>(); }
    int f6(S s) { return s.get<int>(); }
    int f7(S s) { return s.get<int>(3); }
    int f8(S s) { return s.get<S>(); }
    int f9(S s) { return s.get<1, 2>(); }
    int f10(S *s) { return s->get<S, int>(3); }
    int f11(S s) { s.get<int>(); s.get<1>(); s.get<1>(3); return 1; }
    int f12(S s) { auto x = s.get<int>(); x + 1; int y = s.get<1>(); return x + y; }
    int f13(S s) { return f1(S::dim<1>()) + f1(S::dim<int>()); }
    int f14(S s) { return f1(s.member.get<1>()); }
    int f15(S s) { return Other<S::n>::dim<1>(); }
    int f16(S s) { if (s.get<1>() > 3) return 1; return s.get<1>().x; }
    int f17(S s) { return (*this).template f18<1>(s) + this->f18<1>(s); }
    template <int> int f18(S s) { return 1; }
};
template <typename T> struct Derived : Box<T> {
    int d1() { return this->get<1>(); }
    int d2() { return this->as<int>(); }
    int d3() { return Box<T>::get<1>(); }
    int d4(Derived &o) { return o.as<int>(); }
};
template <typename T> int h1(Box<T> b) { return b.as<int>() + Box<T>::make().as<int>(); }
template <typename T> int h2(T t) { return t.begin()->get<1>(); }
template <typename T> int h3(T t) { return t.a < 3 && t.b > 4; }
template <typename T> int h4(T t) { int x = 3; return t.x<1>(2) + t.size<3; }
auto lambda = [](auto x) { return x.get<1>() + x.as<int>(); };
struct Shape {
    template <int> static int dim(int = 0);
    template <typename> static int dim(int = 0);
    template <int, int = 0> int get(int = 0);
    template <typename, typename = int> int get(int = 0);
};
template <typename S> int g1(S s) { return s.get<1>(); }
template <typename S> int g2(S s) { return s.get<int>(); }
template <typename S> int g3(S s) { return S::dim<1>(3); }
int main()
{
    Shape s = {};
    V<Shape> v{};
    return g1(s) + g2(s) + g3(s) + v.f1(3) + v.f6(s) + v.f8(s);
}
