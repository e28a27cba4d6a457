// expect: 65 error 12
// expect: 757 error 13
// expect: 757 error 14
// expect-device: 65 error 12
// expect-device: 757 error 13
// expect-device: 757 error 14
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
int main()
{
    List<int> v{};
    return total(v);
}
