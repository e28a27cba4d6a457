// expect: 20 error 29
// expect: 20 error 33
// expect: 20 error 38
// expect: 20 error 38
// expect: 20 error 38
// expect: 20 error 45
// expect: 20 error 45
// expect: 20 error 45
// expect: 20 error 51
// expect: 20 error 51
// expect: 20 error 52
// expect: 20 error 56
// expect: 20 error 59
// expect: 20 error 59
// expect: 20 error 64
// expect: 20 error 65
// A call in a template waits for its instances only where an argument depends on the template's parameters, which is a
// question of types: neither a member of a class that is known nor an element of an array does.
namespace n {
struct S {};
int later(S);
template <class T> struct Image {
    T *p;
    unsigned long bytes() const { return sizeof(T); }
};
}  // namespace n
template <int R> void member_of_instance(const n::Image<float> &image) {
    float *in = nullptr;
    (void)allocat(&in, image.bytes());
}
template <class T> int of_namespace(T t) {
    n::S s;
    return later(s) + missing_of_namespace(s) + waiting(t);
}
template <class T> int of_instances(T t) {
    n::Image<T> own;
    n::Image<int> image;
    return waiting(own) + missing_of_image(image) + missing_of_bytes(image.bytes()) + missing_of_size(sizeof(T)) +
           waiting(T());
}
template <class T> struct Members {
    int x;
    T y;
    int all(int i) {
        return missing_of_field(x) + waiting(y) + missing_of_parameter(i) + waiting(this) + missing_of_this(this->x);
    }
};
template <int N> int of_arrays() {
    int a[N];
    int b[3];
    return waiting(a) + missing_of_array(b) + missing_of_element(b[0]) + waiting(N) + waiting(1 ? N : 2) +
           waiting(int(sizeof(a))) + missing_of_size((int)sizeof(a));
}
template <class T> int of_lambdas(T t) {
    auto l = [&](auto x) { return waiting(x); };
    auto m = [&](int x) { return missing_in_lambda(x); };
    auto q = t;
    auto r = 1;
    return l(1) + m(2) + waiting(q) + missing_of_auto(r) + waiting([] {}) + missing_of_list({1});
}
template <class T> __global__ void kernel(T *p) {
    int i = threadIdx.x;
    waiting(i, p[i]);
    missing_of_thread(threadIdx.x);
    missing_kernel<<<1, 1>>>(i);
    waiting<<<1, 1>>>(p);
}
