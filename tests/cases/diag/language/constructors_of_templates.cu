// expect: 147 error 10
// expect: 493 error 11
// expect: 493 error 13
// expect: 493 error 15
// expect: 147 error 17
// expect: 135 error 19
// expect: 147 error 21
// Constructors of class templates that are defined with other parameters than they are declared with.
template <typename T> class One { public: One(int n); ~One(); One &operator=(const One &); };
template <typename T> One<T>::One(int n, int m) {}
template <> One<int>::One(int, int) {}
template <typename T> class Two { public: Two(int n); Two(float); };
template <typename T> Two<T>::Two(int n, int m) {}
template <typename T> class Kept { public: Kept(int n); Kept(const Kept &) = delete; };
template <typename T> Kept<T>::Kept(int n, int m) {}
template <typename T> class Inner { public: template <class U> Inner(U n); };
template <typename T> Inner<T>::Inner(int n, int m) {}
template <typename T> class None { public: int x; };
template <typename T> None<T>::None(int n, int m) {}
template <typename T> class Plain { public: Plain() = default; };
template <typename T> Plain<T>::Plain(int n, int m) {}
template <typename T> class Right { public: Right(T, int *); T t; };
template <typename U> Right<U>::Right(U u, int *) : t(u) {}
