// expect: 3044 error 64
// expect: 484 error 64
// expect: 3044 error 65
// expect: 484 error 65
// expect: 3044 error 66
// expect: 484 error 66
// expect: 3044 error 67
// expect: 484 error 67
// expect: 3044 error 68
// expect: 484 error 68
// expect: 3044 error 70
// expect: 484 error 70
// expect: 147 error 71
// expect: 3044 error 73
// expect: 484 error 73
// expect: 20 error 75
// expect: 3044 error 75
// expect: 484 error 75
// expect: 20 error 76
// expect: 3044 error 76
// expect: 20 error 77
// expect: 3044 error 77
// expect: 20 error 78
// expect: 3044 error 78
// expect: 20 error 79
// expect: 3044 error 79
// expect: 20 error 80
// expect: 3044 error 80
// expect: 3044 error 83
// expect: 3044 error 84
// flags: --c++20
// What is instantiated explicitly satisfies the constraints (3044, with 484 as the directive then names nothing), which
// the type of an error does not.
template <class T> concept Small = sizeof(T) <= 4;
template <class L> concept Layout = requires(const L &l, int i) {
    l(i, i);
    l.size();
    { L::rank };
};
struct Row {
    static constexpr int rank = 2;
    int operator()(int, int) const;
    int size() const;
};
struct Diagonal {
    int operator()(int, int) const;
    int size() const;
};
template <Small T, Layout L = Row> class Matrix {
    T t;
    int good(T);
};
template <class T>
    requires(sizeof(T) == 8)
struct Eight {
    T t;
};
template <class T, class U>
    requires(sizeof(T) > 2)
struct Other {
    U u;
};
template class Matrix<float>;
template class Matrix<double>;
template class Matrix<float, Diagonal>;
template class Matrix<int, int>;
template struct Eight<int>;
extern template struct Eight<char>;
template class Matrix<Diagonal>;
template int Matrix<double>::good(double);
template int Matrix<float>::good(double);
namespace inner {
template class ::Eight<short>;
}
template class Matrix<float, Undefined>;
Matrix<Undefined> first;
Matrix<float, Undefined> *second;
Other<int, Undefined> third;
Other<Undefined, int> fourth;
void parameter(Matrix<Undefined> matrix);
void local()
{
    Matrix<double> a;
    Eight<char> *b;
}
