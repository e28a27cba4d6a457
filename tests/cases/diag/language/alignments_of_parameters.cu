// expect: 1574 error 25
// expect: 1574 error 26
// expect-device: 1574 error 25
// expect-device: 1574 error 26
// flags: --c++17
struct __attribute__((aligned(2))) half_like { unsigned short x; };
template <class T> struct alignas(T) one { T v; };
template <class T> struct alignas(sizeof(T)) by_size { char v; };
template <class... T> struct alignas(T...) several { char v; };
template <int... n> struct alignas(n...) numbers { char v; };
template <class T> using same = T;
template <class T> struct alignas(same<T>) by_alias { char v; };
template <class T> struct alignas(one<T>) by_instance { char v; };
template <template <class> class X, class T> struct alignas(X<T>) by_template { char v; };
template <class T> struct member { alignas(T) char v; struct alignas(T) nested { char v; }; };
template <bool> struct when {};
template <> struct when<true> { using type = int; };
template <class To, class From> __host__ __device__ typename when<sizeof(To) == sizeof(From)>::type cast(const From &);
template <class T> __host__ __device__ int instance(T t) { return cast<unsigned short>(t) + cast<T>(static_cast<unsigned short>(1)); }
__host__ __device__ int used(one<half_like> a) { return instance(a); }
int packs(several<char, unsigned short> s, numbers<1, 2> n) { return instance(s) + instance(n); }
static_assert(sizeof(one<half_like>) == 2 && sizeof(by_size<int>) == 4 && sizeof(several<char, int>) == 4, "");
static_assert(sizeof(numbers<2, 8>) == 8 && sizeof(by_alias<int>) == 4 && sizeof(by_instance<int>) == 4, "");
static_assert(sizeof(by_template<one, int>) == 4 && alignof(member<int>::nested) == 4 && sizeof(member<long>) == 8, "");
static_assert(sizeof(one<int>) == 8 || sizeof(several<char, int>) == 8, "");
static_assert(sizeof(member<int>) == 8, "");
