// expect: none
// flags: --c++17
template <bool, class T> struct when { using type = T; };
template <class T> struct when<false, T> {};
template <class T, int n> struct table { template <class... A> __host__ __device__ table(T *, A...); };
template <class T, class... A, typename when<(sizeof...(A) > 0), int>::type = 0> explicit table(T *, A...) -> table<T, sizeof...(A)>;
template <class T, class... A, typename when<(sizeof...(A) > 1), int>::type = 0> __host__ __device__ table(T **, A...) -> table<T, 1>;
template <class... A, class T> table(T &, A...) -> table<T, 2>;
template <class T> struct list { struct row { row(T, T); }; template <class U> struct cell { cell(U, T); template <class... A, class V> cell(V *, A...); }; template <class V, class... A, class W = V> cell(V *, A...) -> cell<V>; };
void made(int *p) { table t(p, 1, 2); }
