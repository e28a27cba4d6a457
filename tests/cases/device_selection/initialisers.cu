// Initialisers: namespace variables, inline ones, static members of templates, default member initialisers, thread_local, arrays.
template <int N> __global__ void k() {}
template <int N> int run() { k<N><<<1, 1>>>(); return N; }
int plain = run<1>(); static int hidden = run<2>(); inline int shared_one = run<3>(); thread_local int mine = run<4>();
template <class T> struct S { static int first; static inline int second = run<10 + sizeof(T)>(); int member = run<20 + sizeof(T)>(); int other = run<30 + sizeof(T)>(); S() {} S(int) : member(0), other(0) {} };
template <class T> int S<T>::first = run<40 + sizeof(T)>();
template <class T> int variable = run<50 + sizeof(T)>();
struct Agg { int a = run<60>(); int b = run<61>(); };
int array[] = {run<70>(), run<71>()};
struct Lazy { int l = run<80>(); };
void host() { S<char> a(1); S<short> b; int read = S<int>::first; (void)read; (void)variable<long>; Agg g{1}; static int once = run<90>(); (void)once; (void)sizeof(Lazy); (void)a; (void)b; (void)g; }
