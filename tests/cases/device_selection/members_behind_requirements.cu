// Members of classes that a substitution asks for are read as in their class, where private names may be named.
template <class T> T &&value();

template <class T> struct storage {
    storage(const storage &) = default;
    storage(int n) : count(n) {}
    int count;
};
template <class T> class movable : public storage<T> {
    using base = storage<T>;

public:
    using base::base;
    movable(const movable &) = default;
};
template <class T> class copyable : public movable<T> {
    using base = movable<T>;

public:
    using base::base;
    copyable(const copyable &) = default;
};
template <class T> class assigned : public copyable<T> {
    using base = copyable<T>;

public:
    using base::base;
    using base::operator=;
};
template <class T> class holder {
    assigned<T> whole;

public:
    holder(const holder &) = default;
};

// a friend's private type in the declarations of members
template <class T> class key {
    friend T;
    typedef T *hidden;
};
struct owner {
    owner(const owner &) = default;
    owner(key<owner>::hidden = nullptr);
};

template <int N> __global__ void kernel() {}
template <int N> void ask() { kernel<N><<<1, 1>>>(); }

template <class From, class To> auto test() -> decltype(static_cast<To>(value<From>()));
template <class... Ts> char accepts(void (*)(Ts...), decltype(&test<Ts...>));
char (&accepts(...))[2];

template <class From, class To> constexpr bool converts = sizeof(accepts(static_cast<void (*)(From, To)>(nullptr), nullptr)) == 1;
template <class T, class = void> constexpr bool copies = false;
template <class T> constexpr bool copies<T, decltype(void(T(value<T &>())))> = true;

struct closed {
private:
    closed(const closed &);
};

template <class T> void choose() {
    if constexpr (converts<holder<T> &, holder<T>>) ask<1>(); else ask<2>();
    if constexpr (__is_trivially_copyable(holder<T>)) ask<3>(); else ask<4>();
    if constexpr (copies<owner>) ask<5>(); else ask<6>();
    if constexpr (copies<closed>) ask<7>(); else ask<8>();
    if constexpr (converts<int, closed>) ask<9>(); else ask<10>();
}
template void choose<int>();
