// flags: -std=c++17
#include <algorithm>
#include <cctype>
#include <cmath>
#include <iostream>
#include <string>
#include <vector>
double (*sine)(double) = std::sin;
float (*root)(float) = &std::sqrt;
std::ostream &(*ends)(std::ostream &) = std::endl;
bool (std::string::*empty)() const noexcept = &std::string::empty;
__global__ void k(float *p) { float (*f)(float) = ::sinf; *p = f(*p); }
int main() {
    std::string s("abc");
    std::transform(s.begin(), s.end(), s.begin(), static_cast<int (*)(int)>(std::toupper));
    std::vector<double> v{1, 2};
    std::transform(v.begin(), v.end(), v.begin(), sine);
    std::cout << s << v[0] << root(2) << ends;
    k<<<1, 1>>>(nullptr);
    return (s.*empty)();
}
