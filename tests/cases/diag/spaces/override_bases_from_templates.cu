// expect: 20088 error 17
// expect: 20085 error 17
// expect: 20088 error 17
// expect: 20088 error 17
// expect: 20088 error 18
// expect: 20088 error 18
// expect: 20088 error 19
// expect: 20085 error 19
// expect: 20088 error 19
// expect: 20085 error 19
// expect: 20088 error 22
// expect: 20088 error 24
// expect: 20088 error 26
// expect: 20088 error 27
// Classes whose bases are instances of templates, and instances of templates with such bases.
template<class T> struct B { __device__ virtual void f(T); virtual void g(T); __device__ virtual ~B(); __device__ virtual operator T(); };
struct E : B<int> { void f(int) override; __device__ void g(int) override; ~E(); operator int(); };
struct F : E, B<char> { void f(int); void f(char); };
template<class T> struct D : B<T> { void f(T) override; __device__ void g(T) override; };
template struct D<int>;
D<char> d;
template<class T> struct G : B<long> { void f(long); void f(T); };
template<> struct B<float> { __device__ virtual void f(float); };
struct H : B<float> { void f(float); };
template<class T, int N> struct Q { struct I { __device__ virtual void f(T); }; };
struct R : Q<int, 3>::I { void f(int); };
template<class... T> struct V : T... { void f(int); };
V<B<int>> w;
