// expect: 135 error 53
// expect: 254 error 53
// expect: 40 error 53
// expect: 135 error 54
// expect: 254 error 54
// expect: 40 error 54
// expect: 135 error 55
// expect: 254 error 55
// expect: 40 error 55
// expect: 135 error 56
// expect: 439 error 56
// expect: 40 error 56
// expect: 135 error 56
// expect: 254 error 56
// expect: 283 error 56
// expect: 77 error 56
// expect: 65 error 56
// expect: 135 error 57
// expect: 439 error 57
// expect: 18 error 57
// expect: 20 error 57
// expect: 20 error 57
// expect: 135 error 58
// expect: 439 error 58
// expect: 65 error 58
// expect: 20 error 59
// expect: 135 error 60
// expect: 254 error 60
// expect: 464 error 60
// expect: 65 error 60
// expect: 135 error 64
// expect: 254 error 64
// expect: 169 error 64
// expect: 65 error 64
// expect: 135 error 67
// expect: 254 error 67
// expect: 2379 error 67
// expect: 706 error 68
// expect: 757 error 67
// expect: 706 error 67
// expect: 169 error 68
// Templates whose declarations end where arguments were meant for a missing template.
namespace std_like { struct text { int size; }; }
namespace ns = std_like;
template <class T> struct box { T held; };
template <class T, class U> struct twin { T first; U second; };
template <class... T> struct pack {};
template <int N> struct number {};
template <bool B, class T = void> struct only { using type = T; };
template <class T> struct only<false, T> {};
template <bool B, class T = void> using only_t = typename only<B, T>::type;

template <class T> only_t<ns::is_numbr_v<T>, T> half(T x) { return x / 2; }
template <class T> typename only<ns::is_numbr<T>::value, T>::type third(T x) { return x / 3; }
template <class T> typename only<ns::is_numbr<T>::value>::type fourth(T x) {}
template <class T> struct nested { box<ns::vectr<T>> a; only_t<ns::is_numbr<T>::value> b; int c; };
template <class T> void taken(const box<ns::vectr<T>> &t, int n) { n = missing; }
template <class T> using alias = box<ns::vectr<T>>;
int after = missing;
template <class T> only_t<ns::is_numbr<T>::value, T> square(T x) { return x * x; }
int lost() { return missing; }
int also_lost = missing;
int read = missing;
template <class T, only_t<ns::is_numbr_v<T>, int> = 0> T head(T x) { return x; }
int lost_again = missing;
int read_again = missing;
template <class T, typename = only_t<ns::is_numbr<T>::value>> T with_default(T x) { return x; }
int lost_once_more = missing;
int read_at_last = missing;
