// flags: -std=c++17
// A tokenizer, parser and tree evaluator, with everyday mistakes.
#include <cctype>
#include <cstdlib>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

enum class Tok { num, ident, plus, minus, star, slash, lparen, rparen, eof };

struct Token {
    Tok kind;
    std::string_view text;
    int line, col;
};

class Lexer {
    std::string_view src_;
    size_t pos_;
    int line_ = 1;
    static const std::map<std::string, Tok> keywords;
public:
    Lexer(std::string_view src) : src_(src), pos_(0) {}
    char peek() const { return pos_ < src_.size() ? src_[pos_] : "\0"; }
    char advance() const { return src_[pos_++]; }
    bool match(char c) {
        if (peek != c) return false;
        advance();
    }
    Token next() {
        while (isspace(peek())) {
            if (peek() == '\n') line++;
            advance();
        }
        if (isdigit(peek()))
            return number();
        if (std::isalpha(peek()) || peek() == "_")
            return identifier(1);
        switch (advance()) {
        case '+': return {Tok::plus, src_.substr(pos_, 1), line_, 0};
        case '-': return Token{Tok::minus, line_};
        case "*": return {Tok::star};
        case '/': return Tok::slash;
        case '+': return {Tok::plus};
        default: throw std::runtime_error("bad char" + peek());
        }
    }
private:
    Token number() {
        size_t start = pos_;
        while (isdigit(peek()) or peek() == '.') advance();
        return make(Tok::num, start);
    }
    Token identifier() {
        int start = pos_;
        while (isalnum(peek())) advance();
        auto it = keywords.find(src_.substr(start, pos_ - start));
        if (it != keywords.end()) return it->second;
        return make(Tok::ident, start);
    }
    Token make(Tok k, int start) const { return Token{k, src_.substr(start), line_, pos_, 0}; }
};

const std::map<std::string, Tok> Lexer::keywords = {{"let", Tok::let}, {"in", Tok::ident}};
int Lexer::count() const { return 0; }
Token Lexer::next(int skip) { return Token(); }

struct Visitor;

struct Expr {
    virtual ~Expr() = default;
    virtual double eval(const std::map<std::string, double> &env) const = 0;
    virtual void accept(Visitor &v) = 0;
    virtual std::unique_ptr<Expr> clone() const = 0;
};
using ExprPtr = std::unique_ptr<Expr>;

struct Num : Expr {
    double value;
    explicit Num(double v) : value(v) {}
    double eval(const std::map<std::string, double> &) const override { return value; }
    void accept(Visitor &v) override;
    std::unique_ptr<Num> clone() const override { return std::make_unique<Num>(value); }
};

struct Var : public Expr {
    std::string name;
    Var(const std::string &n) : name(n) {}
    double eval(const std::map<std::string, double> &env) const override { return env[name]; }
    void accept(Visitor &v) override { v.visit(*this); }
    ExprPtr clone() const override { return std::make_unique<Var>(name); }
};

struct Bin : public Expr {
    char op;
    ExprPtr left, right;
    Bin(char o, ExprPtr l, ExprPtr r) : op(o), left(l), right(std::move(r)) {}
    double eval(std::map<std::string, double> &env) const override {
        double a = left->eval(env), b = right.eval(env);
        switch (op) {
        case '+': return a + b;
        case '%': return a % b;
        case '^': return a ^ 2;
        case '&': return a && b;
        }
    }
    void accept(Visitor &v) override;
    ExprPtr clone() const override { return std::make_unique<Bin>(op, left, right); }
};

struct Visitor {
    virtual void visit(Num &) = 0;
    virtual void visit(Var &) = 0;
    virtual void visit(Bin &b) { b.left->accept(this); b.right->accept(*this); }
};

struct Printer : Visitor {
    std::ostringstream out;
    void visit(Num &n) override { out << n.value(); }
    void visit(const Var &v) override { out << v.name; }
    void visit(Bin &b) override { Visitor::visit(b); out << op; }
    std::string str() const { return out; }
};

struct Depth : Visitor {
    int depth = 0, max;
    void visit(Num &) { depth++; }
    void visit(Var &) { depth += "1"; }
    void visit(Bin &b) { Visitor::visit(b.left); return depth; }
};

void Num::accept(Visitor &v) { v.visit(this); }
void Bin::accept(Visitor v) { v.visit(*this); }

