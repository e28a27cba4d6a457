// expect: 106 error 106
// expect: 106 error 107
// expect: 106 error 108
// expect: 106 error 111
// expect: 106 error 112
// expect: 106 error 113
// expect: 106 error 115
// expect: 1835 warning 115
// expect: 106 error 116
// expect: 106 error 117
// expect: 106 error 118
// expect: 106 error 120
// expect: 106 error 120
// expect: 3306 warning 121
// expect: 106 error 121
// expect: 106 error 122
// expect: 107 error 122
// expect: 106 error 122
// expect: 106 error 122
// expect: 106 error 123
// expect: 105 error 127
// expect: 959 warning 128
// expect: 959 warning 129
// expect: 959 warning 130
// expect: 959 warning 131
// expect: 959 warning 132
// expect: 3306 warning 133
// expect: 3306 warning 134
// expect: 959 warning 135
// expect: 107 error 136
// expect: 959 warning 137
// expect: 3306 warning 138
// expect: 107 error 138
// expect: 107 error 139
// expect: 959 warning 139
// expect: 105 error 139
// expect: 959 warning 140
// expect: 959 warning 141
// expect: 1835 warning 141
// expect: 107 error 142
// expect: 1835 warning 142
// expect: 1835 warning 142
// expect: 106 error 144
// expect: 959 warning 144
// expect: 106 error 145
// expect: 959 warning 145
// expect: 107 error 145
// expect: 106 error 146
// expect: 106 error 146
// expect: 107 error 146
// expect-device: 106 error 106
// expect-device: 106 error 107
// expect-device: 106 error 108
// expect-device: 106 error 111
// expect-device: 106 error 112
// expect-device: 106 error 113
// expect-device: 106 error 115
// expect-device: 1835 warning 115
// expect-device: 106 error 116
// expect-device: 106 error 117
// expect-device: 106 error 118
// expect-device: 106 error 120
// expect-device: 106 error 120
// expect-device: 3306 warning 121
// expect-device: 106 error 121
// expect-device: 106 error 122
// expect-device: 107 error 122
// expect-device: 106 error 122
// expect-device: 106 error 122
// expect-device: 106 error 123
// expect-device: 105 error 127
// expect-device: 959 warning 128
// expect-device: 959 warning 129
// expect-device: 959 warning 130
// expect-device: 959 warning 131
// expect-device: 959 warning 132
// expect-device: 3306 warning 133
// expect-device: 3306 warning 134
// expect-device: 959 warning 135
// expect-device: 107 error 136
// expect-device: 959 warning 137
// expect-device: 3306 warning 138
// expect-device: 107 error 138
// expect-device: 107 error 139
// expect-device: 959 warning 139
// expect-device: 105 error 139
// expect-device: 959 warning 140
// expect-device: 959 warning 141
// expect-device: 1835 warning 141
// expect-device: 107 error 142
// expect-device: 1835 warning 142
// expect-device: 1835 warning 142
// expect-device: 106 error 144
// expect-device: 959 warning 144
// expect-device: 106 error 145
// expect-device: 959 warning 145
// expect-device: 107 error 145
// expect-device: 106 error 146
// expect-device: 106 error 146
// expect-device: 107 error 146
// Bit-fields: their types, their widths, and initialisers before C++20.
struct I { int a; };
enum E : short { x };
enum class G { g };
struct Types {
  float c : 3;
  int *p : 4;
  I i : 2;
  E e : 2;
  bool b : 1;
  double : 3;
  int &r : 2;
  const float cf : 2;
  unsigned long long ok : 40;
  __host__ float hf : 2;
  decltype(nullptr) np : 3;
  int I::*mp : 3;
  wchar_t w : 4; char ch : 2; long double ld : 3;
  __int128 big : 100;
  typedef float F; F tf : 3, tg : 2;
  float a0 : 3 = 2;
  float a1 : 0, : 2, :0;
  float a2 : 100;
};
constexpr int bits = 9;
struct Widths {
  int : -1;
  bool b : 9;
  char c : bits;
  E e : 20;
  G g : 33;
  int : 40, : 0;
  int a1 : 3 = 2;
  int a2 : 3 {2};
  int a4 : 'a';
  int a5 : (int)0;
  unsigned long long a6 : 65;
  int a8 : 0 = 2;
  int a9 : 0, a10 : 33, a11 : -1;
  const short b2 : sizeof(int) * 8;
  __host__ int hw : 70;
  __host__ __device__ int hz : 0;
};
union U { float f : 3; int n : 33; };
void local() { struct L { float x : 3; int n : 33; int z : 0; }; }
template <class T> struct D { T t : 3; float f : 2; struct N { double d : 3; T t : 3; int z : 0; }; };
struct Public { public: unsigned a : 3; private: int : 0; protected: long b : 33; };
