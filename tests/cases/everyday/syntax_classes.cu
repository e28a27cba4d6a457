// flags: -std=c++17
// Members of classes that lack a token, or have one too many.
#include <string>
#include <vector>

struct Point {
    float x, y
    float z;
};

class Account {
public
    Account(int n) : number(n) { }
    void deposit(double amount) { balance += amount }
    double total() const { return balance * (1 + rate; }
    int id() { return number };
private:
    int number = 0
    double balance = 0;
    double rate = ;
};

struct Shape {
    virtual double area() const = 0
    virtual ~Shape() { }
    double scale;
};

struct Circle : public Shape
{
    double r;
    Circle(double r) : r(r {}
};

struct Holder {
    std::vector<int> items;
    void add(int i) { items.push_back(i; }
    int first() { return items[0; }
    void clear( { items.clear(); }
    int count() const { if (items.empty() return 0; return 1; }
};

struct Pair {
    int a; int b;
    Pair(int x, int y) : a(x), b(y), { }
    Pair operator+(const Pair &o) const { return Pair(a + o.a, b + o.b; }
    bool operator==(const Pair &o) const { return a == o.a && b == ; }
};

struct Node {
    int value;
    Node *next = nullptr
};

class Empty { }

struct After {
    int a,;
    int b c;
    int d[3;
    static const int e = 3
};

enum Kind { first, second third, };

struct Last { int v; };

int use(Last l) { return l.v +; }
