// expect: 276 error 173
// expect: 937 error 173
// expect: 281 error 173
// expect: 65 error 173
// expect: 937 error 173
// expect: 281 error 173
// expect: 65 error 173
// expect: 276 error 158
// expect: 937 error 158
// expect: 281 error 158
// expect: 65 error 158
// expect: 276 error 159
// expect: 937 error 159
// expect: 281 error 159
// expect: 65 error 159
// expect: 276 error 160
// expect: 937 error 160
// expect: 281 error 160
// expect: 65 error 160
// expect: 20 error 160
// expect: 937 error 161
// expect: 281 error 161
// expect: 65 error 161
// expect: 20 error 161
// expect: 20 error 161
// expect: 20 error 161
// expect: 937 error 162
// expect: 65 error 162
// expect: 937 error 163
// expect: 254 error 163
// expect: 65 error 163
// expect: 276 error 164
// expect: 937 error 164
// expect: 254 error 164
// expect: 65 error 164
// expect: 937 error 164
// expect: 254 error 164
// expect: 65 error 164
// expect: 276 error 165
// expect: 937 error 165
// expect: 18 error 165
// expect: 937 error 165
// expect: 439 error 165
// expect: 276 error 166
// expect: 937 error 166
// expect: 281 error 166
// expect: 65 error 166
// expect: 276 error 166
// expect: 937 error 166
// expect: 254 error 166
// expect: 18 error 166
// expect: 937 error 167
// expect: 281 error 167
// expect: 65 error 167
// expect: 937 error 167
// expect: 281 error 167
// expect: 65 error 167
// expect: 20 error 167
// expect: 276 error 168
// expect: 937 error 168
// expect: 281 error 168
// expect: 65 error 168
// expect: 937 error 168
// expect: 439 error 168
// expect: 937 error 168
// expect: 254 error 168
// expect: 65 error 168
// expect: 276 error 169
// expect: 276 error 169
// expect: 276 error 169
// expect: 276 error 169
// expect: 276 error 169
// expect: 276 error 169
// expect-device: 276 error 173
// expect-device: 937 error 173
// expect-device: 281 error 173
// expect-device: 65 error 173
// expect-device: 937 error 173
// expect-device: 281 error 173
// expect-device: 65 error 173
// expect-device: 276 error 176
// expect-device: 937 error 176
// expect-device: 281 error 176
// expect-device: 65 error 176
// expect-device: 20 error 176
// expect-device: 245 error 176
// expect-device: 276 error 158
// expect-device: 937 error 158
// expect-device: 281 error 158
// expect-device: 65 error 158
// expect-device: 177 warning 159
// expect-device: 276 error 159
// expect-device: 937 error 159
// expect-device: 281 error 159
// expect-device: 65 error 159
// expect-device: 276 error 160
// expect-device: 937 error 160
// expect-device: 281 error 160
// expect-device: 65 error 160
// expect-device: 20 error 160
// expect-device: 177 warning 161
// expect-device: 937 error 161
// expect-device: 281 error 161
// expect-device: 65 error 161
// expect-device: 20 error 161
// expect-device: 20 error 161
// expect-device: 20 error 161
// expect-device: 937 error 162
// expect-device: 65 error 162
// expect-device: 937 error 163
// expect-device: 254 error 163
// expect-device: 65 error 163
// expect-device: 276 error 164
// expect-device: 937 error 164
// expect-device: 254 error 164
// expect-device: 65 error 164
// expect-device: 937 error 164
// expect-device: 254 error 164
// expect-device: 65 error 164
// expect-device: 276 error 165
// expect-device: 937 error 165
// expect-device: 18 error 165
// expect-device: 937 error 165
// expect-device: 439 error 165
// expect-device: 276 error 166
// expect-device: 937 error 166
// expect-device: 281 error 166
// expect-device: 65 error 166
// expect-device: 276 error 166
// expect-device: 937 error 166
// expect-device: 254 error 166
// expect-device: 18 error 166
// expect-device: 177 warning 167
// expect-device: 937 error 167
// expect-device: 281 error 167
// expect-device: 65 error 167
// expect-device: 937 error 167
// expect-device: 281 error 167
// expect-device: 65 error 167
// expect-device: 20 error 167
// expect-device: 276 error 168
// expect-device: 937 error 168
// expect-device: 281 error 168
// expect-device: 65 error 168
// expect-device: 937 error 168
// expect-device: 439 error 168
// expect-device: 937 error 168
// expect-device: 254 error 168
// expect-device: 65 error 168
// expect-device: 276 error 169
// expect-device: 276 error 169
// expect-device: 276 error 169
// expect-device: 276 error 169
// expect-device: 276 error 169
// expect-device: 276 error 169
// What an instance lacks of the types that its template names, by what they are named for.
template <class T> struct S {
  void a() { typename T::type x; }
  static void b() { typename T::type *x; }
  S() { typename T::type x(1), y; x.z(); }
  void c() { typedef typename T::type X; X a; X *named; }
  void d() { using X = typename T::type; X a; }
  int e() { return typename T::type(); }
  void f() { typename T::type(); (void)typename T::type(1); }
  void g() { sizeof(typename T::type); static_cast<typename T::type>(1); }
  void h() { for (typename T::type x; ; ) {} if (typename T::type()) {} }
  void i() { const typename T::type x = 1; static typename T::type y; int z = x; }
  void j() { if (1) typename T::a::b x; S<typename T::type> s; int z = typename T::type{}; }
  int k() { int x = T::value + T::z; l(T::a, T::b); return T::x + T::y; }
  static void l(int, int);
};
struct Has { struct a { struct b {}; }; using type = int; static int value, z, b, x, y; };
template <class T> struct U { void f() { typename T::type x; } };
template struct U<float>;
template struct U<int>;
template <class T> __device__ void inner(T t) { typename T::type x; x = 1; U<T>::f(); }
template <class T> __global__ void outer(T t) { inner(t); }
template __global__ void outer(char);
template struct S<int *>;
