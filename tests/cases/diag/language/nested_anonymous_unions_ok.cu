// expect: none
// Members of anonymous unions in those of namespaces belong to the namespace.
static union { int a; union { float b; union { int c; }; }; };
int f() { a = 1; b = 2; c = 3; static union { int x; union { int y; }; }; x = 1; y = 2; return c + x + y; }
namespace N { static union { union { short s; }; long l; }; }
long g() { using namespace N; N::l = N::s; return s + l; }
