// expect: 135 error 134
// expect: 254 error 134
// expect: 40 error 134
// expect: 135 error 135
// expect: 282 error 135
// expect: 135 error 136
// expect: 254 error 136
// expect: 282 error 136
// expect: 135 error 137
// expect: 254 error 137
// expect: 282 error 137
// expect: 135 error 138
// expect: 254 error 138
// expect: 1038 error 138
// expect: 135 error 139
// expect: 254 error 139
// expect: 282 error 139
// expect: 135 error 140
// expect: 254 error 140
// expect: 282 error 140
// expect: 135 error 141
// expect: 254 error 141
// expect: 282 error 141
// expect: 135 error 142
// expect: 254 error 142
// expect: 282 error 142
// expect: 135 error 144
// expect: 254 error 144
// expect: 40 error 144
// expect: 135 error 145
// expect: 282 error 145
// expect: 135 error 146
// expect: 254 error 146
// expect: 282 error 146
// expect: 135 error 147
// expect: 254 error 147
// expect: 282 error 147
// expect: 135 error 148
// expect: 254 error 148
// expect: 282 error 148
// expect: 135 error 149
// expect: 254 error 149
// expect: 282 error 149
// expect: 65 error 149
// expect: 135 error 150
// expect: 254 error 150
// expect: 282 error 150
// expect: 135 error 152
// expect: 254 error 152
// expect: 282 error 152
// expect: 135 error 154
// expect: 254 error 154
// expect: 282 error 154
// expect: 135 error 155
// expect: 65 error 155
// expect: 283 error 156
// expect: 65 error 156
// expect: 135 error 158
// expect: 254 error 158
// expect: 282 error 158
// expect: 135 error 159
// expect: 65 error 159
// expect: 135 error 160
// expect: 65 error 160
// expect-device: 135 error 134
// expect-device: 254 error 134
// expect-device: 40 error 134
// expect-device: 135 error 135
// expect-device: 282 error 135
// expect-device: 135 error 136
// expect-device: 254 error 136
// expect-device: 282 error 136
// expect-device: 135 error 137
// expect-device: 254 error 137
// expect-device: 282 error 137
// expect-device: 135 error 138
// expect-device: 254 error 138
// expect-device: 1038 error 138
// expect-device: 135 error 139
// expect-device: 254 error 139
// expect-device: 282 error 139
// expect-device: 135 error 140
// expect-device: 254 error 140
// expect-device: 282 error 140
// expect-device: 135 error 141
// expect-device: 254 error 141
// expect-device: 282 error 141
// expect-device: 135 error 142
// expect-device: 254 error 142
// expect-device: 282 error 142
// expect-device: 135 error 144
// expect-device: 254 error 144
// expect-device: 40 error 144
// expect-device: 135 error 145
// expect-device: 282 error 145
// expect-device: 135 error 146
// expect-device: 254 error 146
// expect-device: 282 error 146
// expect-device: 135 error 147
// expect-device: 254 error 147
// expect-device: 282 error 147
// expect-device: 135 error 148
// expect-device: 254 error 148
// expect-device: 282 error 148
// expect-device: 135 error 149
// expect-device: 254 error 149
// expect-device: 282 error 149
// expect-device: 65 error 149
// expect-device: 135 error 150
// expect-device: 254 error 150
// expect-device: 282 error 150
// expect-device: 135 error 152
// expect-device: 254 error 152
// expect-device: 282 error 152
// expect-device: 135 error 154
// expect-device: 254 error 154
// expect-device: 282 error 154
// expect-device: 135 error 155
// expect-device: 65 error 155
// expect-device: 283 error 156
// expect-device: 65 error 156
// expect-device: 135 error 158
// expect-device: 254 error 158
// expect-device: 282 error 158
// expect-device: 135 error 159
// expect-device: 65 error 159
// expect-device: 135 error 160
// expect-device: 65 error 160
// Misspelt templates of a namespace with arguments behind them, which are read as comparisons with what follows `::`.
namespace geo {
int plain;
void fn(int);
}
int a0 = geo::bx<float, 3>::n;
int a1 = geo::bx<3>::n;
int a2 = geo::bx<float>::n + 1;
static_assert(geo::bx<float>::value, "x");
static_assert(geo::bx<float, int>::value, "x");
static_assert(!geo::bx<float>::value && true, "x");
int array[geo::bx<float>::n];
int list[2] = {geo::bx<float>::n, 1};
template <typename T> constexpr bool variable = geo::bx<T>::value;
void body() {
  int a0 = geo::bx<float, 3>::n;
  int a1 = geo::bx<3>::n;
  geo::fn(geo::bx<float>::n);
  geo::bx<float, 3>::m();
  geo::bx<float>::m();
  geo::bx<float>::type z;
  if (geo::bx<float>::n > 3)
    return;
  for (int i = 0; i < geo::bx<float>::n; i++)
    ;
  static_assert(geo::bx<float>::value, "x");
  using A = geo::bx<float>;
  typedef geo::bx<float> B;
}
int returned() { return geo::bx<float>::n; }
geo::bx<int> function();
geo::bx<int>::type another();
int last;
