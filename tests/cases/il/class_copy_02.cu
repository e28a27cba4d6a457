// c++17
struct Mo { Mo(); Mo(Mo &&); Mo &operator=(Mo &&); int v; }; struct Co { Co(Co &); int v; }; struct Im {
  Im(const Im &) = default; Im(int); Im &operator=(const Im &) = default; int v; Mo *p; }; struct De {
  De() = default; De(const De &) = delete; De(De &&) = default; int v = 1; };
Mo make(); Mo ret() { Mo m; return m; } Mo ret2(Mo m) { return m; } De rd() { De d; return d; } Im ri(Im i) {
  return i; } Mo ret3(bool b) { Mo x; if (b) return make(); return static_cast<Mo &&>(x); } void sink(Mo);
  void sink2(De); void sink3(Im);
int use(Co &c, Im i) { Co d = c; Mo m = make(), n = static_cast<Mo &&>(m); m = make();
  m = static_cast<Mo &&>(n); sink(make()); sink(static_cast<Mo &&>(m)); sink2(De()); sink2(rd()); sink3(i);
  sink3(3); i = Im(4); i = 5; throw ret(); return d.v; }
