// expect: none
// A friend by a qualifier that names the namespace around the class is a new function, whose qualifier is ignored (970).
#pragma nv_diag_suppress 970
namespace N {
void known(int);
class C {
  friend int N::count(C);
  friend void N::known(int), N::unknown(C *);
  struct Inner { friend int N::inner(Inner); };
  friend C *N::copy(const C &) { return nullptr; }
};
inline namespace I {
struct D { friend int I::get(D); };
}
}
