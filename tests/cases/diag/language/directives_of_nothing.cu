// expect: 493 error 30
// expect: 493 error 31
// expect: 493 error 32
// expect: 147 error 33
// expect: 493 error 34
// expect: 801 error 35
// expect: 493 error 36
// expect: 442 error 39
// expect: 484 error 39
// expect: 443 error 40
// expect: 484 error 40
// expect: 79 error 41
// expect: 147 error 42
// expect: 135 error 43
// expect: 484 error 43
// expect: 493 error 44
// expect: 386 error 47
// expect: 386 error 50
// expect: 386 error 51
// expect: 386 error 52
// expect: 1587 error 54
// expect: 1587 error 54
// expect: 1587 error 54
// Directives ask for functions and members that no template makes.
template <typename T> T biggest(T a, T b) { return a; }
template <typename T> T biggest(const T *p, int n);
int one(int); 
template <typename T> T single(T);
void over(int); void over(double, int);
template int biggest(int, long);
template int single(int, int);
template double single<int>(int);
template int one(int);
template void over(int);
template int nothing(int);
template void single<3>(int);
template <typename T> struct Grid { T at(int); static int n; struct In {}; template <typename U> U g(U); };
template <typename T, template <typename> class S> struct Two { };
template struct Two<int>;
template struct Grid<int, int>;
template class Grid<3>;
template int Grid<int>::at(long);
template int Grid<int>::no(int);
template double Grid<int>::g<double>(int);
template <typename T> constexpr T pi = T(3); 
template const float pi<float>;
int (*p1)(int) = biggest;
int (*p2)(int, int) = biggest;
int (*p3)(int) = single;
int (*p4)(int, int) = single;
int (*p5)(int) = over;
void (*p6)(double) = over;
void (*p7)(int) = &over;
auto p8 = over; auto p9 = biggest; auto p10 = single; auto p11 = single<int>;
