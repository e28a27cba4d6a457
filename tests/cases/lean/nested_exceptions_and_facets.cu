// flags: -std=c++14 -O1
#include <iostream>
#include <iomanip>
#include <sstream>
#include <stdexcept>
#include <exception>
#include <locale>
#include <typeinfo>
#include <new>
struct B { virtual ~B() {} }; struct D : B { int x; };
struct my_punct : std::numpunct<char> { char do_thousands_sep() const override { return '\''; } std::string do_grouping() const override { return "\3"; } };
std::ostream &operator<<(std::ostream &o, const D &d) { return o << std::setw(4) << std::hex << d.x; }
int main() {
  std::exception_ptr e;
  try { B *b = new (std::nothrow) D; D &d = dynamic_cast<D &>(*b); std::stringstream s; s.imbue(std::locale(s.getloc(), new my_punct)); s << d << std::boolalpha << true << std::endl; throw std::out_of_range(s.str()); }
  catch (const std::bad_cast &c) { std::cerr << c.what(); } catch (...) { e = std::current_exception(); }
  try { if (e) std::rethrow_exception(e); } catch (const std::logic_error &l) { std::cout << l.what() << typeid(l).name(); }
  try { std::throw_with_nested(std::runtime_error("x")); } catch (std::exception &x) { try { std::rethrow_if_nested(x); } catch (...) {} }
}
