// expect: 65 error 31
// expect: 20 error 32
// expect: 20 error 33
// expect: 65 error 38
// expect: 20 error 40
// expect: 65 error 41
// expect: 65 error 42
// expect: 65 error 43
// expect: 757 error 44
// expect: 757 error 45
// expect: 20 error 46
// expect: 20 error 48
// expect: 757 error 49
// expect: 20 error 50
// expect: 20 error 50
// expect: 65 error 54
// expect: 20 error 55
// expect: 65 error 58
// expect: 20 error 58
// expect: 65 error 59
// expect: 20 error 59
// expect: 2675 error 61
// expect: 757 error 61
// expect-device: 2675 error 61
// expect-device: 757 error 61
// flags: --c++17
// Without typename a statement is an expression, and declares nothing; the parameters of a function are judged one by one.
template <typename T> struct List { typedef T value_type; typedef T *iterator; T *begin() const; T *end() const; };
template <typename T> int total(const T &c)
{
    T::value_type sum = 0;
    for (auto it = c.begin(); it != c.end(); ++it) sum += *it;
    return sum;
}
int outer;
template <typename T> int others(const T &c)
{
    T::value_type outer = 0;
    outer += 3;
    T::value_type *p = 0;
    T::value_type a, b;
    T::value_type q(3);
    T::value_type r{3};
    const T::value_type t = 3;
    static T::value_type u = 3;
    { r = 2; }
    { int q = 3; q = 4; }
    if (a) a = 3;
    for (T::value_type x : c) x = 3;
    return *p + a + q + t + u + b;
}
template <typename T> int unused(const T &c)
{
    T::value_type sum = 0;
    return sum;
}
template <typename T> struct Member {
    int f() { T::value_type x = 1; return x; }
    int g() { T::value_type x = 1; return x; }
};
template <typename T> void parameters(List<T>::iterator it, T::value_type n) {}
int main()
{
    List<int> v{};
    return v.begin() == v.end();
}
