// flags: -std=c++17
// An application of classes that inherit from one another, with everyday mistakes in their declarations and uses.
#include <cuda_runtime.h>

#include <cstddef>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

class Ledger;

class Account {
public:
    explicit Account(std::string owner, double balance = 0) : owner_(std::move(owner)), balance_(balance) {}
    virtual ~Account() = default;
    virtual double interest() const = 0;
    virtual void deposit(double amount) { balance_ += amount; }
    const std::string &owner() const { return owner_; }
    double balance() const { return balance_; }
    static int count;

protected:
    double balance_;
    void set_balance(double balance) { balance_ = balance; }

private:
    std::string owner_;
    friend class Auditor;
};

int Account::count = 0;
int Account::count = 1;

class Savings : public Account {
public:
    Savings(std::string owner, double rate) : rate_(rate) {}
    double interest() override { return balance_ * rate_; }
    void deposit(double amount) const override { (void)amount; }

private:
    double rate_;
};

class Checking final : public Account {
public:
    using Account::Account;
    double interest() const override { return 0; }
    void withdraw(double amount) { balance_ -= amount; }
    void charge(double fee) const { balance_ -= fee; }
    int deposit(double amount) override;
};

class Joint : public Checking {
    std::string other_;
};

class Fixed : public Account {
public:
    Fixed(std::string owner, int months) : Account(std::move(owner)), month_(months) {}
    double interest() const final { return 0.1 * months_; }
    void close() override {}
    static double base() { return balance_; }

protected:
    int months_;
};

class Locked : public Fixed {
public:
    using Fixed::Fixed;
    double interest() const override { return 0; }
    std::string name() const { return owner_; }
    Locked &operator=(const Locked &) = delete;
};

double Fixed::penalty() const { return 3; }
void Checking::withdraw(int amount) { balance_ -= amount; }
void Ledger::add(Account *account) {}

class Ledger {
public:
    void add(std::unique_ptr<Account> account) { accounts_.push_back(account); }
    void add(std::unique_ptr<Account> account);
    Account &find(const std::string &owner) {
        for (auto &account : accounts_)
            if (account.owner() == owner)
                return *account;
        throw std::runtime_error("no account of " + owner);
    }
    std::size_t size() const { return accounts_.size() }
    virtual int pages() = 1;

private:
    std::vector<std::unique_ptr<Account>> accounts_;
    const int limit_;
};

struct Money {
    long cents;
    explicit Money(long cents) : cents(cents) {}
    Money operator+(const Money &other) const { return Money(cents + other.cents); }
    friend bool operator==(const Money &a, const Money &b) { return a.cents == b.cents; }
    operator bool() const { return cents != 0; }
    void operator=(int) = default;
};

int use_abstract() {
    Account account("me", 3);
    return 0;
}

int use_new_abstract() {
    auto account = std::make_unique<Savings>("me", 0.5);
    Account *other = new Account("you");
    return account->rate_ > 0;
}

void use_protected(Checking &checking, Money money) {
    checking.balance_ = 3;
    checking.set_balance(4);
    checking.owner() = "somebody";
    checking.balance() += 2;
    checking.missing();
    Checking::withdraw(3);
    Money other = 4;
    Money sum = money + 3;
    if (money < other)
        return;
    Account::count();
}

void use_casts(Account *account, const Checking &checking) {
    Checking *down = account;
    Fixed *fixed = dynamic_cast<Money *>(account);
    Checking &changed = checking;
    Account copy = checking;
    const_cast<Checking &>(checking).withdraw();
    account->withdraw(3);
    down.withdraw(2);
}

__global__ void total(const Checking *all, int count, double *sum) { *sum = count; }

int main() {
    Checking mine("me", 3.0, true);
    Checking yours;
    Ledger ledger;
    ledger.add(new Checking("me"));
    ledger.accounts_.clear();
    total<<<1, 32>>>(mine, 1, nullptr);
    std::map<std::string, Account> by_name;
    for (const Account &account : ledger)
        account.deposit(1);
    switch (mine.owner()) {
    case 1:
        break;
    }
    return mine;
}
