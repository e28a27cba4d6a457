// flags: --c++17
// What initialises a static data member outside of its class may name what the class may.
class X {
    static int g() { return 0; }
    static const int n = 3;
    typedef int I;
    enum E { e = 2 };
    int field;
    X(int) {}
    ~X() {}

public:
    static int a, b, c, d;
    static int array[2];
    static int (*pointer)();
    static int X::*member;
    static X whole;
    static X list[1];
    class Inner {
        static int h() { return g(); }
        static int value;
    };
};
int X::a = X::g();
int X::b = g() + n;
int X::c(X::g());
int X::d = [] { return X::g() + g(); }();
int X::array[2] = {X::g(), e};
int (*X::pointer)() = &X::g;
int X::*X::member = &X::field;
X X::whole = X(1);
X X::list[1] = {X(2)};
int X::Inner::value = h() + X::g();
class Test {
public:
    virtual void body() {}
};
namespace a {
namespace b {
class Case : public Test {
public:
    Case() {}
    void body() override;

private:
    static int add() { return 0; }
    static int registered __attribute__((unused));
    Case(const Case &) = delete;
};
int Case::registered = Case::add();
void Case::body() {}
}
}
template <class T> class Y {
    static int g() { return sizeof(T); }
    static int a;

public:
    static int get() { return a; }
};
template <class T> int Y<T>::a = Y<T>::g();
template <> int Y<char>::a = Y<char>::g();
int use() { return Y<int>::get() + Y<char>::get(); }
