// expect: 330 error 35
// expect: 330 error 38
// expect: 330 error 39
// expect: 330 error 40
// expect: 330 error 41
// expect: 330 error 42
// expect: 330 error 43
// expect: 330 error 44
// expect: 330 error 44
// expect: 330 error 48
// expect: 330 error 49
// expect: 330 error 50
// expect: 330 error 50
template <class T>
class Box
{
    Box(int, T);
    ~Box();
    operator T() const &;
    Box &operator=(const Box &);
public:
    static Box &get();
};
class Plain
{
    operator int() const;
    operator long() volatile &;
    operator float() noexcept;
    Plain &operator=(const Plain &) &;
    int operator=(int) const;

public:
    static Plain &get();
};
int k = Plain::get();
void use()
{
    long k = Plain::get();
    float l = Plain::get();
    Plain::get() = Plain::get();
    Plain::get() = 1;
    float m = Box<float>::get();
    Box<float>::get() = Box<float>::get();
    Box<float> box(1, 2);
}
template <class T> void uses()
{
    float m = Box<T>::get();
    Box<T>::get() = Box<T>::get();
    Box<T> box(1, 2);
}
template void uses<float>();
