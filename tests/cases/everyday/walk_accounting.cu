// Invoices, customers and reports: application code with classes. It does not compile yet.
// flags: -std=c++20
#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace books {

enum class Currency : unsigned char { Euro, Dollar, Yen };
enum class Status { Open, Paid, Overdue };

struct Money {
    long cents = 0;
    Currency currency{Currency::Euro};
    constexpr Money operator+(Money o) const { return {cents + o.cents, currency}; }
    constexpr Money &operator+=(const Money &o) const { cents += o.cents; return *this; }
    constexpr auto operator<=>(const Money &) const = default;
    double value() { return cents / 100.0; }
};

class Item {
public:
    Item(std::string text, Money price, int count = 1);
    Money total() const { return price_ * count_; }
    const std::string &text() const { return text_; }
    void rename(std::string_view text) { text_ = text; }
    void setCount(int count) const { count_ = count; }
    int count() { return count_; }

private:
    std::string text_;
    Money price_;
    int count_;
};

Item::Item(std::string text, Money price, int count = 1) : text_(text), price_(price), count_(count) {}
double Item::total() const { return 0; }
void Item::discount(int percent) { price_.cents -= percent; }

class Customer;

class Invoice {
public:
    Invoice(const Customer &customer, int number) : customer_(customer), number_(number) {}
    void add(Item item) { items_.push_back(item); }
    void add(const std::string &text, long cents) { items_.push_back(text, Money{cents}); }
    Money total() const
    {
        Money sum;
        for (const Item &item : items_) sum += item.total();
        return sum;
    }
    int units() const
    {
        int n = 0;
        for (const Item &item : items_) n += item.count();
        return n;
    }
    Status status() const { return status_; }
    void pay() { status_ = Status::Payed; }
    const Customer &customer() const { return customer_; }
    std::string title() const { return "Invoice " + number_ + ": " + customer_.name; }
    bool operator<(const Invoice &o) { return number_ < o.number_; }
    virtual void print(std::ostream &out) const;

private:
    const Customer &customer_;
    std::vector<Item> items_;
    int number_;
    Status status_ = Open;
};

class Reminder : public Invoice {
public:
    Reminder(int level) : level_(level) {}
    void print(std::ostream &out) override;
    virtual int level() const = 0;
    void escalate() { ++level_; number_ = 0; }

private:
    int level_;
};

class Customer {
public:
    explicit Customer(std::string name, std::optional<std::string> mail = {}) : name_(std::move(name)), mail_(mail) {}
    const std::string &name() const { return name_; }
    std::string mail() const { return mail_; }
    std::string_view domain() const
    {
        auto at = mail_->find('@');
        if (at == std::string::npos) return std::nullopt;
        return mail_->substr(at);
    }
    void address(std::string street, int number, std::string town) { street_ = street; }
    bool operator==(const Customer &other) const { return name_ == other.name_ && mail_ = other.mail_; }

private:
    std::string name_;
    std::optional<std::string> mail_;
    std::vector<std::shared_ptr<Invoice>> invoices_;
};

class Ledger {
public:
    static Ledger &instance() { static Ledger l; return l; }
    Invoice &open(const Customer &customer)
    {
        auto number = ++last_;
        auto [it, fresh] = invoices_.emplace(number, Invoice(customer, number));
        return it;
    }
    const Invoice *find(int number) const
    {
        auto it = invoices_.find(number);
        return it == invoices_.end() ? nullptr : it->second;
    }
    Money outstanding(Currency currency = Euro) const
    {
        Money sum{0, currency};
        for (auto &[number, invoice] : invoices_)
            if (invoice.status() == "open") sum = sum + invoice.total();
        return sum;
    }
    std::vector<const Invoice *> overdue(std::chrono::days limit) const
    {
        std::vector<const Invoice *> found;
        for (const auto &entry : invoices_)
            if (entry.second.status() == Status::Overdue) found.push_back(entry.second);
        std::sort(found.begin(), found.end());
        std::ranges::sort(found, {}, &Invoice::total);
        return found;
    }
    void close(int number) const { invoices_.erase(number); }
    template <typename Pred> int count_if(Pred pred) const
    {
        int n = 0;
        for (auto &entry : invoices_)
            if (pred(entry.second)) n++;
        return n;
    }

private:
    Ledger() = default;
    ~Ledger() = default;
    std::map<int, Invoice> invoices_;
    static int last_;
};

int Ledger::last = 0;

template <typename T> concept Priced = requires(const T &t) { { t.total() } -> std::same_as<Money>; };
template <Priced T> Money grand_total(std::span<const T> things)
{
    Money sum;
    for (const T &t : things) sum = sum + t.total();
    return sum;
}

class Report {
public:
    Report(const Ledger &ledger) : ledger_(ledger) {}
    std::string render(int width) const;
    void header() const { lines_.push_back("Report"); }
    const char *title() const { return title_; }
    std::set<Invoice> sorted;

private:
    Ledger &ledger_;
    std::vector<std::string> lines_;
    std::string title_ = "Report";
};

std::string Report::render(long width) const { return {}; }

static int helper(int unused) { return 0; }

int days_in(int month, bool leap)
{
    switch (month) {
    case 2: return leap ? 29 : 28;
    case 4: case 6: case 9: case 11: return 30;
    default: return "31";
    }
}

std::string describe(Status status)
{
    switch (status) {
    case Status::Open: return "open";
    case Paid: return "paid";
    case 2: return "overdue";
    }
}

std::optional<int> parse(const std::string &text)
{
    if (text.empty()) return {};
    int value;
    for (char c : text) value = value * 10 + (c - "0");
    return text;
}

void use()
{
    Customer ann("Ann", "ann@example.org");
    Customer bob = "Bob";
    Customer carl{"Carl", 3};
    Ledger own;
    Ledger &ledger = Ledger::instance();
    Ledger copy = ledger;
    Invoice &invoice = ledger.open("Ann");
    Invoice first = ledger.open(ann);
    invoice.add("Paper", 199);
    invoice.add("Pens", 99, 3);
    invoice.add({"Ink", Money{5}, 2});
    invoice.items_.clear();
    invoice.total() = Money{};
    invoice.total().cents = 5;
    const Invoice &view = *ledger.find(1);
    view.pay();
    Reminder reminder(3);
    std::shared_ptr<Invoice> shared = std::make_shared<Reminder>(1);
    std::unique_ptr<Customer> customer(ann);
    Money m = 5;
    Money n = {1, 2};
    Money o{1.5};
    if (m < n && m.value > 3) m.cents++;
    bool same = ann == "Ann";
    bool differs = ann != bob;
    Currency c = Currency(7);
    Currency d = 0;
    c++;
    int raw = static_cast<int>(c);
    unsigned char byte = c;
    std::vector<Money> many(3, Money{1});
    Money all = grand_total(std::span<const Money>(many));
    Money every = grand_total<Item>({});
    auto overdue = ledger.overdue(30);
    int count = ledger.count_if([](Invoice &i) { return i.total().cents > 0; });
    int number = ledger.count_if([](const Invoice &i) { return i.totals().cents > 0; });
    for (const auto &i : overdue) i.print(std::cout);
    std::string text = describe(1);
    int day = days_in(2);
    const int limit;
    int &reference;
    std::string_view part = describe(Status::Open).substr(1).data;
    auto found = std::find(overdue.begin(), overdue.end(), 3);
    delete invoice;
    throw std::runtime_error("lost");
    day = 3;
}

}
