// c++17
int g = 1;
thread_local int tl = 2;
static const double d = 2.5;
int statics() {
  static int n = 3;
  static const int m = n;
  static thread_local long t = g;
  return n++ + m + (int)t + tl + (int)d;
}
