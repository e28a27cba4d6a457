// expect: 20007 error 65
// expect: 20007 error 65
// expect: 20007 error 65
// expect: 20007 error 65
// expect: 20007 error 65
// expect: 20007 error 65
// expect: 20007 error 65
// expect: 20007 error 65
// expect: 20007 error 65
// expect: 20007 error 65
// expect: 20007 error 65
// expect: 20007 error 65
// expect: 20007 error 65
// expect: 20007 error 66
// expect: 20007 error 66
// expect: 20007 error 66
// expect: 20007 error 66
// expect: 20007 error 66
// expect: 20007 error 66
// expect: 20007 error 66
// expect: 20007 error 67
// expect: 20007 error 67
// expect: 20007 error 67
// expect: 20007 error 69
// expect: 20007 error 69
// expect: 20007 error 69
// expect: 20007 error 69
// expect: 20007 error 69
// detail: 65:38 calling a __device__ function("A::operator +(const A&) const") from a __host__ function("members") is not allowed
// detail: 65:45 calling a __device__ function("_ZN1AaSE1?") from a __host__ function("members") is not allowed
// detail: 65:52 calling a __device__ function("_ZN1ApLE1?") from a __host__ function("members") is not allowed
// detail: 65:58 calling a __device__ function("A::operator -() const") from a __host__ function("members") is not allowed
// detail: 65:62 calling a __device__ function("A::operator !() const") from a __host__ function("members") is not allowed
// detail: 65:68 calling a __device__ function("_ZNK1AeqE1?") from a __host__ function("members") is not allowed
// detail: 65:75 calling a __device__ function("_ZN1AixE1?") from a __host__ function("members") is not allowed
// detail: 65:80 calling a __device__ function("A::operator ~()") from a __host__ function("members") is not allowed
// detail: 65:84 calling a __device__ function("A::operator ++()") from a __host__ function("members") is not allowed
// detail: 65:90 calling a __device__ function("_ZN1AmmE1?") from a __host__ function("members") is not allowed
// detail: 65:94 calling a __device__ function("A::operator *()") from a __host__ function("members") is not allowed
// detail: 65:99 calling a __device__ function("_ZN1ApmE1?") from a __host__ function("members") is not allowed
// detail: 65:107 calling a __device__ function("_ZN1AlsE1?") from a __host__ function("members") is not allowed
// detail: 66:27 calling a __device__ function("_ZNK1AplE1?") from a __host__ function("nested") is not allowed
// detail: 66:43 calling a __device__ function("_ZNK1AplE1?") from a __host__ function("nested") is not allowed
// detail: 66:47 calling a __device__ function("_ZNK1AplE1?") from a __host__ function("nested") is not allowed
// detail: 66:55 calling a __device__ function("_ZNK1AplE1?") from a __host__ function("nested") is not allowed
// detail: 66:60 calling a __device__ function("_ZN1AaSE1?") from a __host__ function("nested") is not allowed
// detail: 66:71 calling a __device__ function("_ZN1AaSE1?") from a __host__ function("nested") is not allowed
// detail: 66:67 calling a __device__ function("_ZN1AaSE1?") from a __host__ function("nested") is not allowed
// detail: 67:21 calling a __device__ function("_Zpl1?1?") from a __host__ function("enums") is not allowed
// detail: 67:26 calling a __device__ function("_Zpp1?") from a __host__ function("enums") is not allowed
// detail: 67:34 calling a __device__ function("_Zpl1?1?") from a __host__ function("enums") is not allowed
// detail: 69:23 calling a __device__ function("Arr::operator ->()") from a __host__ function("arrows") is not allowed
// detail: 69:29 calling a __device__ function("Arr::operator ->()") from a __host__ function("arrows") is not allowed
// detail: 69:37 calling a __device__ function("Arr::operator ->()") from a __host__ function("arrows") is not allowed
// detail: 69:39 calling a __device__ function("Arr::operator ->()") from a __host__ function("arrows") is not allowed
// detail: 69:54 calling a __device__ function("Arr::operator ->()") from a __host__ function("arrows") is not allowed
struct A { __device__ A operator+(const A &) const; __device__ A &operator=(const A &); __device__ A &operator+=(int);
  __device__ A operator-() const; __device__ bool operator!() const; __device__ bool operator==(const A &) const;
  __device__ int &operator[](int); __device__ A operator~(); __device__ A &operator++(); __device__ A operator--(int);
  __device__ int operator*(); __device__ int operator->*(int); __device__ A operator<<(int); };
struct B { A a; int x; };
enum E { e1 };
__device__ E operator+(E, int);
__device__ E &operator++(E &);
void members(A a, A b, B x, B y) { a + b; a = b; a += 1; -a; !a; a == b; a[1]; ~a; ++a; a--; *a; a->*1; a << 1; x = y; }
void nested(A a, A b) { a.operator+(b); a + b + a; (a + b) = a; a = b = a; }
void enums(E e) { e + 1; ++e; e1 + 1; }
struct Arr { __device__ Arr *operator->(); int m; void f(); };
void arrows(Arr a) { a->m; a->f(); a->operator->(); a->m = 1; }
