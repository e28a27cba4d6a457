// expect: 20007 error 65
// expect: 20007 error 65
// expect: 20007 error 65
// expect: 20007 error 65
// expect: 20007 error 65
// expect: 20007 error 67
// expect: 20007 error 67
// expect: 20007 error 67
// expect: 20007 error 67
// expect: 20007 error 67
// expect: 20007 error 67
// expect: 20007 error 67
// expect: 20007 error 67
// expect: 20007 error 67
// expect: 20007 error 67
// expect: 20007 error 67
// expect: 20007 error 67
// expect: 20007 error 67
// expect: 20007 error 68
// expect: 20007 error 68
// expect: 20007 error 68
// expect: 20007 error 68
// expect: 20007 error 68
// expect: 20007 error 70
// expect: 20007 error 70
// expect: 174 warning 70
// expect: 20007 error 70
// expect: 20007 error 70
// expect: 174 warning 70
// detail: 65:13 calling a __device__ function("operator ""_k(unsigned long long)") from a __host__ function("f9") is not allowed
// detail: 65:18 calling a __device__ function("_Zli2_s1?1?") from a __host__ function("f9") is not allowed
// detail: 65:25 calling a __device__ function("_Zli2_c1?") from a __host__ function("f9") is not allowed
// detail: 65:32 calling a __device__ function("_Zli2_k1?") from a __host__ function("f9") is not allowed
// detail: 65:38 calling a __device__ function("_Zli2_k1?") from a __host__ function("f9") is not allowed
// detail: 67:24 calling a __device__ function("_ZNK1CclE1?") from a __host__ function("f10") is not allowed
// detail: 67:24 calling a __device__ function("_ZNK1CclE1?") from a __host__ function("f10") is not allowed
// detail: 67:30 calling a __device__ function("C::operator ()()") from a __host__ function("f10") is not allowed
// detail: 67:30 calling a __device__ function("C::operator ()()") from a __host__ function("f10") is not allowed
// detail: 67:38 calling a __device__ function("_ZNK1CclE1?") from a __host__ function("f10") is not allowed
// detail: 67:38 calling a __device__ function("_ZNK1CclE1?") from a __host__ function("f10") is not allowed
// detail: 67:46 calling a __device__ function("_ZNK1CclE1?") from a __host__ function("f10") is not allowed
// detail: 67:46 calling a __device__ function("_ZNK1CclE1?") from a __host__ function("f10") is not allowed
// detail: 67:52 calling a __device__ function("_ZN1CclI1?EE1?1?1?") from a __host__ function("f10") is not allowed
// detail: 67:52 calling a __device__ function("_ZN1CclI1?EE1?1?1?") from a __host__ function("f10") is not allowed
// detail: 67:63 calling a __device__ function("_ZNK1CclE1?") from a __host__ function("f10") is not allowed
// detail: 67:81 calling a __device__ function("C::operator ()()") from a __host__ function("f10") is not allowed
// detail: 67:81 calling a __device__ function("C::operator ()()") from a __host__ function("f10") is not allowed
// detail: 68:96 calling a __device__ function("Arr::operator ->()") from a __host__ function("f11") is not allowed
// detail: 68:102 calling a __device__ function("Arr::operator ->()") from a __host__ function("f11") is not allowed
// detail: 68:110 calling a __device__ function("Arr::operator ->()") from a __host__ function("f11") is not allowed
// detail: 68:112 calling a __device__ function("Arr::operator ->()") from a __host__ function("f11") is not allowed
// detail: 68:127 calling a __device__ function("Arr::operator ->()") from a __host__ function("f11") is not allowed
// detail: 70:30 calling a __device__ function("_ZNK2ItneE1?") from a __host__ function("f12") is not allowed
// detail: 70:30 calling a __device__ function("It::operator *() const") from a __host__ function("f12") is not allowed
// detail: 70:33 expression has no effect
// detail: 70:51 calling a __device__ function("_ZNK2ItneE1?") from a __host__ function("f12") is not allowed
// detail: 70:51 calling a __device__ function("It::operator *() const") from a __host__ function("f12") is not allowed
// detail: 70:56 expression has no effect
struct A { __device__ A operator+(const A &) const; __device__ A &operator=(const A &); __device__ A &operator+=(int); __device__ A operator-() const; __device__ bool operator!() const; __device__ A operator,(int); __device__ bool operator==(const A &) const; __device__ A *operator&(); __device__ int &operator[](int); __device__ A operator~(); __device__ bool operator&&(int); __device__ A &operator++(); __device__ A operator--(int); __device__ int operator*(); __device__ int operator->*(int); __device__ A operator<<(int); __device__ bool operator<(const A &) const; __device__ A &operator=(int); };
struct B { A a; int x; };
enum E { e1 }; __device__ E operator+(E, int); __device__ E &operator++(E &); __device__ bool operator<(E, E);
struct S { __device__ operator bool() const; }; struct P { __device__ operator int *() const; }; struct X { __device__ explicit operator bool() const; __device__ explicit operator int() const; };
struct Fp { typedef void (*F)(int); __device__ operator F() const; };
__device__ int operator""_k(unsigned long long); __device__ int operator""_s(const char *, unsigned long); __device__ int operator""_c(char); template<char... C> __device__ int operator""_t();
void f9() { 1_k; "a"_s; 'c'_c; 1_k + 2_k; }
struct C { __device__ void operator()(int) const; __device__ void operator()(); template<class T> __device__ int operator()(T, T); };
void f10(C c, C *p) { c(1); c(); (*p)(1); C()(2); c(1, 2); p->operator()(1); C{}(); }
struct Arr { __device__ Arr *operator->(); int m; void f(); }; void f11(Arr a) { a->m; a->f(); a->operator->(); a->m = 1; }
struct It { int i; __device__ bool operator!=(const It &) const; It &operator++(); __device__ int &operator*() const; }; struct R { __device__ It begin(); __device__ It end(); }; 
void f12(R r) { for (int x : r) x; for (auto &y : r) { y; } }
