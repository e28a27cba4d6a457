// expect: 20007 error 17
// expect: 20051 error 17
// expect: 20051 error 18
// expect: 20007 error 28
// expect: 20007 error 20
// expect: 20051 error 20
// expect: 20007 error 20
// expect: 20051 error 20
// expect: 20007 error 23
// expect: 20051 error 23
// Launches of what is no kernel, in templates: of those that hang on nothing the template is told, of the others what
// an explicit instantiation makes.
template <class T, int M> __device__ void for_device(T) {}
template <class T, int M> void for_host(T) {}
template <class T> __global__ void overloaded(T) {}
template <class T> __device__ void overloaded(T, int) {}
template <class T> void settled(T) { for_device<int, 1><<<1, 1>>>(1); }
template <class T> void settled_host(T) { for_host<int, 1><<<1, 1>>>(1); }
template <class T> void of_parameters(T) { for_device<T, 1><<<1, 1>>>(1); }
template <class T, int M> void instantiated(T t) { for_device<T, M><<<1, 1>>>(t); }
template void instantiated<int, 1>(int);
template void instantiated<char, 2>(char);
template <class T> void one_of_two(T t) { overloaded<T><<<1, 1>>>(t, 1); }
template void one_of_two(int);
template <class T> void the_other(T t) { overloaded<T><<<1, 1>>>(t); }
template void the_other(int);
template <class T> __device__ void in_lambda(T) {}
auto generic = [](auto x) { in_lambda(x); };
void calls_generic() { generic(1); }
