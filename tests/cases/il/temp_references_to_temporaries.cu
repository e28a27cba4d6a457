// c++17
template <class T> void f(T t) { T &&r = T(); const T &c = T(); auto &&a = T(); const auto &ca = T(1); for (auto x : T()) x; auto &&b = T(t); auto &&d = T{}; T &&e = T{}; for (auto x : T(1)) x; for (auto x : T{}) x; }
