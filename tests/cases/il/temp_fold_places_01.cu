// c++17
template <class... T> auto fold(T... t) { return (t + ... + 0) + (1 * ... * t); }
template <class... T> auto fold2(T... t) { return (1L * ... * t); }
template <class... T> auto fold3(T... t) { return (t * ... * 1L); }
template <class... T> auto fold4(T... t) { return (t * ...); }
template <class... T> auto fold5(T... t) { return (... * t); }
int use() { return fold(1, 'c', 2L) + fold2(1, 'c', 2) + fold3(1, 'c', 2) + fold4(1, 'c', 2) + fold5(1, 'c', 2); }