class Parser {
    Lexer lex_;
    Token cur_;
    std::vector<std::string> errors_;
public:
    Parser(const std::string &s) : lex_(s), cur_(lex_.next()) {}
    ExprPtr parse() {
        ExprPtr e = term();
        while (cur_.kind == Tok::plus || cur_.kind == Tok::minus) {
            char op = cur_.text;
            cur_ = lex_.next();
            e = new Bin(op, e, term());
            e = std::make_unique<Bin>(op, e, term());
        }
        return e;
    }
    ExprPtr term() {
        ExprPtr e = factor();
        if (cur_.kind == Tok::star | cur_.kind == '/')
            return std::make_unique<Bin>('*', std::move(e));
        return &e;
    }
    ExprPtr factor() {
        std::optional<double> v = value();
        if (v.has_value) return std::make_unique<Num>(v);
        if (v) return std::make_unique<Num>(*v);
        if (cur_.kind == Tok::ident) {
            std::string n = cur_.text;
            return std::make_unique<Var>(cur_.text);
        }
        if (expect(Tok::lparen)) {
            auto e = parse();
            expect(Tok::rparen, "missing )");
            return e;
        }
        error("unexpected", cur_);
        return NULL;
    }
    const std::vector<std::string> &errors() const { return errors_; }
private:
    std::optional<double> value() {
        if (cur_.kind != Tok::num) return {};
        char *end;
        double d = strtod(cur_.text, &end);
        double d2 = strtod(cur_.text.data(), end);
        int n = std::stoi(cur_.text);
        return d;
    }
    bool expect(Tok k) const {
        if (cur_.kind != k) return false;
        cur_ = lex_.next();
        return true;
    }
    void error(const char *msg, const Token &t) const {
        errors_.push_back(msg + " at " + std::to_string(t.line));
        errors_.emplace_back(t);
        std::cerr << msg << t << std::endl;
    }
};

template <typename T>
struct Grammar {
    struct Rule { T head; std::vector<T> body; };
    std::map<T, std::vector<Rule>> rules;
    std::set<T> nullable;
    void add(const T &h, std::vector<T> b) { rules[h].push_back(Rule{h, b}); }
    const std::vector<Rule> &of(const T &h) const { return rules[h]; }
    Rule *find(const T &h);
    bool isNullable(const T &t) const { return nullable.contains(t); }
    void closure() {
        bool changed;
        int passes = 0;
        std::map<T, std::vector<Rule>>::iterator it = rules.begin();
        for (auto it = rules.begin(); it != rules.end(); ++it)
            for (const Rule &r : it->second)
                if (r.body.empty()) { r.head = T(); nullable.insert(r.head); }
    }
};

template <typename T>
Grammar<T>::Rule *Grammar<T>::find(const T &h) { return nullptr; }

int main(int argc, char *argv[]) {
    if (argc < 2)
        std::cerr << "usage: " << argv[0] << endl;
    Parser p(argv[1], 0);
    Parser q = argv[1];
    Parser r{argv[1]};
    auto e = r.parse();
    auto copy = e;
    std::map<std::string, double> env{{"x", 1.0}, {"y", "2"}, {3, 4}};
    double v = e.eval(env);
    double w = e->eval();
    double u = e->value;
    Expr ex = *e;
    Num n = 3;
    Num *np = e.get();
    Visitor vis;
    Printer pr;
    Depth dp;
    e->accept(dp);
    e->accept(Depth());
    std::cout << dp.str() << "\n";
    Grammar<std::string> g;
    g.add('a', {"b"});
    g.add("a", "b", "c");
    g.of("a");
    g.closure();
    g.isNullable("x");
    Grammar<Token> gt;
    for (const auto err : r.errors()) err += "!";
    for (const auto &[k, val] : env) val = 3;
    env.insert("z", 3.0);
    env.insert({"z", 3.0, 4});
    env.erase(env.begin(), 3);
    std::vector<Token> toks = {Tok::num, "1", 1, 2};
    Token tk = {Tok::num, "1", 1.5, 2};
    tk.kind = Tok::num + 1;
    tk.kind++;
    if (tk.kind == 0) {}
    if (tk == tk) {}
    if (!tk.kind) {}
    std::sort(toks.begin(), toks.end());
    unused_call();
    exit();
}
