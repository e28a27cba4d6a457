// flags: -std=c++17
// Strings, vectors and maps used wrongly.
#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

struct Item {
    std::string name;
    int price = 0;
};

struct Key {
    int a, b;
};

using Table = std::map<std::string, int>;

// Strings.
void add_number(std::string &s) { s = s + 3; }

int to_number(const std::string &s) { return s; }

const char *to_text(const std::string &s) { return s; }

void two_literals() { std::string s = "a" + "b"; }

bool compared(const std::string &s) { return s == 3; }

void no_member(std::string &s) { s.append_all("x"); }

void constant(const std::string &s) { s.push_back('c'); }

void of_int() { std::string s = 42; }

char called(const std::string &s) { return s(0); }

void without_namespace() { string s; }

// Vectors.
void push_wrong(std::vector<int> &v) { v.push_back("one"); }

void push_item(std::vector<Item> &v) { v.push_back(3); }

int whole(const std::vector<int> &v) { return v; }

void append(std::vector<int> &v) { v.append(3); }

int misspelt(std::vector<int> &v) { return v.lenght(); }

void constant_vector(const std::vector<int> &v) { v.clear(); }

int *pointer(std::vector<int> &v) { return v; }

void assigned(std::vector<int> &v, std::vector<double> &w) { v = w; }

int first(std::vector<Item> &v) { return v[0]; }

void changed(const std::vector<int> &v) { v[0] = 1; }

void added(std::vector<int> &a, std::vector<int> &b) { auto c = a + b; }

void inserted(std::vector<int> &v) { v.insert(3); }

std::vector<int> from_list() { return {1, 2, "3"}; }

void iterator(const std::vector<int> &v) { std::vector<int>::iterator i = v.begin(); }

int element(std::vector<int> v) { return v.at("0"); }

int of_name(const std::vector<Item> &v)
{
    int total = 0;
    for (const auto &item : v)
        total += item.cost;
    return total;
}

void rename(const std::vector<Item> &v)
{
    for (const auto &item : v)
        item.name = "";
}

int pairs(const Table &t)
{
    int sum = 0;
    for (const auto &entry : t)
        sum += entry.value;
    return sum;
}

// Maps.
int constant_lookup(const Table &t) { return t["a"]; }

int wrong_key(Table &t) { return t[3.5]; }

void wrong_value(Table &t) { t["a"] = "b"; }

int not_pointer(Table &t) { return t.find("a").second; }

bool found(Table &t) { return t.find("a") != nullptr; }

bool has(Table &t) { return t.contains("a"); }

void insert_two(Table &t) { t.insert("a", 1); }

std::unordered_map<Item, int> no_hash;

std::map<std::string, int, int> no_order_type;

// Streams.
void printed(const Item &item) { std::cout << item; }

void read(const Item &item) { std::cin >> item.price; }

void no_stream() { cout << "text"; }

void end_of_line() { std::cout << std::endline; }
