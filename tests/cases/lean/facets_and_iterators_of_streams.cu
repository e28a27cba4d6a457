// flags: -std=c++14
#include <algorithm>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <locale>
#include <sstream>
struct Point { int x, y; };
std::ostream &operator<<(std::ostream &out, const Point &p) { return out << p.x << std::setw(4) << p.y; }
std::istream &operator>>(std::istream &in, Point &p) { return in >> p.x >> p.y; }
struct Grouping : std::numpunct<char> { char do_thousands_sep() const override { return '\''; } std::string do_grouping() const override { return "\3"; } };
__global__ void k(Point *p) { p->x = p->y; }
int main() {
    std::istringstream in("1 2 3 4");
    in.imbue(std::locale(in.getloc(), new Grouping));
    std::ostream_iterator<Point> out(std::cout, "\n");
    std::copy(std::istream_iterator<Point>(in), std::istream_iterator<Point>(), out);
    std::cout << std::use_facet<std::numpunct<char>>(in.getloc()).decimal_point() << std::hex << std::put_money(3);
    k<<<1, 1>>>(nullptr);
    return 0;
}
