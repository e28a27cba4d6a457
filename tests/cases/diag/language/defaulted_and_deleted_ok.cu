// flags: --c++17
// Special members that are defaulted where they cannot be made are deleted, and moves among these do not take part in
// overload resolution.
struct Unmoved {
  Unmoved() = default;
  Unmoved(Unmoved &&) = delete;
  Unmoved &operator=(Unmoved &&) = default;
};
struct Uncopied {
  Uncopied() = default;
  Uncopied(const Uncopied &) = delete;
  Uncopied &operator=(const Uncopied &) = delete;
};
struct Valued {
  Valued(int);
};
struct Undestroyed {
  ~Undestroyed() = delete;
};
template <class T> struct Holder {
  T held;
  Holder() = default;
  Holder(Holder &&) = default;
  Holder &operator=(Holder &&) = default;
};
template <class T> struct Heir : T {
  Heir() = default;
  Heir(const Heir &) = default;
  Heir(Heir &&) = default;
};
struct FallsBack {
  Unmoved held;
  FallsBack(FallsBack &&) = default;
  FallsBack(const FallsBack &);
};
struct Fixed {
  const int value;
  int &place;
  Fixed() = default;
  Fixed(const Fixed &) = default;
  Fixed &operator=(const Fixed &) = default;
};
struct Kept {
  Undestroyed held;
  Kept() {}
  ~Kept() = default;
};
struct Virtual : virtual Uncopied {
  Virtual() = default;
  Virtual(Virtual &&) = default;
};
static_assert(!__is_constructible(Holder<Unmoved>, Holder<Unmoved>) && __is_constructible(Holder<Unmoved>), "");
static_assert(__is_assignable(Holder<Unmoved> &, Holder<Unmoved>), "");
static_assert(!__is_constructible(Holder<Uncopied>, Holder<Uncopied>), "");
static_assert(!__is_assignable(Holder<Uncopied> &, Holder<Uncopied>), "");
static_assert(!__is_constructible(Holder<Valued>) && __is_constructible(Holder<Valued>, Holder<Valued>), "");
static_assert(__is_constructible(Holder<int>, Holder<int>) && !__is_constructible(Holder<int>, Holder<int> &), "");
static_assert(!__is_assignable(Holder<int &> &, Holder<int &>) && !__is_assignable(Holder<const int> &, Holder<const int>), "");
static_assert(!__is_constructible(Heir<Uncopied>, Heir<Uncopied>) && !__is_constructible(Heir<Valued>), "");
static_assert(!__is_constructible(Heir<Unmoved>, const Heir<Unmoved> &), "");
static_assert(__is_constructible(FallsBack, FallsBack), "");
static_assert(__is_constructible(Holder<FallsBack>, Holder<FallsBack>), "");
static_assert(!__is_constructible(Fixed) && __is_constructible(Fixed, Fixed) && !__is_assignable(Fixed &, Fixed), "");
static_assert(!__is_constructible(Kept), "");
static_assert(!__is_constructible(Virtual, Virtual) && !__is_trivially_copyable(Virtual), "");
struct Polymorphic {
  virtual void act();
  Polymorphic(const Polymorphic &) = delete;
  Polymorphic &operator=(const Polymorphic &) = delete;
};
struct Around {
  Polymorphic held;
};
static_assert(!__is_trivially_copyable(Polymorphic) && !__is_trivially_copyable(Around), "");
