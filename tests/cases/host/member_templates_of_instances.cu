// member class templates that are specialised for several instances of one class template ([temp.expl.spec])
template <class T> struct B { template <class U> struct M { int x; }; template <class U> struct N; };
template <> template <class U> struct B<int>::M { int a; U u; };
template <> template <class U> struct B<char>::M { int b; static const int k = 3; };
template <> template <> struct B<char>::M<long> { int c; };
template <> template <class U> struct B<int>::N { int n1; }; template <> template <class U> struct B<long>::N { int n2; };
template <> template <class U> struct B<float>::M<U *> { int p; };
B<int>::M<int> x; B<char>::M<int> y; B<float>::M<int> z; B<char>::M<long> w; B<int>::N<int> v; B<long>::N<char> u; 
int s = x.a + y.b + z.x + w.c + v.n1 + u.n2 + B<char>::M<double>::k + sizeof(x.u);
