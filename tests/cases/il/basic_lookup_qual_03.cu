// c++14
namespace V { inline namespace v2 { int f(int); struct T { int m; }; } namespace v1 { int f(int); } }
namespace { int hidden = 3; int anon() { return hidden; } }
namespace U { using V::f; using V::T; using namespace V::v1; }
int use(U::T t) { return V::f(1) + V::v1::f(2) + U::f(t.m) + anon() + ::hidden; }
