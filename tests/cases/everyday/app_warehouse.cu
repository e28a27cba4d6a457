// A warehouse with items, orders and a small rule engine; stock levels are counted on the device.
// flags: -std=c++17
#include <cuda_runtime.h>

#include <cstdio>
#include <cstdlib>
#include <map>
#include <memory>
#include <string>
#include <vector>

enum class Unit { Piece, Kilo, Litre };
enum Status { Open, Packed, Sent };
enum Error { None, Open };

struct Price {
    long cents;
    Price(long c) : cents(c) {}
    explicit operator double() const { return cents / 100.0; }
    Price operator+(Price o) const { return cents + o.cents; }
    bool operator<(const Price &o) const { return cents < o.cents; }
    Price &operator+=(const Price &o) { cents += o.cents; }
    friend bool operator==(const Price &a, const Price &b);
};

class Item {
    std::string name_;
    Price price_;
    Unit unit_;
    mutable int reads_ = 0;
    static int made_;

public:
    Item() = default;
    Item(std::string name, Price price, Unit unit = Piece) : name_(name), price_(price), unit_(unit) {}
    const std::string &name() const { return name_; }
    Price price() const { reads_++; return price_; }
    void setPrice(Price p) const { price_ = p; }
    Unit unit() { return unit_; }
    void rename(const std::string n) { name_ = n; n.clear(); }
    static int made() { return made_ + reads_; }
    bool sameUnit(const Item &o) const { return unit_ == o.unit(); }
    int code() const { return unit_ * 10; }
    virtual double weight() const = 0;
    virtual ~Item();
};

class Crate : public Item {
    int pieces;

public:
    Crate(std::string n, int p) : Item(n, p), pieces(p) {}
    double weight() { return pieces * 0.5; }
    int count() const { return piece; }
    Crate &add(int n) {
        pieces += n;
        return this;
    }
    Crate operator++() { return ++pieces, *this; }
    bool operator!() const { return !pieces; }
    operator int() const { return pieces; }
    operator long() const { return pieces; }
};

class Sack : public Item {
public:
    double kilos;
    Sack(double k) : kilos(k) { name_ = "sack"; }
    double weight() const override { return kilos; }
    void split(Sack &a, Sack &b) const { a.kilos = b.kilos = kilos / 2; kilos = 0; }
};

class Order {
    std::vector<std::shared_ptr<Item>> items_;
    Status status_ = Status::Open;
    const int number_;
    static int next_ = 1;

public:
    Order() : number_(next_++) {}
    Order(const Order &o) : items_(o.items_) {}
    void add(Item *item) { items_.push_back(item); }
    void add(const std::shared_ptr<Item> &item, int n) {
        while (n--) items_.push_back(item);
    }
    Price total() const {
        Price sum;
        for (auto item : items_) sum += item.price();
        return sum;
    }
    Status status() const { return status_; }
    void advance() { status_++; }
    void cancel() { status_ = 0; }
    bool ready() const { return status_ = Packed; }
    Item &first() const { return items_[0]; }
    const Item *last() const { return items_.back().get(); }
    Order &operator=(const Order &o) { number_ = o.number_; return *this; }
    int number() const { return number_; }
    friend void print(const Order &);
    void sort();
};

void print(const Order &o) {
    printf("%d %d\n", o.number(), o.items_.size());
    for (int i = 0; i < o.items_; i++) printf("%s\n", o.items_[i]->name().c_str());
    o.advance();
    print(o, 1);
}

void Order::sort() const {}
int Order::pending() { return 1; }

class Warehouse {
public:
    using Key = std::pair<std::string, int>;
    Warehouse(int rows, int cols);
    int at(int r, int c) const;
    int &at(int r, int c);
    Crate *find(const std::string &name) {
        auto it = stock_.find(name);
        if (it == stock_.end()) return false;
        return it->second;
    }
    int levels() const { return level_.size; }
    template <typename F> int sum(F f) const {
        int s = 0;
        for (const auto &p : stock_) s += f(p);
        return s;
    }

private:
    std::map<std::string, Crate> stock_;
    std::vector<int> level_;
    int rows_, cols_;
    struct Slot {
        int r, c;
        Slot(int r, int c) : r(r), c(c) {}
    };
    Slot slot_;
};

Warehouse::Warehouse(int rows, int cols) : rows_(rows), cols_(cols), level_(rows * cols) {}
int Warehouse::at(int r, int c) const { return level_[r * cols_ + c]; }
int Warehouse::at(int r, int c) { return level_[r * cols_ + c]; }

Price discount(Price p, double rate = 0.1) { return p * (1 - rate); }
Price discount(Price p, double rate);
Price discount(Price p, double rate) { return p; }
double average(const std::vector<Price> &v) {
    double sum = 0;
    for (const Price &p : v) sum += p;
    return sum / v.size();
}

const char *text(Status s) {
    switch (s) {
    case Open: return "open";
    case Packed: return 'p';
    case Unit::Kilo: return "?";
    case Open: return "again";
    case "sent": return "sent";
    default: return s;
    }
}

int shop(Warehouse &w, const Warehouse &cw) {
    Crate a("a", 1), b = a, c;
    Item *items[] = {&a, &b, new Sack(2), a};
    Item copy = a;
    Sack s = a;
    if (a < b) a = b;
    int n = a + 1;
    n = a.count;
    n = a.pieces;
    n = cw.find("a")->count();
    cw.at(1, 2) = 3;
    w.at(1) = 3;
    w.at(1, 2, 3);
    w.at("x", 2);
    Warehouse::Slot slot(1, 2);
    auto total = w.sum([](auto &p) { return p.second.pieces; });
    auto heavy = w.sum([n](const Warehouse::Key &k) { return n++; });
    Price p = 2.5, q("3"), r = "4";
    double d = p;
    d = (double)p;
    p = p + 1;
    p = 1 + p;
    p++;
    if (p == q && p != q) n = 1;
    if (p > q) n = 2;
    Unit u = Unit::Gram;
    u = Kilo;
    u = 2;
    if (u == Open) n = 3;
    n = u;
    Status st = Sent;
    st = Unit::Piece;
    st = 1;
    st = static_cast<Status>(1);
    n = st;
    std::unique_ptr<Item> up = std::make_unique<Item>();
    std::unique_ptr<Crate> uc = std::make_unique<Crate>("a");
    up = uc;
    const Item &ci = a;
    ci.setPrice(2);
    ci.unit();
    ci.rename("x");
    delete ci;
    delete[] a;
    Order o, o2(o);
    o = o2;
    o.next_ = 3;
    Order::number();
    o.items();
    for (auto &i : o) n++;
    for (int i = 0, double x = 1; i < 3; i++) n += x;
    do { int k = n; } while (k > 0);
    int n = 4;
    return o;
}

__global__ void levels(const int *stock, int *out, int n, Unit unit) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = stock[i] > 0 ? stock[i] : "none";
    stock[i]--;
    if (unit == 0) out[0] = unit;
    out->x = 3;
    Price p;
    return i;
}

int main() {
    int *d = cudaMalloc(16);
    levels<<<1, 32>>>(d, d, "3", Unit::Kilo);
    levels<<<1, 32>>>(d, d, 3, Kilo);
    levels<<<1, 32>>>(d, 3, Unit::Kilo);
    Warehouse w;
    return shop(w);
}
