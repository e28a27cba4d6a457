// Factories: registries filled by static objects, unique_ptr of templates, virtual members of bases that are templates.
#include <map>
#include <memory>
#include <string>
template <class T, int N> __global__ void k(T) {}
struct Op { virtual void run() = 0; virtual ~Op() = default; };
using Make = std::unique_ptr<Op> (*)();
std::map<std::string, Make> &registry() { static std::map<std::string, Make> made; return made; }
template <class T> struct Impl : Op { void run() override { k<T, 1><<<1, 1>>>(T()); } virtual void extra() { k<T, 2><<<1, 1>>>(T()); } void plain() { k<T, 3><<<1, 1>>>(T()); } };
template <class T> struct Registered { Registered(const char *name) { registry()[name] = [] () -> std::unique_ptr<Op> { return std::make_unique<Impl<T>>(); }; } };
static Registered<int> a("int"); static Registered<float> b("float");
template <class T> struct Mid : Impl<T> { void run() override { Impl<T>::run(); k<T, 4><<<1, 1>>>(T()); } };
template <class T> struct Never : Impl<T> { void run() override { k<T, 5><<<1, 1>>>(T()); } };
void host(const std::string &name) { registry()[name]()->run(); std::unique_ptr<Op> m(new Mid<char>); m->run(); Never<double> *n = nullptr; (void)n; }
