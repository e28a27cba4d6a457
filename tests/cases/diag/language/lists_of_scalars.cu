// expect: 413 error 111
// expect: 413 error 111
// expect: 413 error 111
// expect: 413 error 111
// expect: 144 error 111
// expect: 144 error 111
// expect: 144 error 111
// expect: 413 error 111
// expect: 413 error 111
// expect: 413 error 112
// expect: 413 error 112
// expect: 413 error 112
// expect: 144 error 112
// expect: 413 error 112
// expect: 413 error 112
// expect: 413 error 112
// expect: 413 error 112
// expect: 413 error 112
// expect: 413 error 112
// expect: 413 error 112
// expect: 146 error 112
// expect: 146 error 112
// expect: 413 error 112
// expect: 413 error 112
// expect: 144 error 112
// expect: 144 error 112
// expect: 413 error 113
// expect: 413 error 113
// expect: 413 error 113
// expect: 413 error 114
// expect: 413 error 114
// expect: 413 error 114
// expect: 413 error 114
// expect: 2361 warning 117
// expect: 2361 warning 117
// expect: 2361 warning 118
// expect: 2361 warning 118
// expect: 144 error 119
// expect: 413 error 119
// expect: 144 error 119
// expect: 413 error 119
// expect: 413 error 119
// expect: 2361 error 119
// expect: 413 error 119
// expect: 413 error 119
// expect: 413 error 119
// expect: 413 error 119
// expect: 413 error 119
// expect: 413 error 119
// expect-device: 413 error 111
// expect-device: 413 error 111
// expect-device: 413 error 111
// expect-device: 413 error 111
// expect-device: 144 error 111
// expect-device: 144 error 111
// expect-device: 144 error 111
// expect-device: 413 error 111
// expect-device: 413 error 111
// expect-device: 413 error 112
// expect-device: 413 error 112
// expect-device: 413 error 112
// expect-device: 144 error 112
// expect-device: 413 error 112
// expect-device: 413 error 112
// expect-device: 413 error 112
// expect-device: 413 error 112
// expect-device: 413 error 112
// expect-device: 413 error 112
// expect-device: 413 error 112
// expect-device: 146 error 112
// expect-device: 146 error 112
// expect-device: 413 error 112
// expect-device: 413 error 112
// expect-device: 144 error 112
// expect-device: 144 error 112
// expect-device: 177 warning 112
// expect-device: 177 warning 112
// expect-device: 177 warning 112
// expect-device: 177 warning 112
// expect-device: 413 error 113
// expect-device: 413 error 113
// expect-device: 413 error 113
// expect-device: 413 error 114
// expect-device: 413 error 114
// expect-device: 413 error 114
// expect-device: 413 error 114
// expect-device: 550 warning 114
// expect-device: 177 warning 114
// expect-device: 2361 warning 117
// expect-device: 2361 warning 117
// expect-device: 2361 warning 118
// expect-device: 2361 warning 118
// expect-device: 144 error 119
// expect-device: 413 error 119
// expect-device: 144 error 119
// expect-device: 413 error 119
// expect-device: 413 error 119
// expect-device: 2361 error 119
// expect-device: 413 error 119
// expect-device: 413 error 119
// expect-device: 413 error 119
// expect-device: 413 error 119
// expect-device: 413 error 119
// expect-device: 413 error 119
// expect-device: 550 warning 119
// expect-device: 550 warning 119
// expect-device: 177 warning 119
// Lists for scalars: objects of classes without a conversion, explicit conversion functions, and what conversion functions return.
// flags: --c++17
struct S {} s; struct C { operator float() const; } c; enum class E { e }; 
int a{s}; int b = {s}; int d(s); int e = s; int f = {c}; int g{c}; int h{E::e}; int i = {E::e}; int* j = {3}; int* k{s}; int l[2] = {s, 1}; 
void fn() { int a{s}; int b = {s}; int d(s); int* e = {2}; auto l = [] { }; int m{l}; int n = {l}; int o = {[] {}}; int p{[] {}}; float q{l}; E r{1}; E t{s}; E u = {s}; S v{1}; C w = {1}; int* x{l}; bool y{l}; bool z = {[] {}}; static int sa{l}; int aa = {nullptr}; int ab = {"x"}; }
struct M { int a{s}; int b = {s}; int* c = {s}; };
int ret() { return {s}; } void par(int); void call() { par(s); int x; x = {s}; int{s}; int(s); }
struct X { explicit operator int() const; explicit operator bool() const; operator long() const; } x; 
int x1{x}; int x2 = {x}; bool x3{x}; bool x4 = {x}; int x5(x); long x6{x}; short x7{x}; short x8 = {x}; enum F : int; 
struct Y { operator double() const; } y; float ya1{y}; int y2{y}; int y3 = {y}; float y4 = {y}; struct Z { int a; float b; } z{y, y}; int ya[1] = {y}; int yb{3.5}; int yc{static_cast<double>(y)};
void yf() { int a{y}; float b = {y}; Z c{y, y}; int d[2]{y, y}; int e{double(y)}; int f{y + 1.0}; }
int* r1() { return {1}; } int* r2() { return {s}; } void as() { int* p; p = {1}; p = {s}; p = {nullptr}; p = {}; int i; i = {s}; i = {2}; i = {2.5}; auto z = [](S s) -> int { return {s}; }; int j = int{s}; new int{s}; throw int{s}; static_cast<int>(s); (int){s}; }
