// A member of an instance is no kernel, whatever else is called so.
namespace lib {
template <class Op> __global__ void Kernel(Op op) {}
template <class T, int N> struct Default { using Kernel = T; struct In { using Kernel = T *; template <class U> static void Kernel2(U) {} }; };
template <class T> struct Run { template <class U> static void Kernel(T t, U u) { lib::Kernel<<<1, 1>>>(u); } static void go(T t) { lib::Kernel<T><<<1, 1>>>(t); } };
}
static int const Stages = 3;
using K = typename lib::Default<int, Stages>::Kernel;
using L = lib::Default<lib::Default<char, 1>, 2>::In::Kernel;
template <class T> using M = typename lib::Default<T, 4>::In::Kernel;
L l;
M<float> m;
void f(K k) { lib::Run<K>::go(k); lib::Run<short>::Kernel<long>(1, 2); lib::Run<short>::template Kernel<double>(1, 2); }
bool b = 1 > 0 && (void *)::lib::Kernel<unsigned> != nullptr;
