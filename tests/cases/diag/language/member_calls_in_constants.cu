// expect: 28 error 31
// expect: 28 error 32
// expect: 28 error 33
// expect: 28 error 34
// expect: 28 error 35
// expect: 28 error 36
// expect: 28 error 37
// expect: 28 error 38
// expect: 28 error 39
// expect: 28 error 40
// expect: 28 error 41
// expect: 28 error 42
// expect: 28 error 43
// expect: 28 error 44
// expect: 28 error 45
// expect: 28 error 46
// expect: 28 error 47
// expect: 28 error 48
// expect: 28 error 49
// expect: 28 error 50
// expect: 28 error 51
// expect: 28 error 52
// expect: 28 error 53
// expect: 28 error 54
// expect: 28 error 55
// expect: 28 error 56
struct O { constexpr O() {} int k() const; int k2(int) const; int k2(char) const; template <class T> int m(T) const; static int s(int); static int s(); int operator()(int) const; int operator+(int) const; operator int() const; int *operator->() const; int operator[](int) const; int operator[](char) const; };
int operator-(O, int); bool operator!(O);
template <class T> struct Q { constexpr Q() {} int k() const; int k2(int) const; int k2(char) const; static int s(); };
constexpr O o; constexpr Q<int> q; constexpr const O *p = &o;
constexpr int a1 = o.k();
constexpr int a2 = o.k2(1);
constexpr int a3 = o.m(1);
constexpr int a4 = o.m<int>(1);
constexpr int a5 = o.s(1);
constexpr int a6 = p->k();
constexpr int a7 = p->k2(1);
constexpr int a8 = o(1);
constexpr int a9 = o + 1;
constexpr int b1 = o;
constexpr int b2 = o - 1;
constexpr bool b3 = !o;
constexpr int b4 = o[1];
constexpr int b5 = q.k();
constexpr int b6 = q.k2(2);
constexpr int b7 = q.s();
constexpr int b8 = O().k();
constexpr int b9 = O{}.k();
constexpr int c1 = O{}.k2(1);
constexpr int c2 = (int)O{};
constexpr int c3 = 1 + o.k();
constexpr int c4 = 1 + o.k2(1);
constexpr int c5 = o.operator()(1);
constexpr int c6 = o.operator+(1);
constexpr int c7 = Q<int>().k();
constexpr int c8 = Q<int>::s();
