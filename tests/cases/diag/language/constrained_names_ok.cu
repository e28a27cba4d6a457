// flags: --c++20
// A class template may be named with arguments that satisfy its constraints.
template <class T> constexpr bool is_cls = false; struct E {}; template <> constexpr bool is_cls<E> = true;
template <bool, class T = void> struct ei {}; template <class T> struct ei<true, T> { using type = T; }; template <bool B, class T = void> using ei_t = typename ei<B, T>::type;
template <class D> requires (is_cls<D>) class V1;
template <class D, ei_t<is_cls<D>, int> = 0> class V2;
template <class D> requires (is_cls<D>) class V3 { };
template <class D, ei_t<is_cls<D>, int> = 0> class V4 { };
template <class D> requires is_cls<D> using A5 = D;
template <class D> requires is_cls<D> constexpr int v6 = 1;
namespace NN { template <class D> requires (is_cls<D>) class V7; }
template <class T> concept c1 = requires { typename V1<T>; }; template <class T> concept c2 = requires { typename V2<T>; }; template <class T> concept c3 = requires { typename V3<T>; }; template <class T> concept c4 = requires { typename V4<T>; }; template <class T> concept c5 = requires { typename A5<T>; }; template <class T> concept c6 = requires { v6<T>; }; template <class T> concept c7 = requires { typename NN::V7<T>; }; template <class T> concept c8 = requires { typename ::NN::V7<T>; };
static_assert(!c1<int> && c1<E>, "1"); static_assert(!c2<int> && c2<E>, "2"); static_assert(!c3<int> && c3<E>, "3"); static_assert(!c4<int> && c4<E>, "4"); static_assert(!c5<int> && c5<E>, "5"); static_assert(!c6<int> && c6<E>, "6"); static_assert(!c7<int> && c7<E>, "7"); static_assert(!c8<int> && c8<E>, "8");
template <class...> using vt = void; template <class T, class = void> constexpr bool d1 = false; template <class T> constexpr bool d1<T, vt<V1<T>>> = true; static_assert(!d1<int> && d1<E>, "9"); template <class T, class = void> constexpr bool d7 = false; template <class T> constexpr bool d7<T, vt<NN::V7<T>>> = true; static_assert(!d7<int> && d7<E>, "10");
__global__ void kernel() {}
