// Constant expressions that name kernels.
template <int N> __global__ void k() {}
template <int N> constexpr int size() { return k<N> ? 1 : 2; }
int array[size<1>()];
static_assert(k<2> != nullptr);
enum { enumerator = k<3> ? 1 : 2 };
template <int> struct Sized {};
Sized<size<4>()> sized;
typedef Sized<size<5>()> Typedef;
template <int N> struct Trait { static const bool value = size<N>() == 1; };
int trait[Trait<6>::value];
const bool constant = k<7> != nullptr;
template <int N> struct Constexpr { constexpr Constexpr() : value(k<N> != nullptr) {} bool value; };
constexpr Constexpr<8> object;
