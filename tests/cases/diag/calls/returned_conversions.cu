// expect: 20007 error 36
// expect: 20007 error 37
// expect: 20007 error 37
// expect: 20007 error 38
// expect: 20007 error 38
// expect: 20007 error 38
// expect: 101 error 38
// expect: 549 warning 38
// expect: 174 warning 38
// expect: 174 warning 38
// expect: 20007 error 41
// expect: 20007 error 41
// expect: 20007 error 41
// expect: 20007 error 41
// expect: 20007 error 41
// detail: 36:17 calling a __device__ function("Fp::operator void (*)(int)() const") from a __host__ function("f4") is not allowed
// detail: 37:35 calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("f5") is not allowed
// detail: 37:46 calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("f5") is not allowed
// detail: 38:23 calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("f6") is not allowed
// detail: 38:49 calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("f7") is not allowed
// detail: 38:88 calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("f8") is not allowed
// detail: 38:96 "s" has already been declared in the current scope
// detail: 38:105 variable "s" is used before its value is set
// detail: 38:100 expression has no effect
// detail: 38:109 expression has no effect
// detail: 41:96 calling a __device__ function("Arr::operator ->()") from a __host__ function("f11") is not allowed
// detail: 41:102 calling a __device__ function("Arr::operator ->()") from a __host__ function("f11") is not allowed
// detail: 41:110 calling a __device__ function("Arr::operator ->()") from a __host__ function("f11") is not allowed
// detail: 41:112 calling a __device__ function("Arr::operator ->()") from a __host__ function("f11") is not allowed
// detail: 41:127 calling a __device__ function("Arr::operator ->()") from a __host__ function("f11") is not allowed
struct A { __device__ A operator+(const A &) const; __device__ A &operator=(const A &); __device__ A &operator+=(int); __device__ A operator-() const; __device__ bool operator!() const; __device__ A operator,(int); __device__ bool operator==(const A &) const; __device__ A *operator&(); __device__ int &operator[](int); __device__ A operator~(); __device__ bool operator&&(int); __device__ A &operator++(); __device__ A operator--(int); __device__ int operator*(); __device__ int operator->*(int); __device__ A operator<<(int); __device__ bool operator<(const A &) const; __device__ A &operator=(int); };
struct B { A a; int x; };
enum E { e1 }; __device__ E operator+(E, int); __device__ E &operator++(E &); __device__ bool operator<(E, E);
struct S { __device__ operator bool() const; }; struct P { __device__ operator int *() const; }; struct X { __device__ explicit operator bool() const; __device__ explicit operator int() const; };
struct Fp { typedef void (*F)(int); __device__ operator F() const; };
void f4(Fp f) { f(1); }
void f5(const S &s) { int a[3]; a[s]; a[0] = s; return; }
bool f6(S s) { return s; } int f7(S s) { return s + 1; } void f8(S s) { (void)s; (bool)s; bool(s); bool{s}; static_cast<bool>(s); }
__device__ int operator""_k(unsigned long long); __device__ int operator""_s(const char *, unsigned long); __device__ int operator""_c(char); template<char... C> __device__ int operator""_t();
struct C { __device__ void operator()(int) const; __device__ void operator()(); template<class T> __device__ int operator()(T, T); };
struct Arr { __device__ Arr *operator->(); int m; void f(); }; void f11(Arr a) { a->m; a->f(); a->operator->(); a->m = 1; }
struct It { int i; __device__ bool operator!=(const It &) const; It &operator++(); __device__ int &operator*() const; }; struct R { __device__ It begin(); __device__ It end(); }; 
