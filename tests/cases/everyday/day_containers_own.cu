// flags: -std=c++17
// A list and accounts of one's own, mixed with containers of the library.
#include <cassert>
#include <initializer_list>
#include <iterator>
#include <iostream>
#include <map>
#include <queue>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace util {

template <typename T>
class List {
    struct Node { T value; Node *next; };
public:
    class iterator {
    public:
        explicit iterator(Node *n) : n_(n) {}
        T &operator*() const { return n_->value; }
        iterator &operator++() { n_ = n_->next; return *this; }
        bool operator!=(const iterator &o) const { return n_ != o.n_; }
    private:
        Node *n_;
    };
    List() = default;
    List(std::initializer_list<T> l) { for (const T &t : l) push(t); }
    List(const List &) = delete;
    List(List &&o) noexcept : head_(o.head_), size_(o.size_) { o.head_ = nullptr; }
    void push(const T &t) { head_ = new Node{t, head_}; ++size_; }
    iterator begin() const { return iterator(head_); }
    iterator end() const { return iterator(nullptr); }
    int size() const { return size_; }
private:
    Node *head_ = nullptr;
    int size_ = 0;
};

class Account {
public:
    Account(std::string owner, double balance) : owner_(std::move(owner)), balance_(balance) {}
    const std::string &owner() const { return owner_; }
    double balance() const { return balance_; }
    void deposit(double d) { balance_ += d; }
private:
    std::string owner_;
    double balance_;
};

int helper(int a);
double helper(double a);
int onlyInt(int a, int b = 2);

}

using util::List;
using util::Nothing;
using namespace utl;

class Bank {
public:
    util::Account &find(const std::string &name)
    {
        for (auto &a : accounts_)
            if (a.owner == name) return a;
        return nullptr;
    }
    const util::Account &first() const { return accounts_[0]; }
    void add(util::Account a) { accounts_.push_back(a.owner()); accounts_.emplace_back(a); }
    double total() const
    {
        double sum;
        for (const auto &a : accounts_) { a.deposit(1); sum += a.balance_; }
        return sum;
    }
    void byName() const { byName_["x"] = 3; int n = byName_.at("x"); byName_.at(3); byName_.find("x").second; }
private:
    std::vector<util::Account> accounts_;
    std::map<std::string, int> byName_;
};

void lists()
{
    List<int> a{1, 2, 3};
    List<int> b = a;
    List<int> c("x");
    List<std::string> d{1, 2};
    List e;
    List<int>::iterator it = a.begin();
    List<int>::const_iterator cit = a.begin();
    it++;
    --it;
    it == a.end();
    it->value;
    *it = "x";
    a.head_;
    List<int>::Node *node;
    a[0];
    a.push();
    a.push("x");
    a.pop();
    for (std::string s : a) {}
    for (int x : &a) {}
    List<int, int> f;
    List<undefined> g;
    List h = {1, 2};
    util::Lst<int> i;
    Account acc("x", 3);
    util::Account acc2("x");
    util::Account acc3(3, "x");
    util::Account acc4 = {"x", 3};
    util::Account arr[2];
    std::vector<util::Account> va(3);
    va.emplace_back("x");
    std::map<std::string, util::Account> ma;
    ma["x"].deposit(3);
    std::map<util::Account, int> mb;
    mb[acc4] = 3;
    std::unordered_map<util::Account, int> mc;
    std::priority_queue<util::Account> pq;
    pq.push(acc4);
    std::queue<int> q;
    int top = q.pop();
    q.top();
    util::helper("x");
    util::helper(1L);
    util::onlyInt();
    util::onlyInt(1, 2, 3);
    util::onlyInt("x");
    util::missing(3);
    ::helper(3);
    Bank bank;
    bank.first().deposit(3);
    bank.accounts_;
    bank.add("x");
    bank.find(3);
    Bank::find("x");
    bank.find("x") = 3;
    std::vector<int> vi(3);
    vi.begin() + "x";
    vi.erase(vi);
    vi.end()->x;
    std::vector<bool> vb = vi;
    vi == vb;
    vi < 3;
    std::swap(vi, vb);
    std::move(vi, vb);
    std::make_pair(1, 2).third;
    std::cout << vi[0] << vi.size << std::end;
    std::cin >> "x";
    std::cin >> vi;
    std::cout >> 3;
    std::cout << std::endl();
    std::endl << 3;
    std::printl("x");
    assert(vi);
}
