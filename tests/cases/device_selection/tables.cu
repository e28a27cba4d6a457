// Tables of function pointers, wherever they stand.
template <int N> __global__ void k(int *) {}
using Kernel = void (*)(int *);
Kernel table[] = {k<1>, k<2>, nullptr};
static Kernel internal[] = {k<3>};
static Kernel const constant[] = {k<4>, &k<5>};
inline Kernel is_inline[] = {k<6>};
constexpr Kernel is_constexpr[] = {k<7>};
struct Entry { const char *name; Kernel kernel; };
Entry entries[] = {{"eight", k<8>}, {"nine", &k<9>}};
template <int N> Kernel of_template[2] = {k<N>, k<N + 1>};
void host(int n) {
    static const Kernel local[] = {k<10>, k<11>};
    local[n]<<<1, 1>>>(nullptr);
    Kernel chosen = n ? k<12> : k<13>;
    chosen<<<1, 1>>>(nullptr);
    of_template<20>[n]<<<1, 1>>>(nullptr);
}
