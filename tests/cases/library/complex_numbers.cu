// flags: -std=c++17
#include <complex>
#include <vector>
double norm1(std::complex<double> c);
int main() { std::complex<double> z{1, 2}, y = 1, x(2.0, 1), w; z *= 2.0; z = std::conj(z) + 1.0; std::vector<std::complex<double>> v; v.push_back({1, 2}); v.push_back(3.0); norm1({0, 1}); norm1(2); std::complex<float> f{1.f}; return int(z.real() + norm1(x)); }
