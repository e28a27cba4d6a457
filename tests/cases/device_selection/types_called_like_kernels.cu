// Types, namespaces and templates of classes that are called as kernel templates are.
namespace library {
namespace kernel {
template <int N> __global__ void Gemm() {}
template <class T> __global__ void Copy(T *) {}
template <class T> __global__ void Fill(T *) {}
template <class T> __global__ void Scan(T *) {}
} // namespace kernel
namespace device {
template <class T> struct Gemm {
    struct Arguments { T *data; };
    static unsigned long workspace(Arguments const &) { return sizeof(T); }
    void run(Arguments const &) { kernel::Gemm<sizeof(T)><<<1, 1>>>(); }
};
} // namespace device
namespace Fill {
template <class T> void go(T *t) { kernel::Fill<<<1, 1>>>(t); }
} // namespace Fill
struct Copy {
    int n;
    template <class T> void operator()(T *t) { kernel::Copy<<<1, 1>>>(t); }
};
template <class T> using Scan = device::Gemm<T>;
} // namespace library

using Gemm = library::device::Gemm<double>;
namespace outer = library;

template <class T> struct adapter {
    using Gemm = library::device::Gemm<T>;
    typedef typename Gemm::Arguments Arguments;
    Gemm member;
    void go(T *t) {
        typename Gemm::Arguments arguments{t};
        unsigned long size = Gemm::workspace(arguments);
        Gemm{}.run(arguments);
        library::Scan<T> other;
        (void)size, (void)other;
    }
};

int main() {
    typename Gemm::Arguments arguments{nullptr};
    unsigned long size = Gemm::workspace(arguments);
    Gemm gemm;
    gemm.run(arguments);
    adapter<short>().go(nullptr);
    outer::Copy copy{1};
    copy((int *)nullptr);
    library::Copy{2}((char *)nullptr);
    outer::Fill::go((long *)nullptr);
    outer::Scan<char> last;
    return size == 0 || sizeof(library::Scan<int>) == 3;
}
