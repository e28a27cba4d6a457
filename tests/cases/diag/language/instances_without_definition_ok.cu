// expect: none
// Explicit instantiations that need no definition: of deleted functions, of members that a specialisation declares; and of
// conversion function templates that are defined by a qualified name.
template <typename> void deleted() = delete;
template void deleted<int>();
template <typename> void again() = delete;
template <typename> void again();
template void again<int>();

template <class T> class Foo { int compare(T x, T y); };
template <> int Foo<char>::compare(char x, char y);
template <class T> int Foo<T>::compare(T x, T y) {
    void *pointer = x;
    return 0;
}
extern template class Foo<char>;
template class Foo<char>;

struct A {
    template <class T> operator T *();
};
template <class T> A::operator T *() { return 0; }
template <> A::operator char *() { return 0; }
template A::operator void *();
int *use(A a) { return a.operator int *(); }

class Any {
public:
    template <typename T> operator T();
    template <typename T> T as() { return this->operator T(); }
    template <typename T> T as_again() { return operator T(); }
    int as_int() { return this->operator int(); }
};
template float Any::as();
template double Any::as_again();
