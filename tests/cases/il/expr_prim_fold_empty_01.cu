// c++17
int glob = 3;
template <class... T> auto s1(T... t) { return (t + ... + 0); }
template <class... T> auto s2(T... t) { return (0 + ... + t); }
template <class... T> auto s3(T... t) { return (glob + ... + t) + (t + ... + glob) + (t + ... + (glob + 1)) + (t + ... + glob++) + (1.5 + ... + t); }
template <class... T> auto s4(T... t) { return (... && t) || (t || ...); }
int use() { return s1() + s2() + s3() + s4() + s1(1) + s2(1) + s3(1); }
