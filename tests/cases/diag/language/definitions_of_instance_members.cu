// expect: 498 error 56
// expect: 1670 error 56
// expect: 498 error 57
// expect: 1670 error 57
// expect: 498 error 58
// expect: 1670 error 58
// expect: 506 error 59
// expect: 506 error 60
// expect: 506 error 61
// expect: 506 error 62
// expect: 276 error 63
// expect: 441 error 63
// expect: 1670 error 63
// expect: 276 error 64
// expect: 441 error 64
// expect: 276 error 65
// expect: 441 error 65
// expect: 276 error 66
// expect: 441 error 66
// expect: 795 error 67
// expect: 795 error 68
// expect: 795 error 69
// expect: 864 error 70
// expect: 864 error 71
// expect: 864 error 72
// expect: 147 error 73
// expect: 135 error 74
// expect: 135 error 75
// expect: 147 error 76
// expect: 147 error 77
// expect: 147 error 78
// expect: 147 error 79
// expect: 147 error 80
// expect: 135 error 81
// expect: 135 error 82
// expect: 20 error 83
// expect: 498 error 83
// expect: 20 error 84
// expect: 498 error 84
// expect: 20 error 85
// expect: 147 error 85
// expect: 135 error 86
// expect: 135 error 87
// expect: 20 error 88
// expect: 498 error 88
// expect: 1670 error 88
// expect: 20 error 89
// expect: 135 error 89
// expect: 20 error 90
// expect: 147 error 90
// The class in front of the name of a member is the template itself, a specialisation or an instance.
template <class T, class A = int> struct Two { T get(A) const; void set(T); static int n; };
template <class T> struct One { T get() const; void set(T); static int n; void a(); struct In { void k(); }; };
template <> struct One<char> { void c(); };
template <class T> struct One<T *> { void ptr(T); };
template <class T> T Two<T>::get(int) const { return T(); }
template <class T, class A> T Two<A, T>::get(A) const { return T(); }
template <class T, class A> T Two<T>::get(A) const { return T(); }
template <class T, class U> T One<T>::get() const { return T(); }
template <class T, class U> void One<T>::set(T t) { }
template <class T, int N> void One<T>::a() { }
template <class T, class U> int One<T>::n = 0;
template <class T> T One::get() const { return T(); }
template <class T> void One::set(T) { }
template <class T> int One::n = 0;
template <class T> void One::zz() { }
void One<int>::set(int) { }
int One<int>::get() const { return 0; }
int One<int>::n = 3;
template <class T> void On<T>::set(T) { }
template <class T> int On<T>::n = 0;
template <class T> void On<T>::In::k() { }
template <class T> void One<T *>::ptr(T *) { }
template <class T> void One<T *>::gone(T) { }
template <> void One<int>::gone(int) { }
template <> void One<int>::set(float) { }
template <> int One<int>::set(int) { return 0; }
template <> float One<int>::n = 0;
template <> void One<int>::a() const { }
void One<char>::c(int) { }
void One<char>::d() { }
template <class T> void One<T*>::set(T) { }
template <class T> Nod *One<T>::find() { return 0; }
template <class T> In *One<T>::find() { return 0; }
template <class T> In One<T>::get() const { return 0; }
template <class T> One<T>::In *One<T>::find2() { return 0; }
template <class T> typename One<T>::In *One<T>::find3() { return 0; }
template <class T> Nod *One<T>::find4(int a) const { return 0; }
template <class T> Nod One<T>::find5() { return 0; }
template <class T> Nod One<T>::set(T) { }
