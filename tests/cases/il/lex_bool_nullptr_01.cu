// c++14
bool flags(int *p, bool b) {
  bool t = true, f = false;
  p = nullptr;
  const void *v = nullptr;
  int *q = 0;
  if (p == nullptr || v == q || !p) return t;
  return (b && !f) ? p != q : nullptr == v;
}
