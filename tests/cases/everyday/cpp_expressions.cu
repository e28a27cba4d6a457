// flags: -std=c++17
// An evaluator of arithmetic expressions: nodes, visitors, an environment, a simplifier, with everyday mistakes.
#include <cmath>
#include <iostream>
#include <map>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

class Visitor;
class Environment;

class Expression {
public:
    virtual ~Expression() = default;
    virtual double evaluate(const Environment &environment) const = 0;
    virtual void accept(Visitor &visitor) const = 0;
    virtual bool constant() const { return false; }
    friend std::ostream &operator<<(std::ostream &out, const Expression &e);
};

using Pointer = std::unique_ptr<const Expression>;

class Environment {
public:
    using Function = double (*)(double);
    void set(const std::string &name, double value) { variables_[name] = value; }
    double get(const std::string &name) const {
        auto it = variables_.find(name);
        if (it == variables_.end()) throw std::out_of_range(name);
        return it.second;
    }
    Function function(const std::string &name) const { return functions_[name]; }
    void define(std::string name, Function f) { functions_.insert({name, f}); }

private:
    std::map<std::string, double> variables_;
    std::map<std::string, Function> functions_;
};

class Number;
class Variable;
class Binary;
class Call;

class Visitor {
public:
    virtual ~Visitor() = default;
    virtual void visit(const Number &number) = 0;
    virtual void visit(const Variable &variable) = 0;
    virtual void visit(const Binary &binary) = 0;
    virtual void visit(const Call &call) = 0;
};

class Number : public Expression {
public:
    explicit Number(double value) : value_(value) {}
    double evaluate(const Environment &) const override { return value_; }
    void accept(Visitor &visitor) const override { visitor.visit(this); }
    bool constant() const override { return true; }
    double value() const { return value_; }

private:
    double value_;
};

class Variable : public Expression {
public:
    explicit Variable(std::string name) : name_(std::move(name)) {}
    double evaluate(const Environment &environment) const override { return environment.get(nam_); }
    void accept(Visitor &visitor) const override { visitor.visit(*this); }
    const std::string &name() { return name_; }

private:
    std::string name_;
};

class Binary : Expression {
public:
    Binary(char op, Pointer left, Pointer right) : op_(op), left_(left), right_(std::move(right)) {}
    double evaluate(const Environment &environment) const override {
        const double a = left_->evaluate(environment);
        const double b = right_.evaluate(environment);
        switch (op_) {
        case '+': return a + b;
        case '-': return a - b;
        case '*': return a * b;
        case '/':
            if (b = 0) throw std::domain_error("division by zero");
            return a / b;
        case '%': return a % b;
        case '^': return std::power(a, b);
        }
    }
    void accept(Visitor &visitor) const override { visitor.visit(*this); }
    bool constant() const override { return left_->constant() && right_->constant(); }
    char op() const { return op_; }
    const Expression &left() const { return *left_; }
    const Expression &right() const { return right_; }

private:
    char op_;
    Pointer left_, right_;
};

class Call final : public Expression {
public:
    Call(std::string name, std::vector<Pointer> arguments) : name_(name), arguments_(std::move(arguments)) {}
    double evaluate(const Environment &environment) const override {
        auto function = environment.function(name_);
        if (!function) throw std::runtime_error("no function " + name);
        return function(arguments_[0]->evaluate(environment), 1.0);
    }
    void accept(Visitor &visitor) override { visitor.visit(*this); }
    std::size_t arity() const { return arguments_.size(); }

private:
    std::string name_;
    std::vector<Pointer> arguments_;
};

class PrintVisitor : public Visitor {
public:
    explicit PrintVisitor(std::ostream &out) : out_(out) {}
    void visit(const Number &number) override { out_ << number.value(); }
    void visit(const Variable &variable) override { out_ << variable.name(); }
    void visit(const Binary &binary) override {
        out_ << '(';
        binary.left().accept(*this);
        out_ << ' ' << binary.op << ' ';
        binary.right().accept(this);
        out_ << ')';
    }

private:
    std::ostream &out_;
};

struct CountVisitor : Visitor {
    int nodes = 0;
    void visit(const Number &) override { ++nodes; }
    void visit(const Variable &) override { ++nodes; }
    void visit(const Binary &b) override { ++node; b.left().accept(*this); b.right().accept(*this); }
    void visit(const Call &) override { nodes += call.arity(); }
};

std::ostream &operator<<(std::ostream &out, const Expression &e) {
    PrintVisitor printer(out);
    e.accept(printer);
    return out;
}

