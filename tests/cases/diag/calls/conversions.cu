// expect: 20007 error 78
// expect: 20007 error 78
// expect: 20007 error 78
// expect: 20007 error 78
// expect: 20007 error 78
// expect: 20007 error 78
// expect: 20007 error 78
// expect: 20007 error 78
// expect: 20007 error 78
// expect: 20007 error 78
// expect: 20007 error 78
// expect: 20007 error 78
// expect: 20007 error 78
// expect: 20007 error 78
// expect: 20007 error 78
// expect: 20007 error 78
// expect: 20007 error 78
// expect: 20007 error 78
// expect: 20007 error 78
// expect: 20007 error 78
// expect: 20007 error 78
// expect: 20007 error 78
// expect: 20007 error 78
// expect: 20007 error 78
// expect: 20007 error 78
// expect: 20007 error 78
// expect: 20007 error 78
// expect: 20007 error 78
// expect: 20007 error 78
// expect: 20007 error 78
// expect: 20007 error 78
// expect: 20007 error 81
// expect: 20007 error 81
// expect: 20007 error 81
// expect: 20007 error 81
// expect: 20007 error 81
// detail: 78:35 calling a __device__ function("S::operator bool() const") from a __host__ function("f3") is not allowed
// detail: 78:41 calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("f3") is not allowed
// detail: 78:52 calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("f3") is not allowed
// detail: 78:57 calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("f3") is not allowed
// detail: 78:60 calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("f3") is not allowed
// detail: 78:72 calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("f3") is not allowed
// detail: 78:82 calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("f3") is not allowed
// detail: 78:95 calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("f3") is not allowed
// detail: 78:115 calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("f3") is not allowed
// detail: 78:128 calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("f3") is not allowed
// detail: 78:135 calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("f3") is not allowed
// detail: 78:139 calling a __device__ function("_ZNK1Pcv1?Ev") from a __host__ function("f3") is not allowed
// detail: 78:142 calling a __device__ function("_ZNK1Pcv1?Ev") from a __host__ function("f3") is not allowed
// detail: 78:148 calling a __device__ function("_ZNK1Pcv1?Ev") from a __host__ function("f3") is not allowed
// detail: 78:155 calling a __device__ function("_ZNK1Pcv1?Ev") from a __host__ function("f3") is not allowed
// detail: 78:173 calling a __device__ function("_ZNK1Pcv1?Ev") from a __host__ function("f3") is not allowed
// detail: 78:183 calling a __device__ function("_ZNK1Xcv1?Ev") from a __host__ function("f3") is not allowed
// detail: 78:189 calling a __device__ function("_ZNK1Xcv1?Ev") from a __host__ function("f3") is not allowed
// detail: 78:207 calling a __device__ function("_ZNK1Xcv1?Ev") from a __host__ function("f3") is not allowed
// detail: 78:216 calling a __device__ function("_ZNK1Xcv1?Ev") from a __host__ function("f3") is not allowed
// detail: 78:225 calling a __device__ function("_ZNK1Xcv1?Ev") from a __host__ function("f3") is not allowed
// detail: 78:246 calling a __device__ function("_ZNK1Xcv1?Ev") from a __host__ function("f3") is not allowed
// detail: 78:256 calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("f3") is not allowed
// detail: 78:267 calling a __device__ function("_ZNK1Pcv1?Ev") from a __host__ function("f3") is not allowed
// detail: 78:278 calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("f3") is not allowed
// detail: 78:292 calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("f3") is not allowed
// detail: 78:299 calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("f3") is not allowed
// detail: 78:310 calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("f3") is not allowed
// detail: 78:314 calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("f3") is not allowed
// detail: 78:322 calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("f3") is not allowed
// detail: 78:335 calling a __device__ function("_ZNK1Scv1?Ev") from a __host__ function("f3") is not allowed
// detail: 81:96 calling a __device__ function("Arr::operator ->()") from a __host__ function("f11") is not allowed
// detail: 81:102 calling a __device__ function("Arr::operator ->()") from a __host__ function("f11") is not allowed
// detail: 81:110 calling a __device__ function("Arr::operator ->()") from a __host__ function("f11") is not allowed
// detail: 81:112 calling a __device__ function("Arr::operator ->()") from a __host__ function("f11") is not allowed
// detail: 81:127 calling a __device__ function("Arr::operator ->()") from a __host__ function("f11") is not allowed
struct A { __device__ A operator+(const A &) const; __device__ A &operator=(const A &); __device__ A &operator+=(int); __device__ A operator-() const; __device__ bool operator!() const; __device__ A operator,(int); __device__ bool operator==(const A &) const; __device__ A *operator&(); __device__ int &operator[](int); __device__ A operator~(); __device__ bool operator&&(int); __device__ A &operator++(); __device__ A operator--(int); __device__ int operator*(); __device__ int operator->*(int); __device__ A operator<<(int); __device__ bool operator<(const A &) const; __device__ A &operator=(int); };
struct B { A a; int x; };
enum E { e1 }; __device__ E operator+(E, int); __device__ E &operator++(E &); __device__ bool operator<(E, E);
struct S { __device__ operator bool() const; }; struct P { __device__ operator int *() const; }; struct X { __device__ explicit operator bool() const; __device__ explicit operator int() const; };
struct Fp { typedef void (*F)(int); __device__ operator F() const; };
void f3(S s, S t, P p, X x) { if (s) {} s ? 1 : 2; s && t; s || true; !s; while (s) {} for (; s;) {} do {} while (s); bool b = s; b = s; *p; p[1]; p + 1; p == nullptr; if (p) {} if (x) {} x && true; bool c(x); (int)x; int i(x); static_cast<int>(x); int j{s}; delete p; switch (s) {} int k = s + 1; s == true; s + t; b && s; b = b && !s; }
__device__ int operator""_k(unsigned long long); __device__ int operator""_s(const char *, unsigned long); __device__ int operator""_c(char); template<char... C> __device__ int operator""_t();
struct C { __device__ void operator()(int) const; __device__ void operator()(); template<class T> __device__ int operator()(T, T); };
struct Arr { __device__ Arr *operator->(); int m; void f(); }; void f11(Arr a) { a->m; a->f(); a->operator->(); a->m = 1; }
struct It { int i; __device__ bool operator!=(const It &) const; It &operator++(); __device__ int &operator*() const; }; struct R { __device__ It begin(); __device__ It end(); }; 
