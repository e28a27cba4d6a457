// expect: 289 error 17
// expect: 289 error 17
// expect: 289 error 17
// expect: 289 error 17
// expect: 289 error 17
// expect: 289 error 17
// expect: 289 error 17
struct B { B(int); B(int, int); explicit B(char *); };
struct D1 : B { using B::B; };
struct D2 : B { using B::B; D2(); D2(float, float, float); };
template <class T> struct TB { TB(T); };
struct D3 : TB<int> { using TB<int>::TB; };
template <class T> struct D4 : TB<T> { using TB<T>::TB; };
struct D5 : D1 { using D1::D1; };
struct C { C(int); template <class T> C(T, T *); };
struct D6 : C { using C::C; };
void f() { D1 a(1, 2, 3); D2 b(1, 2, 3, 4); D3 c("a"); D4<int> d("a", 2); D5 e(1, 2, 3, 4); D6 g(1, 2); D2 h(nullptr, 1); }
