// flags: -std=c++17
// Inheritance, friends, unions, bit-fields, static members, nested classes.
#include <memory>
#include <string>
#include <vector>

class Account {
public:
    explicit Account(std::string owner) : owner_(owner) {}
    virtual ~Account() {}
    virtual double balance() const { return balance_; }
    virtual void deposit(double amount) { balance_ += amount; }
    const std::string &owner() const { return owner_; }
    class Entry { public: double amount; };
    friend class Auditor;
    friend void audit(const Account &);

protected:
    double balance_ = 0;
    virtual void close() {}

private:
    std::string owner_;
    struct Secret { int pin; };
    Secret secret_;
};

class Savings : public Account {
public:
    Savings(std::string owner, double rate) : Account(owner), rate_(rate) {}
    double balance() const override { return balance_ * rate_; }
    void deposit(int amount, int times) { deposit(amount * times); }
    void close() override { secret_.pin = 0; }
    void transfer(Account &a) { a.balance_ = 0; }

private:
    double rate_;
};

struct Left { int id; void open(); };
struct Right { int id; void open(); };
struct Both : Left, Right {};
struct Top { int value; };
struct LeftTop : Top {};
struct RightTop : Top {};
struct Diamond : LeftTop, RightTop {};
union Number { int i; float f; };
struct Flags { unsigned a : 1, b : 3; };

// Bases.
class NoBase : public Acount {};

class NotClass : public int {};

class Twice : public Left, public Left {};

class OfUnion : public Number {};

class Itself : public Itself {};

class NoDefaultBase : public Account {};
void no_default_base() { NoDefaultBase n; }

class NoCall : public Account { public: NoCall() { } };

class WrongCall : public Account { public: WrongCall() : Account(1, 2) {} };

class OtherInit : public Account { public: OtherInit() : Account("x"), balance_(3) {} };

// Access.
void hidden_overload(Savings &s) { s.deposit(3.0); }

void closed(Account &a) { a.close(); }

double rate(Savings &s) { return s.rate_; }

Account::Secret secret() { return {}; }

Account::Entry fine() { return {}; }

void audit(const Account &a) { a.secret_.pin; a.balance_ = 3; }

class Auditor { void look(Savings &s) { s.rate_ = 1; s.pin = 3; } };

class Stranger { int look(const Account &a) { return a.secret_.pin; } };

// Ambiguities.
int ambiguous_member(Both &b) { return b.id; }

void ambiguous_call(Both &b) { b.open(); }

Top *ambiguous_base(Diamond *d) { return d; }

int ambiguous_value(Diamond &d) { return d.value; }

// Conversions between classes.
Savings *down(Account *a) { return a; }

Savings sliced(Account &a) { return a; }

Left from_right(Right r) { return r; }

std::unique_ptr<Savings> owned() { return std::make_unique<Account>("x"); }

std::vector<Account *> from_savings(std::vector<Savings *> v) { return v; }

// Unions and bit-fields.
union WithText { std::string text; int n; };
void text_union() { WithText w; }

int no_union_member(Number n) { return n.d; }

Number two_values = {1, 2.0f};

unsigned *bit_address(Flags &f) { return &f.b; }

unsigned &bit_reference(Flags &f) { return f.b; }

int bit_size(Flags f) { return sizeof(f.a); }

union Virtual { virtual void f(); };

union Derived : Left { int i; };

// Members.
struct Statics { static int count; int size; static void reset() { size = 0; } void set(int n = size); };
int Statics::total = 0;
float Statics::count = 1;
static int Statics::size = 3;

struct Twofold { virtual static void f(); virtual Twofold(); explicit int g(); inline int h; void operator()(); };

void called(Twofold t) { t(1); t.~Other(); }

struct Pure { virtual void f() = 1; void g() = 0; virtual void h() const = 0 };
