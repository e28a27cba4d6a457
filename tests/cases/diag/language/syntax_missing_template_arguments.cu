// expect: 29 error 25
// expect: 79 error 26
// expect: 29 error 27
// expect: 29 error 28
// expect: 29 error 32
// expect: 79 error 36
// expect: 29 error 38
// expect: 29 error 39
// expect: 29 error 40
// expect: 896 error 41
// expect: 29 error 42
// A comma among template arguments with nothing behind or in front of it: 29 where a value is wanted, 79 for a type;
// of functions 896 at the end.  A pack may be empty there.
template <class T, int R, int C>
struct Matrix {
    T v[R][C];
};
template <class... T>
struct Pack {};
template <class T, int R, int C>
int made(T) {
    return 0;
}

Matrix<float, , 3> first;
Matrix<, 2, 3> second();
using Third = Matrix<float, 2, >;
struct Derived : Matrix<int, , 3> {
    int count;
};
struct Holder {
    Matrix<int, 3, > member;
    int count;
};
Pack<int, > fits;
Pack<int, , int> lacks;

int uses(Matrix<int, , 3> given, Derived derived) {
    Matrix<int, 3, > local;
    made<int, , 3>(1);
    made<int, 3, 3, >(1);
    made<, 3, 4>(1);
    return given.v[0][0] + derived.count;
}
