// A parameter of a member template is an instance of what the class was given, whatever that template's name is.
// flags: -std=c++17
template <class A, class B = int> struct Pair { A a; B b; };
template <class... X> struct Pack { int v = 3; };
template <template <class...> class T> struct OfPacks { template <class... U> static int all(T<U...>) { return sizeof...(U); } };
template <template <class, class> class T> struct OfTwo { template <class A, class B> static int both(T<A, B>) { return sizeof(A) + sizeof(B); } template <class A> static int first(T<A, int> &&) { return sizeof(A); } };
template <template <class...> class T> struct OfOne { template <class U> static int one(const T<U> &) { return 1; } struct In { template <class U> static int inner(T<U>) { return 2; } }; };
template <class A> struct Alone {};
__global__ void kernel(int *p, int n) { *p = n; }
int main() { int n = OfPacks<Pair>::all(Pair<int>{}) + OfPacks<Pack>::all(Pack<int, char>{}) + OfTwo<Pair>::both(Pair<int>{}) + OfTwo<Pair>::first(Pair<char>{}) + OfOne<Alone>::one(Alone<int>{}) + OfOne<Alone>::In::inner(Alone<int>{}); kernel<<<1, 1>>>(nullptr, n); return n; }
