// expect: 20088 error 13
// expect: 20088 error 13
// expect: 20088 error 13
// expect: 20088 error 13
// expect: 20085 error 15
// expect: 20088 error 15
// expect: 20089 error 19
// expect: 20089 error 21
// expect: 20231 error 25
// expect: 20088 error 26
// Functions of class templates with dependent bases are compared in each instance, with all that they override.
template<class T> struct A { __device__ virtual void f(T); __device__ virtual void g(); };
template<class T> struct B : A<T> { void f(T); void g(); };
void u2() { B<char> b; B<int> c; }
template<class T> struct C : B<T> { __device__ void f(T); void g(); };
C<int> c;
template <class T> struct E : A<T> { ~E(); };
template <class T> struct F { __host__ __device__ virtual ~F(); };
template <class T> struct G : F<T> { ~G(); };
template <class T> struct H : F<T> { };
template <class T> struct I : F<T> { ~I() = default; };
G<int> g;
H<int> h;
I<int> i;
struct X { __global__ virtual void f(); };
struct Y : X { void f() override; };
struct Z : X { __device__ void f() override; };
