// expect: 65 error 14
// expect: 757 error 15
// expect: 757 error 16
// expect: 2675 error 21
// expect-device: 65 error 14
// expect-device: 757 error 15
// expect-device: 757 error 16
// expect-device: 2675 error 21
// flags: --c++17
// What the template itself took for a value stays one in its instances.
template <typename T> struct List { typedef T value_type; T *begin() const; T *end() const; };
template <typename T> int total(const T &c)
{
    T::value_type sum = 0;
    const T::value_type t = 3;
    for (T::value_type x : c) x = 3;
    return t;
}
template <typename T> int listed(T n)
{
    List<T>::value_type x = n;
    return x;
}
int main()
{
    List<int> v{};
    return total(v) + listed(3);
}
