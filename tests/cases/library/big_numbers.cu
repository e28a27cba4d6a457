// flags: -std=c++17
#include <algorithm>
#include <cstdint>
#include <iomanip>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

class BigInt {
  std::vector<std::uint32_t> d_;
  bool neg_ = false;
  static constexpr std::uint64_t base = 1'000'000'000ull;
  void trim() { while (!d_.empty() && d_.back() == 0) d_.pop_back(); if (d_.empty()) neg_ = false; }
 public:
  BigInt(long long v = 0) : neg_(v < 0) { for (unsigned long long u = neg_ ? -v : v; u; u /= base) d_.push_back(u % base); }
  explicit BigInt(const std::string &s) {
    if (s.empty()) throw std::invalid_argument("empty");
    std::size_t first = s[0] == '-' ? 1 : 0;
    neg_ = first != 0;
    for (std::size_t end = s.size(); end > first;) {
      std::size_t begin = end > first + 9 ? end - 9 : first;
      d_.push_back(static_cast<std::uint32_t>(std::stoul(s.substr(begin, end - begin))));
      end = begin;
    }
    trim();
  }
  BigInt &operator+=(const BigInt &o) {
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < std::max(d_.size(), o.d_.size()) || carry; ++i) {
      if (i == d_.size()) d_.push_back(0);
      carry += d_[i] + std::uint64_t{i < o.d_.size() ? o.d_[i] : 0u};
      d_[i] = static_cast<std::uint32_t>(carry % base);
      carry /= base;
    }
    return *this;
  }
  friend BigInt operator+(BigInt a, const BigInt &b) { a += b; return a; }
  friend BigInt operator*(const BigInt &a, const BigInt &b) {
    BigInt r;
    r.d_.assign(a.d_.size() + b.d_.size(), 0);
    for (std::size_t i = 0; i < a.d_.size(); ++i) {
      std::uint64_t carry = 0;
      for (std::size_t j = 0; j < b.d_.size() || carry; ++j) {
        std::uint64_t cur = r.d_[i + j] + carry + (j < b.d_.size() ? 1ull * a.d_[i] * b.d_[j] : 0);
        r.d_[i + j] = std::uint32_t(cur % base);
        carry = cur / base;
      }
    }
    r.neg_ = a.neg_ != b.neg_;
    r.trim();
    return r;
  }
  bool operator==(const BigInt &o) const { return neg_ == o.neg_ && d_ == o.d_; }
  bool operator!=(const BigInt &o) const { return !(*this == o); }
  bool operator<(const BigInt &o) const {
    if (neg_ != o.neg_) return neg_;
    if (d_.size() != o.d_.size()) return (d_.size() < o.d_.size()) != neg_;
    return std::lexicographical_compare(d_.rbegin(), d_.rend(), o.d_.rbegin(), o.d_.rend()) != neg_;
  }
  explicit operator bool() const { return !d_.empty(); }
  std::string str() const {
    std::ostringstream out;
    if (neg_) out << '-';
    out << (d_.empty() ? 0 : d_.back());
    for (auto it = d_.rbegin() + !d_.empty(); it != d_.rend(); ++it) out << std::setw(9) << std::setfill('0') << *it;
    return out.str();
  }
};
BigInt factorial(unsigned n) { return n < 2 ? BigInt(1) : factorial(n - 1) * n; }
int main(int argc, char **) {
  BigInt a = 5, b("12345678901234567890"), c = a + b * 2 + factorial(25);
  try { BigInt bad{std::string()}; } catch (std::invalid_argument &e) { return e.what()[0]; }
  if (c && a != b) a = c;
  return a < b ? -1 : int(c.str().length()) + (a == 5);
}
