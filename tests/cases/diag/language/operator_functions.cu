// expect: 898 error 37
// expect: 345 error 38
// expect: 898 error 38
// expect: 344 error 39
// expect: 500 error 40
// expect: 341 error 41
// expect: 341 error 42
// expect: 898 error 43
// expect: 898 error 44
// expect: 345 error 45
// expect: 347 error 46
// expect: 559 error 47
// expect: 344 error 48
// expect: 341 error 49
// expect: 436 error 50
// expect: 351 error 51
// expect: 354 error 52
// expect: 344 error 54
// expect: 345 error 55
// expect: 344 error 56
// expect: 500 error 57
// expect: 344 error 58
// expect: 342 error 59
// expect: 342 error 60
// expect: 898 error 61
// expect: 344 error 62
// expect: 343 error 64
// expect: 436 error 65
// expect: 347 error 66
// expect: 354 error 68
// expect: 344 error 74
// expect: 342 error 75
// expect: 343 error 76
// How operator functions are declared: members or not, with how many parameters, of which types.
struct V { int a; };
enum E { e1 };
int operator+(int);
int operator+();
int operator!(V, V);
int operator++(V, float);
int operator()(V);
V operator=(V, V);
V &operator+=(int &, int);
int operator*(V *a, V *b);
int operator/(E &a);
int operator==(V a, V b = V());
int operator<(V a, ...);
template <typename T> int operator-(T a, T b, T c);
template <typename T> int operator=(T &a, int b);
operator int();
void *operator new(int);
void operator delete(int *);
struct M {
    int operator+(int, int);
    int operator/();
    int operator!(int);
    int operator++(float);
    int operator[](int, int);
    static int operator()(char);
    static M &operator=(float);
    friend int operator+(int, double);
    friend int operator!(M, M);
    friend M operator-(M);
    operator int(int);
    static operator char();
    int operator-(int a = 3);
    int operator()(int, int = 3);
    void operator delete(int);
    void operator delete(void *, int);
    int operator--();
    int operator--(int);
};
template <typename T> struct TT {
    T operator+(T, T);
    static T operator-(T);
    operator T(int);
    T operator++(T);
};
