// flags: -std=c++17
// Constructors, destructors, copies and overriding in a small scene graph.
#include <memory>
#include <string>
#include <utility>
#include <vector>

struct Texture { Texture(const Texture &) = delete; Texture(Texture &&) = default; explicit Texture(int size); int size; };
class Registry { Registry(); ~Registry(); public: static Registry &get(); int count; };
class Handle { public: Handle(int id) : id_(id) {} private: Handle(const Handle &); int id_; };
struct Visitor { virtual void visit(int n) = 0; virtual void leave(int n) const = 0; virtual ~Visitor() = default; };
struct Printer : Visitor { void visit(int n) override; };
struct Counter : Visitor { void visit(int n) override {} void leave(int n) const override {} int n; };
struct Locked { const int limit; int &target; Locked &operator=(const Locked &) = default; };
struct Base { Base(int n, float f); virtual int size() const; virtual void grow(int by); int n; protected: void hidden(); ~Base(); };
struct Sealed final { int n; };
union Value { std::string text; int number; };
enum class Mode { read, write };

// Constructors that are not there.
Base none;

Base one(3);

Base three(1, 2.0f, 3);

Base texts("1", "2");

Texture sized = 64;

void copied(Texture &t) { Texture u = t; Texture v(t); Texture w{t}; }

Texture returned(Texture &t) { return t; }

void passed(Texture t);
void pass(Texture &t) { passed(t); passed(std::move(t)); passed(64); }

std::vector<Texture> textures(const Texture &t) { std::vector<Texture> v; v.push_back(64); v.emplace_back("x"); return v; }

Registry registry;

void local() { Registry r; r.count = 1; }

Registry *allocated() { return new Registry; }

void freed(Registry *r) { delete r; }

Handle handle(const Handle &h) { return h; }

void assigned(Locked &a, const Locked &b) { a = b; a.limit = 3; }

Value value;

// Abstract classes.
Visitor visitor;

Printer printer;

void taken(Printer p);

std::unique_ptr<Visitor> made() { return std::make_unique<Printer>(); }

Visitor *fresh() { return new Printer(); }

std::vector<Counter> counters(3, Printer());

// Derived classes.
struct Derived : Base { Derived() {} };

struct Forwarded : Base { Forwarded() : Base(1) {} int size() override { return 1; } };

struct Renamed : Base { using Base::Base; int size() const override; void grow(float by) override; void shrink() override; float more; };

struct Twice : Base { Twice() : Base(1, 2), n(3), missing(4) {} };

struct Repeated : Base { Repeated() : Base(1, 2.0f), more(1), more(2) {} int more; };

struct FromSealed : Sealed { };

struct Results : Base { Results() : Base(1, 2.0f) {} long size() const; const char *grow(int by); };

struct Delegating { Delegating(int n) : Delegating(), n(n) {} Delegating() {} int n; };

struct Unset { Unset() {} Unset(int n) : limit(n) {} const int limit; int &target; };

struct Defaults { int n = "3"; std::string s = 5; Mode m = 1; int values[2] = {1, 2, 3}; Base b; };

struct Converted { Converted(std::string s); operator int() const; };
Converted converted = "text";

int from_converted(Converted c) { return c + "a"; }

struct Cyclic { Cyclic c; };

struct Void { void v; int f; int f(); static int s = 3; const static int t = 4; static const double d = 1.5; };

struct Outer { int n; struct Inner { int get() { return n; } void set() { this->n = 3; } }; };

int Base::missing() { return 1; }

void Base::grow(float by) { n += by; }

int Base::size() { return n; }

Base::~Base() { return 1; }

void protected_call(Base &b) { b.hidden(); b.~Base(); }

struct Friendly { friend class Missing; friend void helper(Friendly &f); friend int Base::size() const; private: int secret; };
void helper(Friendly &f) { f.secret = "x"; }

int stranger(Friendly &f) { return f.secret; }
