// c++20
template <class... T> int a(T... t) { return (0 + ... + t); }
template <class... T> int b(T... t) { return (t + ... + 0); }
template <class... T> int c(T... t) { return (... + t) + (t + ...); }
