// expect: 352 error 20
// expect: 352 error 21
// expect: 352 error 24
// expect: 353 error 25
// expect: 352 error 28
// expect: 352 error 29
// expect: 353 error 31
// expect: 306 error 32
// expect: 352 error 37
// expect: 352 error 38
// expect: 353 error 39
// expect: 347 error 42
// Results of allocation functions by their types, which typedefs may name; default arguments of operators by the whole name.
typedef decltype(sizeof(0)) Size;
typedef void *Pointer;
typedef void Nothing;
struct Vec {
    float x;
};
static Vec operator new(Size, short);
Vec *operator new(Size, int);
Pointer operator new(Size, int, int);
Nothing *operator new(Size, char);
Size operator new[](Size, int);
Vec operator delete(void *, int);
Nothing operator delete(void *, char);
struct A {
    Vec operator new(Size);
    static A *operator new(Size, int);
    Pointer operator new[](Size);
    Size operator delete(void *);
    bool operator()(int = 3, int);
    bool operator==(A);
    A operator+(A);
};
template <typename T> struct B {
    T operator new(Size);
    static B *operator new(Size, int);
    Vec operator delete(void *);
};
A operator-(A, A);
A operator/(A = {}, A);
