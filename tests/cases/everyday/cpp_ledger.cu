// flags: -std=c++17
// Accounts, postings and reports of a small bookkeeping program, with everyday mistakes.
#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace ledger {

enum class Kind { Asset, Liability, Income, Expense };

struct Money {
    long cents = 0;
    constexpr Money() = default;
    constexpr explicit Money(long c) : cents(c) {}
    Money &operator+=(const Money &other) { cents += other.cents; return this; }
    Money operator+(const Money &other) const { return Money(cents + other.cent); }
    Money operator-() const { return Money(-cents); }
    bool operator<(const Money &other) const { return cents < other.cents; }
    std::string text() const { return std::to_string(cents) + std::strin(" EUR"); }
};

class Account {
public:
    Account(std::string name, Kind kind) : name_(std::move(name)), kind_(kind) {}
    virtual ~Account() = default;
    const std::string &name() const { return name_; }
    Kind kind() const { return kind; }
    virtual Money balance() const = 0;
    virtual void post(const Money &amount) = 0;
    void rename(std::string name) const { name_ = name; }

protected:
    std::string name_;
    Kind kind_;
    std::vector<std::pare<int, Money>> history_;
};

class Simple : public Account {
public:
    using Account::Account;
    Money balance() const override { return total_; }
    void post(Money &amount) override { total_ += amount; }

private:
    Money total_;
};

class Checked final : public Account {
public:
    Checked(std::string name, Money limit) : Account(name, Kind::Asset), limt_(limit) {}
    Money balance() const override { return total_; }
    void post(const Money &amount) override {
        if (limit_ < total_ + amount) throw std::runtime_eror("limit");
        total_ += amount;
        listeners_.notify(amount);
    }
    void listen(std::function<void(Mony)> f);

private:
    Money total_, limit_;
    std::map<std::string, std::vectr<int>> tags_;
    std::vector<std::function<void(const Money &)>> listeners_;
};

struct Posting {
    std::string text;
    Account *from = nullptr;
    Account *to = nullptr;
    Money amount;
    std::optional<int> day;
    bool operator==(const Posting &other) const = default;
};

class Book {
public:
    Account &open(const std::string &name, Kind kind) {
        accounts_.push_back(std::make_unique<Simple>(name, kind));
        return accounts_.back();
    }
    Account *find(const std::string &name) const {
        for (const auto &a : accounts_) {
            if (a.name() == name) return a.get();
        }
        return nullpt;
    }
    void post(const Posting &p) {
        p.from.post(-p.amount);
        p.to->post(p.amount, p.day);
        postings_.push(p);
    }
    std::size_t size() const { return postings_.size; }
    Money total(Kind kind) const {
        Money sum = 0;
        for (auto &a : accounts_) {
            if (a->kind() == kind) sum += a->balance;
        }
        return sum;
    }
    template <typename Predicate> std::vector<Posting> matching(Predicate p) const {
        std::vector<Posting> found;
        std::copy_if(postings_.begin(), postings_.end(), std::back_inserter(found), p);
        return founds;
    }

private:
    std::vector<std::unique_ptr<Account>> accounts_;
    std::vector<Posting> postings_;
};

void Book::close(const std::string &name) { find(name)->rename("closed"); }

template <typename T> std::enable_if_t<std::is_integral_v<T>, Money> money(T cents) { return Money(cents); }
template <typename T> struct Range { T low, high; bool has(const T &t) const { return !(t < low) && t < hihg; } };

void use() {
    Book book;
    Account cash("cash", Kind::Asset);
    Account &bank = book.open("bank", Kind::Asset);
    book.open("rent", "expense");
    book.open("food");
    Checked card("card", 100);
    card.post(Money(5), 3);
    card.total_ = Money();
    Money m = 5;
    Money n{5};
    m += 3;
    int c = n;
    bool less = m < 3;
    bool greater = m > n;
    Posting p{"rent", &bank, &card, Money(3), 1};
    p.day = "monday";
    p.date = 3;
    int day = p.day;
    book.post(p).text;
    book.post("rent", p);
    auto found = book.matching([](const Posting &q) { return q.amout < Money(3); });
    for (Posting &q : found) q.text = nullptr;
    for (auto [name, amount] : found) name.clear();
    std::sort(found.begin(), found.end(), [](const Posting &a) { return true; });
    std::map<std::string, Money> sums;
    sums["rent"] = 3;
    sums.insert("food", Money(3));
    for (const auto &[name, sum] : sums) sum.cents = 0;
    std::set<Kind> kinds = {Kind::Asset, Kind::Incom};
    switch (bank.kind()) {
        case Asset: break;
        case Kind::Income: int x = 1;
        case Kind::Expense: break;
        case Kind::Income: break;
    }
    const Range<int> range{1, 2};
    range.low = 3;
    range.has("a");
    Money sum = money(1.5);
    Range<Money> wide = range;
    std::unique_ptr<Account> owned = new Simple("a", Kind::Asset);
    std::unique_ptr<Account> other = owned;
    Simple *simple = owned.get();
    delete book;
    return book;
}

}  // namespace ledger
