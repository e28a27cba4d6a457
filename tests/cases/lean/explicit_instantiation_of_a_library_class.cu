// flags: -std=c++17
#include <string>
#include <vector>
struct Own { std::string name; int value; };
template class std::vector<Own>;
template std::string::size_type std::string::find(const std::string &, std::string::size_type) const noexcept;
__global__ void k(int *p) { *p = 1; }
int main() { std::vector<Own> v(2); k<<<1, 1>>>(&v[0].value); return v.size(); }
