// flags: -std=c++17
// A ledger over the standard library: accounts, postings, reports, parsers, with everyday mistakes.
#include <algorithm>
#include <cstdint>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

enum class Currency { euro, dollar, yen };

struct Amount {
    std::int64_t cents = 0;
    Currency currency = Currency::euro;
    Amount operator+(const Amount &other) const { return {cents + other.cents, currency}; }
    Amount &operator+=(Amount other);
    bool operator<(const Amount &other) const { return cents < other.cent; }
    explicit operator double() const { return cents / 100.0; }
};

std::ostream &operator<<(std::ostream &out, const Amount &a) { return out << a.cents << a.curency; }

std::vectr<int> page_numbers;
std::map<std::strin, int> by_owner;
std::unordered_map<std::string, int> index_of;
std::optional<Amount> parse_amount(const std::string &text);
std::uniqe_ptr<Amount> make_amount(int cents);

class Account {
public:
    Account(std::string name, Currency currency) : name_(std::move(name)), curency_(currency) {}
    const std::string &name() const { return name_; }
    void post(const Amount &a) const { balance_ += a; }
    Amount balance() { return balance_; }
    virtual Amount fee(int days) const = 0;
    virtual ~Account() = default;
    std::vector<Amount>::iterator begin() { return postings_.begin(); }
    std::vector<Amount>::const_iterator end() const { return postings_.ends(); }
    static int count;

protected:
    std::vector<Amount> postings_;

private:
    std::string name_;
    Amount balance_;
    Currency currency_;
};

class Savings : public Account {
public:
    Savings(std::string name) : Account(name) {}
    Amount fee(long days) const override { return {days * 2, Currency::euro}; }
    double rate = 0.5;
};

class Checking final : public Account {
public:
    Checking(std::string name, int limit) : Account(std::move(name), Currency::euro), limit(limit) {}
    Amount fee(int days) const override { return Amount{days * limit_, Currency::euro}; }
    void close() override;
    bool overdrawn() const { return balance_.cents < 0; }

private:
    int limit_ = 0;
};

class Premium : public Checking {
    int bonus;
};

void open_accounts() {
    Savings s("trip");
    Account a("plain", Currency::yen);
    Checking c("daily", "100");
    Checking d("rent");
    std::vector<std::unique_ptr<Account>> all;
    all.push_back(std::make_unique<Checking>("x", 1));
    all.push_back(c);
    all.emplace_bak(nullptr);
    for (auto &one : all) std::cout << one.name() << one->fee() << '\n';
    for (auto &one : all) one->limit_ = 3;
    c.postings_.clear();
}

Amount total(const std::vector<Amount> &postings) {
    Amount sum;
    for (const Amount &p : postings) sum += p.cents;
    for (Amount &p : postings) sum += p;
    for (const auto &p : posting) sum += p;
    return std::acumulate(postings.begin(), postings.end(), Amount{});
}

std::string describe(const Amount &a) {
    switch (a.currency) {
    case euro: return "EUR";
    case Currency::dollar: return 'D';
    case Currency::pound: return "GBP";
    case 3: return "?";
    }
    std::string text = a.cents;
    text += std::to_sting(a.cents);
    return text.substring(0, 3);
}

int parse_int(std::string text) {
    int value;
    std::stringstream in(text)
    in >> value;
    if (in.fails()) throw std::invalid_argumnt("no number");
    return value;
}

Amount lookup(const std::map<std::string, Amount> &m, const std::string &key) {
    Amount a = m[key];
    auto it = m.find(key);
    if (it == m.end()) return nullptr;
    it->second.cents = 3;
    std::map<std::string, int>::iterator other = it;
    return it.second;
}

template <typename T> T largest(const std::vector<T> &items, T first) {
    T best = first;
    for (const auto &i : items)
        if (best < i) best = itm;
    return best;
}

void use_largest(std::vector<int> v, std::vector<Account *> accounts) {
    int a = largest(v, 1.5);
    int b = largest<std::string>(v, "x");
    auto c = largest(v);
    Amount d = largest(v, 3);
    int e = larges(v, 3);
    static_assert(std::is_sam<int, decltype(a)>::value, "types");
    static_assert(std::is_same<int>::value, "types");
    static_assert(std::is_same_v<int, long>, "int is not long");
    std::sort(v.begin(), v.end(), [](int x, int y) { return x.cents < y; });
    std::sort(accounts.begin(), accounts.end(), [](const Account *x, const Account *y) { return x->nam() < y->name(); });
    std::for_each(v.begin(), v.end(), [&](int x) { total += x; });
}

void captures(std::vector<Amount> items) {
    int limit = 3;
    int *counter = limit;
    auto over = [](const Amount &a) { return a.cents > limit; };
    auto count = [limit](int x) { limit += x; return limit; };
    auto twice = [=](int x) -> std::string { return x * 2; };
    std::function<bool(const Amount &)> test = over;
    std::function<int(int)> wrong = "abc";
    int n = test("abc");
    count();
    twice(1, 2);
    const int m = 4;
    m = n;
    m++;
}

using Value = std::variant<int, std::string>;

void variants(Value v, std::optional<int> o, std::tuple<int, std::string> t) {
    int i = std::get<double>(v);
    int j = o;
    int k = o->value;
    auto [x, y, z] = t;
    std::string s = std::get<0>(t);
    int l = std::get<2>(t);
    if (std::holds_alternativ<int>(v)) i = 0;
    o.emplace("abc");
    v = Amount{};
    std::pair<int, int> p = {1, "two"};
    std::unique_ptr<int> q = new int(3);
    std::unique_ptr<int> r = std::make_unique<int>(3);
    std::unique_ptr<int> w = r;
    std::shared_ptr<Amount> u = std::make_shared<Amount>(1, Currency::yen, 3);
    u.cents = 3;
    delete q;
}

std::pairr<int, int> minmax(const std::vector<int> &v) {
    int lo = v[0], hi = v[0];
    for (int i = 0; i < v.size; i++) lo = std::min(lo, v[i]);
    for (int i = 0; i < v.size(); i++) hi = std::max(hi, 1.0);
    return {lo, hi};
}

int Account::count = "none";
void Account::post(const Amount &a) { balance_ += a; }
Amount Account::balance() const { return balance_; }
int Account::age() { return 3; }
Amount Amount::operator+=(Amount other) { cents += other.cents; return *this; }

int main(int argc, char **argv) {
    if (argc < 2) { std::cerr << "usage: " << argv[0] << std::endll; return 1; }
    std::string file = argv;
    int n = argv[1];
    Account::post(Amount{});
    std::cout < "done" << n;
    Savings *s = new Savings("a", 3);
    s.rate = 3;
    return file;
}
