// expect: 493 error 21
// expect-device: 493 error 21
// Members defined outside of their class beside a member template whose parameter is called like one of their types.
typedef long Index;
template <class Derived> class Matrix {
public:
    template <int Index> int diagonal();
    template <int Index> int diagonal() const;
    int diagonal(Index index);
    int diagonal(Index index) const;
    template <class Index> int row(Index index);
    int row(Index *index);
    template <int Index> int wrong();
    int wrong(Index);
};
template <class Derived> template <int Value> inline int Matrix<Derived>::diagonal() { return Value; }
template <class Derived> template <int Value> inline int Matrix<Derived>::diagonal() const { return Value; }
template <class Derived> inline int Matrix<Derived>::diagonal(Index index) { return 1; }
template <class Derived> inline int Matrix<Derived>::diagonal(Index index) const { return 2; }
template <class Derived> inline int Matrix<Derived>::row(Index *index) { return *index; }
template <class Derived> inline int Matrix<Derived>::wrong(int index) { return index; }
struct Plain {
    template <int Index> int diagonal();
    int diagonal(Index index);
};
int Plain::diagonal(Index index) { return index; }
template <int Index> int Plain::diagonal() { return Index; }
__global__ void kernel() {}
