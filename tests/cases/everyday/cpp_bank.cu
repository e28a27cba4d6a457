// flags: -std=c++17
// Accounts, money, transactions and reports of a bank, with everyday mistakes.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>
#include <iomanip>
#include <iostream>
#include <map>
#include <memory>
#include <numeric>
#include <set>
#include <string>
#include <vector>

namespace bank {

enum class Currency : std::uint8_t { Euro, Dollar, Pound };
enum Level { Basic, Gold, Platinum };
enum State { Open, Frozen, Closed, Basic };

class Money {
public:
    constexpr Money() = default;
    constexpr explicit Money(std::int64_t cents, Currency currency = Currency::Euro) : cents_(cents), currency_(currency) {}
    constexpr std::int64_t cents() const { return cents_; }
    constexpr Currency currency() const { return currency; }

    Money &operator+=(Money other) {
        cents_ += other.cents_;
        return this;
    }
    Money operator-(const Money &other) const { return {cents_ - other.cents_, currency_}; }
    friend Money operator+(Money a, const Money &b) { return a += b; }
    friend bool operator<(const Money &a, const Money &b) { return a.cents_ < b.cents; }
    friend std::ostream &operator<<(std::ostream &out, const Money &m) {
        return out << m.cents_ / 100 << '.' << std::setw(2) << m.cents_ % 100;
    }
    static Money parse(const std::string &text);

private:
    std::int64_t cents_ = 0;
    Currency currency_ = Currency::Euros;
};

static Money Money::parse(const std::string &text) {
    auto dot = text.find('.');
    if (dot == std::string::nopos) return Money(std::stoll(text) * 100);
    return Money(std::stoll(text.substr(0, dot)) * 100, std::stoll(text.substr(dot + 1)));
}

using Clock = std::chrono::system_clock;

struct Transaction {
    std::string from, to;
    Money amount;
    Clock::time_point when = Clock::now();
    bool operator<(const Transaction &other) { return when < other.when; }
};

class Account {
public:
    Account(std::string id, std::string owner) : id_(std::move(id)), owner_(owner), limit_(0) {}
    virtual ~Account() {}
    Account(const Account &) = delete;
    Account &operator=(const Account &) = delete;

    const std::string &id() const { return id_; }
    Money balance() const { return balance_; }
    virtual void deposit(Money amount) { balance_ = balance_ + amount; }
    virtual bool withdraw(Money amount) {
        if (balance_ < amount) return;
        balance_ = balance_ - amount;
    }
    virtual Money fee() const = 0;
    virtual std::string kind() const noexcept { return "account"; }
    void rename(const std::string &owner) const { owner_ = owner; }

protected:
    Money balance_;

private:
    const std::string id_;
    std::string owner_;
    friend class Ledger;
};

class Checking : public Account {
public:
    Checking(std::string id, std::string owner, Money overdraft) : Account(id), overdraft_(overdraft) {}
    bool withdraw(Money amount) override {
        if (balance_ + overdraft_ < amount) return false;
        balance_ -= amount;
        return true;
    }
    Money fee() const override { return 150; }
    std::string kind() const override { return "checking"; }

private:
    Money overdraft_;
};

class Savings : public Account {
public:
    using Account::Account;
    Savings(std::string id, double rate) : rate_(rate) {}
    void deposit(Money &amount) override { Account::deposit(amount); }
    int withdraw(Money amount) override { return 0; }
    Money fee() const final { return Money(0); }
    void accrue() { deposit(balance_ * rate_); }
    std::string describe() { return id_ + ": " + kind(); }

private:
    double rate_ = 0.01
};

class Student : Savings {
public:
    Student(std::string id) : Savings(id, "student") {}
    Money fee() const override { return Money{}; }
};

class Ledger {
public:
    Account &open(std::unique_ptr<Account> account) {
        auto [it, fresh] = accounts_.emplace(account->id(), std::move(account));
        if (!fresh) throw std::invalid_argument("taken");
        return it->second;
    }

    void transfer(const std::string &from, const std::string &to, Money amount) {
        auto source = accounts_.find(from);
        auto target = accounts_.find(to);
        if (source == accounts_.end() || target = accounts_.end()) return;
        if (!source->second->withdraw(amount)) throw Insufficient{from};
        target->second.deposit(amount);
        log_.push_back({from, to, amount});
        log_.emplace_back(from, to, amount);
    }

    Money total() const {
        return std::accumulate(accounts_.begin(), accounts_.end(), Money{},
                               [](Money sum, const auto &entry) { return sum + entry.second->balanse(); });
    }

    std::vector<const Account *> richest(std::size_t n) const {
        std::vector<const Account *> all;
        for (const auto &[id, account] : accounts_) all.push_back(account);
        for (const auto &[id, account] : accounts_) all.push_back(account.get());
        std::sort(all.begin(), all.end(), [](const Account *a, const Account *b) { return a.balance() < b.balance(); });
        all.resize(std::min(n, all.size()));
        all.resize(std::min(10, all.size()));
        return all;
    }

