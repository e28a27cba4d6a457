// line directives and long expressions over several lines
#line 100 "other.cu"
__global__ void k(int a,
                  int b = 3)
{
  // body
}
# 7 "third.cu"
template <class T>
__global__
void
kt(T a)
{
}
int line() { return __LINE__; } const char *file() { return __FILE__; }
#line 50
void host()
{
  k<<<1,
      1
     >>>(__LINE__,
         2);
  kt
  <int>
  <<<1, 1>>>
  (__LINE__);
}
int after = __LINE__;
