// expect: 20085 error 16
// expect: 20086 error 17
// expect: 20086 error 17
// expect: 20085 error 18
// expect: 20088 error 19
// expect: 20085 error 20
// expect: 20088 error 21
// expect: 20085 error 22
// expect: 20085 error 22
// expect: 20085 error 23
// expect: 20085 error 24
// expect: 20085 error 25
// expect: 20085 error 26
// Bases in headers of the system.
#include <exception>
struct E : std::exception { __device__ const char *what() const noexcept override { return ""; } };
struct F : std::exception { __host__ __device__ const char *what() const noexcept { return ""; } __host__ __device__ ~F() noexcept {} };
template <class T> struct B : std::exception { __device__ const char *what() const noexcept override { return ""; } };
struct G : B<int> { const char *what() const noexcept override { return ""; } };
void f() { struct L : std::exception { __device__ const char *what() const noexcept override { return ""; } };
 struct M : L { const char *what() const noexcept override { return ""; } };
 auto l = [] { struct N : M { __device__ const char *what() const noexcept override { return ""; } }; }; 
 struct O { struct P : std::exception { __device__ const char *what() const noexcept override { return ""; } }; };  }
auto g = [] { struct N : std::exception { __device__ const char *what() const noexcept override { return ""; } }; return 1; }();
template <class T> void h() { struct L : std::exception { __device__ const char *what() const noexcept override { return ""; } }; }
struct T { void m() { struct L : std::exception { __device__ const char *what() const noexcept override { return ""; } }; } };