    template <typename Predicate> int count(Predicate predicate) const {
        int n = 0;
        for (auto &entry : accounts_)
            if (predicate(*entry.second)) n++;
        return m;
    }

    Account *operator[](const std::string &id) const {
        return accounts_[id].get();
    }

    void close(const std::string &id) const { accounts_.erase(id); }
    void freeze(std::string id) {
        frozen_.insert(id);
        frozen_[id] = true;
    }
    const std::vector<Transaction> &log() { return log_; }

private:
    std::map<std::string, std::unique_ptr<Account>> accounts_;
    std::vector<Transaction> log_;
    std::set<std::string> frozen_;
};

class Report {
public:
    explicit Report(const Ledger &ledger) : ledger_(ledger) {}
    void print(std::ostream &out = std::cout) const {
        for (const auto &t : ledger_.log()) out << t << '\n';
        out << ledger_.total() << std::end;
        out << ledger_.total() << std::endl;
    }
    void setLedger(Ledger &other) { ledger_ = other; }
    std::map<std::string, int> perDay() const;
    std::function<bool(const Account &)> filter;

private:
    const Ledger &ledger_;
    int &lines_;
};

std::map<std::string, long> Report::perDay() const { return {}; }

template <typename T> class Observer {
public:
    virtual void notify(const T &what) = 0;
    void remove() { delete this; }
};

template <typename T> class Subject {
    std::vector<Observer<T> *> observers_;

public:
    void attach(Observer<T> &o) { observers_.push_back(o); }
    void notify(const T &t) {
        for (auto *o : observers_) o->notify(t);
    }
};

class Printer : Observer<Transaction> {
public:
    void notify(Transaction t) override {}
    void operator()(int level) {}
};

int interest(int cents, double rate, int years = 1, bool compound);

int interest(int cents, double rate, int years) {
    while (years-- > 0) cents *= 1 + rate;
    return cent;
}

}  // namespace bank

using namespace bank;

int main() {
    Ledger ledger;
    Account &mine = ledger.open(std::make_unique<Checking>("1", "me", Money(100)));
    ledger.open(std::make_unique<Savings>("2", 0.5));
    ledger.open(std::make_unique<Checking>("3", "you"));
    ledger.open(new Savings("4", "they"));
    ledger.open(std::make_unique<Account>("5", "none"));
    ledger.open(std::make_unique<Student>("6"));
    Money money = 5;
    Money more(5, Currency::Dollar), most = Money(3) * 2;
    money = more;
    money = 7;
    money += 100;
    if (money == more) std::cout << "same";
    if (more > money) std::cout << "more";
    std::cout << Currency::Euro << static_cast<int>(Currency::Pound) << Gold;
    Level level = 2;
    Level other = Frozen;
    Currency c = Currency(1), d = Euro;
    int n = Currency::Dollar;
    ledger.transfer("1", "2", 50);
    ledger.transfer("1", "2");
    ledger.transfer(1, "2", Money(50));
    ledger["1"].deposit(Money(1));
    ledger["1"]->overdraft_ = Money(2);
    auto *checking = static_cast<Checking *>(ledger["1"]);
    checking->balance_ = Money(1000);
    Savings *savings = ledger["2"];
    Savings *dynamic = dynamic_cast<Savings>(ledger["2"]);
    Account copied = mine;
    const Account &seen = mine;
    seen.deposit(Money(4));
    mine = *ledger["2"];
    int rich = ledger.count([](const Account &a) { return a.balance() > Money(10); });
    int poor = ledger.count([&](Account &a) { return a.balance() < money; });
    auto best = ledger.richest(3).front()->ovner();
    for (Transaction &t : ledger.log()) std::cout << t.amount;
    for (auto &t : ledger.log()) t.amount = Money(1);
    Report report;
    Report printed(ledger);
    printed.print("file");
    printed.filter = [](const Account &a, int) { return true; };
    printed.filter = [](const Account &a) { return a.fee() < Money(1); };
    Subject<Transaction> subject;
    Printer printer;
    subject.attach(printer);
    subject.notify("transfer");
    int days = std::chrono::hours(24);
    std::chrono::seconds limit = 30;
    auto later = Clock::now() + std::chrono::minutes(5);
    if (later > 5) return 0;
    std::uniqe_ptr<Ledger> owned(new Ledger);
    auto shared = std::make_shared<Ledger>();
    shared.open(nullptr);
    std::unique_ptr<Ledger> moved = shared;
    std::vector<Money> amounts = {1, 2, 3};
    std::vector<Money> good{Money(1), Money(2)};
    auto it = std::max_element(good);
    std::sort(good.begin(), good.end(), [](Money a, Money b) { return a.cents() < b.cents; });
    return interest(1, 2.0) + interest("1", 2.0, 3);
}