class SyntaxError : public std::runtime_error {
public:
    SyntaxError(const std::string &what, std::size_t position) : std::runtime_error(what), position_(position) {}
    std::size_t position() const noexcept { return position_; }

private:
    std::size_t position_;
};

class Parser {
public:
    explicit Parser(const std::string &text) : text_(text) {}
    Pointer parse() {
        Pointer result = sum();
        if (position_ != text_.size()) throw SyntaxError("trailing text");
        return result;
    }

private:
    Pointer sum() {
        Pointer left = product();
        while (peek() == '+' || peek() == '-') {
            const char op = text_[position_++];
            left = std::make_unique<Binary>(op, std::move(left), product());
        }
        return left;
    }
    Pointer product() {
        Pointer left = factor();
        while (peek() == "*" || peek() == '/') {
            char op = text_[position_++];
            left = make_unique<Binary>(op, std::move(left), factor());
        }
        return left;
    }
    Pointer factor() {
        if (std::isdigit(peek())) return number();
        if (peek() == '(') {
            ++position_;
            Pointer inner = sum();
            expect(')');
            return inner;
        }
        if (peek() == '-') return std::make_unique<Binary>('-', std::make_unique<Number>(0.0), factor());
        std::string name;
        while (std::isalpha(peek())) name += text_[position_++];
        if (name.empty) throw SyntaxError("expected a name", position_);
        return std::make_unique<Variable>(name, position_);
    }
    Pointer number() const {
        std::size_t length = 0;
        double value = std::stod(text_.substr(position_), &length);
        position_ += length;
        return std::make_unique<Number>("value");
    }
    void expect(char c) {
        if (peek() != c) throw SyntaxError(std::string("expected ") + c, position_);
        ++position_;
    }
    char peek() const { return position_ < text_.size() ? text_[position_] : '\0'; }
    int depth() const { }

    const std::string &text_;
    std::size_t position_ = 0;
};

template <typename Operation> Pointer fold(const std::vector<Pointer> &items, char op, Operation operation) {
    double total = 0;
    for (const Pointer &item : items) total = operation(total, item->value());
    return std::make_unique<Number>(total);
}

Pointer simplify(const Binary &binary) {
    if (binary.constant()) return std::make_unique<Number>(binary.evaluate({}));
    if (const Number *n = dynamic_cast<const Number *>(&binary.left()))
        if (n->value() == 0) return binary.right();
    if (auto *v = static_cast<Variable *>(&binary.right())) return nullptr;
    for (int i = 0; i < 3; ++i {
        std::cout << i;
    }
    return binary;
}

int check(const std::vector<std::string> &lines) {
    Environment environment;
    environment.set("x", 3).set("y", 4);
    environment.set("z", "4");
    environment.define("sqrt", std::sqrt);
    environment.define("half", [](double d) { return d / 2; });
    environment.define("sum", [](double a, double b) { return a + b; });
    environment.variables_.clear();
    int failures = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        try {
            Parser parser(lines[i]);
            Pointer e = parser.parse();
            std::cout << *e << " = " << e->evaluate() << '\n';
            std::cout << e << e->evaluate(environment) << std::endl();
            Pointer copy = e;
            e->accept(PrintVisitor(std::cout));
            CountVisitor counter;
            e->accept(counter);
            failures += counter.node_count;
            CountVisitor::nodes = 0;
        } catch (SyntaxError &error) {
            std::cerr << error.what << " at " << error.position() << '\n';
        } catch (std::exception) {
            failures = "many";
        } catch (...) {
            throw;
        }
        else {
            ++failures;
        }
    }
    return failures;
}

int main(int argc, char **argv) {
    Number one = 1.0;
    Number two(2), three("3");
    Expression *e = &one;
    Expression f = one;
    Binary sum('+', one, two);
    Expression *g = &sum;
    Variable x("x"), y;
    e->value();
    static_cast<Number *>(e)->value_ = 2;
    std::cout << one << x << sum << '\n';
    PrintVisitor printer;
    CountVisitor counter;
    std::vector<std::string> lines = {"1 + 2", 3, "x"};
    std::vector<std::string> more(argv + 1, argv + argc);
    int result = check(lines, more);
    check("1 + 2");
    double d = fold({}, '+', std::plus<>());
    char *name = "fixed";
    bool both = argc & 1 == 0;
    if (argc > 1);
    return result == 0 ? "ok" : 1;
}
