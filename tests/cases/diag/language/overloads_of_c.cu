// expect: 311 error 7
// expect: 338 error 7
// expect: 338 error 8
// expect: 338 error 12
// expect: 338 error 13
// Functions with C linkage that are overloaded.
extern "C" { int plain(int); double plain(int); int plain(double); void other(); }
extern "C" void other(int);
extern "C" int plain2(int);
int plain2(double);
int plain2(int);
extern "C" double plain2(int, int);
namespace m { extern "C" int one(int); extern "C" { int one(double); } extern "C++" { int two(int); int two(double); } extern "C" { static int own(int); static int own(double); } }
