// expect: none
// A friend operator of a derived class may name what the base protects.
namespace dt {
template <class T, class C> class date { public: date() : days_(0) {} bool operator<(const date &o) const { return days_ < o.days_; } protected: explicit date(int d) : days_(d) {} int days_; };
}
namespace g {
class cal {};
class date : public dt::date<date, cal> {
 public:
  date() : dt::date<date, cal>() {}
  friend constexpr bool operator==(const date &l, const date &r);
  friend bool ne(const date &l, const date &r);
 private:
};
inline constexpr bool operator==(const date &l, const date &r) { return l.days_ == r.days_; }
inline bool ne(const date &l, const date &r) { return l.days_ != r.days_; }
}
