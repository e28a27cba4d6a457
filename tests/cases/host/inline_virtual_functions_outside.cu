// The first virtual function that is not inline decides where the table of virtual functions is: the original writes
// `inline` into the class where the definition outside of it says so.
struct Shape {
  virtual ~Shape();
  [[gnu::cold]] virtual int area() const;
  virtual int area(int) const;
  int plain();
};
inline Shape::~Shape() {}
inline int Shape::area() const { return 1; }
inline int Shape::area(int a) const { return a; }
inline int Shape::plain() { return 2; }
namespace n {
struct Base { virtual int f() = 0; };
struct Square : Base { int f() override; };
struct Other : Base { int f(); };
template <class T> struct Generic { virtual T f(); };
}
inline int n::Square::f() { return 3; }
inline int n::Other::f() { return 4; }
template <class T> inline T n::Generic<T>::f() { return T(); }
struct Device { __device__ virtual int f(); };
__device__ inline int Device::f() { return 5; }
struct Both { __host__ __device__ virtual int f(int); virtual int f(float); };
inline __host__ __device__ int Both::f(int) { return 6; }
int Both::f(float) { return 7; }
__global__ void kernel(int *p) { *p = 1; }
int main() { return 0; }
