// flags: -std=c++20
#include <compare>
#include <string>
#include <set>
#include <map>
#include <functional>
#include <memory>
struct P { int a; std::string b; auto operator<=>(const P &) const = default; };
struct Cmp { using is_transparent = void; bool operator()(const P &x, int y) const { return x.a < y; } bool operator()(int y, const P &x) const { return y < x.a; } bool operator()(const P &x, const P &y) const { return x < y; } };
int main() { std::set<P, Cmp> s; s.insert({1, "a"}); std::map<std::string, std::unique_ptr<P>, std::less<>> m; m["a"] = std::make_unique<P>(); auto it = m.find(std::string_view("a")); return s.count(3) + (it != m.end()) + (P{1,"x"} <= P{2,"y"}); }
