// c++17
void f(double); int f(double __complex__); void g(float); int g(double __complex__); void h(bool); int h(double __complex__); void k(double __complex__); int k(float __complex__);
int main() { f(1); g(2.0); h(3); h(2.5); double __complex__ z = 1.0; f(z); float __complex__ w = 2; f(w); k(w); }
