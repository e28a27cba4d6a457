// What the class has is found where a member of a class template is defined outside, besides the template's parameters.
// flags: --c++17
template <class T> struct Vector { Vector(); Vector(int); };
template <int N, class T> struct Spline {
  typedef Vector<T> Weights;
  static Vector<double> a, b, c, d;
  static Weights e;
  static int n;
  static Vector<double> get();
  static Weights make();
  struct Inner { static int q; static Vector<T> r; };
};
template <int N, class T> Vector<double> Spline<N, T>::a(get());
template <int N, class T> Vector<double> Spline<N, T>::b(n);
template <int N, class T> Vector<double> Spline<N, T>::c(n * N);
template <int N, class T> Vector<double> Spline<N, T>::d(Spline<4, T>::get());
template <int N, class T> typename Spline<N, T>::Weights Spline<N, T>::e(make());
template <int N, class T> Vector<T> Spline<N, T>::Inner::r(q);
template <class T> struct Spline<0, T> { static Vector<double> a, b; static int get(); };
template <class T> Vector<double> Spline<0, T>::a(get());
template <class T> Vector<double> Spline<0, T>::b(Spline<4, T>::get());
template <class M> struct Base { enum { Row = 2 }; };
template <class M_> struct Matrix : Base<Matrix<M_>> {
  using Base<Matrix>::Row;
  class Iterator;
};
template <class M> class Matrix<M>::Iterator : Base<M> {
  int row() const { return Row + sizeof(M); }
};
