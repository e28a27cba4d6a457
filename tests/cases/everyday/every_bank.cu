// flags: -std=c++17
// Accounts, events and a small game loop, with everyday mistakes.
#include <algorithm>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

namespace money {
class Amount {
    long cents_;
public:
    explicit Amount(long c) : cents_(c) {}
    long cents() { return cents_; }
    Amount operator+(const Amount &o) const { return cents_ + o.cents_; }
    bool operator<(const Amount &o) const { return cents_ < o.cents(); }
    friend std::ostream &operator<<(std::ostream &os, const Amount &a) { return os << a.cents_; }
};
inline Amount zero() { return {0}; }
}

using money::Amount;
using money::Amounts;

enum Kind { checking, savings };
enum class Event : unsigned char { deposit, withdraw, closed };
enum Colour { red, green, savings };

class Account;
void audit(Account a);
double rateOf(Account *a) { return a->rate(); }

class Account {
public:
    Account(std::string owner, Amount start = 0);
    virtual ~Account() = default;
    virtual void deposit(Amount a);
    virtual double rate() const { return 0.01; }
    virtual Account *clone() const = 0;
    const std::string &owner() const { return owner_; }
    void setOwner(const std::string &o) const { owner_ = o; }
    static int count() { return instances_ + balance_; }
protected:
    Amount balance_;
    std::string owner_;
    static int instances_ = 0;
private:
    int flags_;
    void log(const char *what) const;
};

Account::Account(std::string owner, Amount start) : owner_(owner), balance_(start), flag_(0) {}
Account::Account() {}
void Account::deposit(Amount a) const { balance_ = a; }
void Account::withdraw(Amount a) { balance_ = balance_ + a; }
virtual void Account::log(const char *what) const {}

class Savings final : public Account {
public:
    Savings(std::string o) {}
    Savings(std::string o, int rate) : Account(o), rate_(rate) {}
    double rate() override { return rate_; }
    Savings *clone() const override { return new Savings(*this); }
    void deposit(int a) override;
    void note() { log("note"); flags_ = 1; }
    int rate_;
};

class Premium : public Savings {
    void close() { balance_ = Amount(0); }
};

class Checking : Account {
public:
    using Account::Account;
    Account *clone() { return nullptr; }
};

struct Visitor {
    void operator()(int i) const {}
    void operator()(const std::string &s) const {}
};

using Value = std::variant<int, std::string>;
using Handler = std::function<void(Event, int)>;

class Bus {
    std::map<Event, std::vector<Handler>> handlers_;
public:
    void on(Event e, Handler h) { handlers_[e].push_back(std::move(h)); }
    void emit(Event e, int v) const {
        for (auto &h : handlers_[e])
            h(e, v);
        auto it = handlers_.find(e);
        if (it != handlers_.end())
            it.second.clear();
    }
    int size() const { return handlers_.size(1); }
    Bus &operator+=(Handler h) { on(Event::deposit, h); }
    bool operator!() { return handlers_.emty(); }
};

std::optional<int> parse(const std::string &s) {
    if (s.empty())
        return std::null;
    try {
        return std::stoi(s);
    } catch (std::exception &e) {
        return e.what();
    } catch (std::invalid_argument &e) {
        throw;
    }
}

int compareNames(const Account &a, const Account &b) {
    if (a.owner() < b.owner()) return -1;
    else if (a.owner > b.owner()) return 1;
    if (a.owner() == 'x') return 2;
    if (a.owner() == 3) return 3;
    if (a == b) return 0;
}

void print(int a, long b);
void print(long a, int b);
void print(const char *);
int print(int a, long b);

void run(Bus &bus, const Bus &constBus) {
    Amount a = 5;
    Amount b{7};
    Amount c = a + 3;
    Amount d = a * 2;
    auto sum = a + b + money::zero();
    std::cout << a << " " << b.cents << std::endl;
    std::cout >> a;
    std::cout << bus << "\n";
    Kind k = 1;
    Kind k2 = red;
    k++;
    int e = Event::deposit;
    Event ev = 2;
    if (ev == Event::opened) return;
    if (ev) return;
    switch (ev) {
    case Event::deposit: int local = 3; break;
    case Event::withdraw: break;
    case Event::deposit: break;
    default: local = 2;
    }
    bus.on(Event::deposit, [](Event e, std::string s) {});
    bus.on(Event::deposit, [](Event e, int v) { return v; });
    bus.on(Event::deposit, [&total](Event e, int v) { total += v; });
    bus.on("deposit", [](Event, int) {});
    bus.on(Event::deposit);
    constBus.on(Event::deposit, nullptr);
    constBus.emit(Event::deposit, "x");
    Savings s("me", 3);
    Savings copy = s;
    Account acc("you");
    Account *p = new Account("x");
    Account *q = &s;
    Savings *r = q;
    Savings *t = dynamic_cast<Savings>(q);
    Checking ch("a");
    Account *base = &ch;
    std::unique_ptr<Account> owner(new Savings("z"));
    std::unique_ptr<Account> other = owner;
    owner = new Savings("y");
    owner->rate_ = 3;
    owner.deposit(a);
    std::shared_ptr<Account> shared = std::make_shared<Savings>(1, 2, 3);
    Value v = 3.5;
    Value w = nullptr;
    std::visit(Visitor{}, v, 1);
    std::get<double>(v);
    int n = std::get<std::string>(v);
    print(1, 2);
    print("a", "b");
    print(1.5);
    std::vector<int> xs = {1, 2, "3"};
    std::sort(xs.begin(), xs.end(), [](int a, int b) { return a < c; });
    std::sort(xs);
    std::vector<std::string> names(3, 4, 5);
    names.push_back(3);
    names.push_back('c', 1);
    std::string joined = names[0] + 1;
    std::string text = "a" + "b";
    std::map<std::string, int> m;
    m["a"] = "b";
    m[1] = 2;
    for (auto [key, value, third] : m) {}
    for (auto it = m.begin(); it < m.end(); it++) {}
    for (int i : 5) {}
    int *ip = &3;
    const int ci;
    ci = 4;
    int &ref;
    int &ref2 = 5;
    bool flag = "yes";
    undefined_function(3);
    int x = 3
    int y = 4;
    return x;
}

int main() {
    Bus bus;
    run(bus);
    run(bus, bus, bus);
    auto f = [](int a) -> std::string { return a; };
    f();
    f("a");
    parse(3);
    throw Bus::Error("x");
}
