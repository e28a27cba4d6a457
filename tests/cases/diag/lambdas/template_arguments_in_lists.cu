// expect: 40 error 19
// expect: 1761 error 20
// expect: 40 error 21
// expect-device: 177 warning 13
// expect-device: 177 warning 14
// expect-device: 177 warning 15
// expect-device: 177 warning 16
// expect-device: 177 warning 19
// expect-device: 177 warning 20
// expect-device: 177 warning 21
template <class A, class B> struct pair { A first; B second; }; template <int, int> constexpr int sum = 3; int n, m;
void accepted() {
  auto a = [p = pair<int, long>{1, 2}, q = pair<pair<int, int>, char>{}](int k) mutable { return k + p.first + q.second; };
  auto b = [s = sum<1, 2>, t = (n < m), u = n < m, v = 2]() { return s + t + u + v; };
  auto c = [p(pair<int, int>{}), r = [x = pair<char, int>{}] { return x.first; }] { return p.first + r(); };
  auto d = [p = pair<int, int>{}] __device__() { return p.first; };
}
void rejected() {
  auto a = [p = pair<int, int>{}, 3] { return 1; };
  auto b = [p = pair<int, int>{}, p = 3] { return p; };
  auto c = [p = pair<int, int>{}, ] { return 1; };
}
