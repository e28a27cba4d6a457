// Static members and instances of variable templates, the values of which are used or not.
// flags: -std=c++17
typedef void (*K)();
template<int N> __global__ void k() {}
template<class T> struct A { static K a,b,c,d,e,f,g,h,i,j; static const K l; static K arr[1], arr2[1]; };
#define D(x, n) template<class T> K A<T>::x = k<n>;
D(a,1) D(b,2) D(c,3) D(d,4) D(e,5) D(f,6) D(g,7) D(h,8) D(i,9) D(j,10)
template<class T> const K A<T>::l = k<11>;
template<class T> K A<T>::arr[1] = {k<12>};
template<class T> K A<T>::arr2[1] = {k<13>};
template<int N> K v = k<N+20>;
template<int N> const K cv = k<N+20>;
void h() {
  K x = A<int>::a; K &y = A<int>::b; K *p = &A<int>::c; A<int>::d; (void)A<int>::e; A<int>::f, 1; A<int>::g = nullptr; A<int>::h(); (*A<int>::i)(); 
  static_cast<void>(A<int>::j); (void) A<int>::l; A<int>::arr; (void)A<int>::arr2[0];
  v<1>; (void)v<2>; sizeof(v<3>); (void)&v<4>; decltype(v<5>) z; K u = v<6>; (void)cv<7>; sizeof(cv<8>);
}
