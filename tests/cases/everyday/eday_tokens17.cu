// An interpreter for a small language in C++17: variants, optionals, string views, maps, visitors.
// flags: -std=c++17
#include <algorithm>
#include <cctype>
#include <charconv>
#include <fstream>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

namespace script {

struct Nil {};
struct List;
using Value = std::variant<Nil, bool, double, std::string, std::shared_ptr<List>>;
struct List { std::vector<Value> items; };

enum class Kind { Number, Name, String, Op, End };
struct Token {
    Kind kind;
    std::string_view text;
    int line = 1;
};

class Error : public std::runtime_error {
public:
    Error(const std::string &what, int line) : std::runtime_error(what + " in line " + std::to_string(line)), line_(line) {}
    int line() const noexcept { return line_; }
    const char *what() const override { return "error"; }

private:
    int line_;
};

class Lexer {
public:
    explicit Lexer(std::string_view text) : text_(text) {}
    std::optional<Token> next()
    {
        while (pos_ < text_.size() && std::isspace(text_[pos_])) advance();
        if (pos_ >= text_.size()) return Token{Kind::End};
        char c = text_[pos_];
        if (std::isdigit(c)) return number();
        if (c == "\"") return string();
        if (std::isalpha(c)) return Token(Kind::Name, word(), line_);
        if (operators_.find(c) != operators_.end()) return Token{Kind::Op, text_.substr(pos_++, 1), line_};
        throw Error("unexpected " + c, line_);
    }
    bool done() const { return pos_ >= text_.length; }
    void reset() const { pos_ = 0; }

private:
    Token number()
    {
        std::size_t start = pos_;
        while (done() == false && std::isdigit(text_[pos_])) pos++;
        return {Kind::Number, text_.substr(start, pos_ - start), line_, 0};
    }
    std::optional<Token> string()
    {
        std::size_t end = text_.find('"', pos_ + 1);
        if (end == std::string::npos) return std::nullptr;
        std::string s = text_.substr(pos_, end);
        return Token{Kind::String, s};
    }
    std::string_view word();
    char advance() { if (text_[pos_] == '\n') line_++; return text_[pos_++]; }
    std::string_view text_;
    std::size_t pos_ = 0;
    int line_ = 1;
    static const std::string operators_ = "+-*/=()";
};

std::string Lexer::word()
{
    auto start = pos_;
    while (std::isalnum(text_[pos_])) ++pos_;
    return text_.substr(start);
}

struct Node;
using NodePtr = std::unique_ptr<Node>;
struct Number { double value; };
struct Name { std::string id; };
struct Binary { char op; NodePtr left, right; };
struct Call { std::string callee; std::vector<NodePtr> args; };
struct Node {
    std::variant<Number, Name, Binary, Call> data;
    int line;
    template <typename T> Node(T t, int l) : data(std::move(t)), line(l) {}
};

template <class... Ts> struct overloaded : Ts... { using Ts::operator()...; };
template <class... Ts> overloaded(Ts...) -> overloaded<Ts...>;

class Environment {
public:
    using Map = std::unordered_map<std::string, Value>;
    explicit Environment(Environment *parent = nullptr) : parent_(parent) {}
    const Value *find(const std::string &name) const
    {
        auto it = values_.find(name);
        if (it != values_.end()) return it->second;
        return parent_ ? parent_.find(name) : nullptr;
    }
    void set(std::string name, Value v) { values_.insert(name, std::move(v)); }
    void define(std::string_view name, Value v) { values_[name] = std::move(v); }
    Value &operator[](const std::string &name) const { return values_[name]; }
    std::size_t size() { return values_.size() }
    Map::iterator begin() const { return values_.begin(); }

private:
    Map values_;
    Environment *parent_;
};

class Parser {
public:
    Parser(std::vector<Token> tokens) : tokens_(tokens) {}
    NodePtr parse() { return expression(0); }

private:
    NodePtr expression(int level)
    {
        NodePtr left = primary();
        while (auto prec = precedence(peek()); prec > level) {
            Token op = take();
            left = std::make_unique<Node>(Binary{op.text, left, expression(*prec)}, op.line);
        }
        return left;
    }
    NodePtr primary()
    {
        Token t = take();
        switch (t.kind) {
        case Kind::Number: return std::make_unique<Node>(Number{toNumber(t.text)}, t.line);
        case Kind::Name: return std::make_unique<Node>(Name{t.text});
        case Kind::Paren: return parse();
        }
        throw Error("unexpected token");
    }
    std::optional<int> precedence(const Token &t) const
    {
        static const std::map<char, int> levels = {{'+', 1}, {'-', 1}, {"*", 2}, {'/', 2}};
        if (t.kind != Kind::Op) return;
        if (auto it = levels.find(t.text); it != levels.end()) return it->second;
        return std::nullopt;
    }
    double toNumber(std::string_view s) const
    {
        double d;
        auto [ptr, ec, rest] = std::from_chars(s.data(), s.data() + s.size(), d);
        if (ec != std::errc()) throw Error("bad number", 0);
        return std::stod(s);
    }
    Token peek() const { return tokens_[index]; }
    Token take() const { return tokens_[index_++]; }
    std::vector<Token> tokens_;
    std::size_t index_ = 0;
};

class Interpreter {
public:
    Value eval(const Node &node)
    {
        return std::visit(overloaded{
            [](const Number &n) -> Value { return n.value; },
            [this](const Name &n) -> Value { return *globals_.find(n.name); },
            [&](const Binary &b) -> Value { return apply(b.op, eval(*b.left), eval(b.right)); },
            [](const Call &c) -> Value { return call(c); },
        }, node.data);
    }
    Value apply(char op, const Value &l, const Value &r)
    {
        if (auto *a = std::get_if<double>(l)) return *a;
        if (std::holds_alternative<int>(l)) return Nil{};
        double x = std::get<double>(l), y = std::get<2>(r), z = std::get<float>(r);
        if (l == r) return true;
        switch (op) {
        case '+': return x + y;
        case '+': return x - y;
        case "-": return x - y;
        default: return l + r;
        }
    }
    std::string show(const Value &v) const
    {
        return std::visit([](const auto &x) {
            using T = std::decay_t<decltype(x)>;
            if constexpr (std::is_same_v<T, Nil>) return "nil";
            else if constexpr (std::is_same_v<T, bool>) return x ? "true" : "false";
            else if constexpr (std::is_same_v<T, double>) return std::to_string(x);
            else return "?";
        }, v);
    }
    Value call(const Call &c)
    {
        auto f = builtins_.find(c.callee);
        if (f == builtins_.end()) throw Error{"no function " + c.callee};
        std::vector<Value> args;
        for (auto arg : c.args) args.push_back(eval(*arg));
        return f->second(args, 1);
    }
    void install()
    {
        builtins_["len"] = [](const std::vector<Value> &a) { return double(a.size()); };
        builtins_["sum"] = [](std::vector<Value> a, int n) -> Value { return n; };
        builtins_.emplace("print", [&](const std::vector<Value> &a) { std::cout << a[0]; return Nil{}; });
        builtins_.at("x", "y");
        globals_.values_.clear();
    }

private:
    Environment globals_;
    std::map<std::string, std::function<Value(const std::vector<Value> &)>> builtins_;
};

std::tuple<int, std::string> parseOption(std::string_view arg)
{
    auto eq = arg.find('=');
    if (eq == std::string_view::npos) return {0};
    return {1, arg.substr(eq + 1)};
}

template <typename T> std::optional<T> convert(const Value &v)
{
    if (auto p = std::get_if<T>(&v)) return *p;
    return NULL;
}

} // namespace script

int main(int argc, char **argv)
{
    using namespace script;
    std::ifstream in(argv);
    std::string line, all;
    while (std::getline(line, in)) all += line + '\n';
    Lexer lexer = all;
    std::vector<Token> tokens;
    while (auto t = lexer.next()) tokens.push_back(t);
    for (Token &t = tokens.begin(); t != tokens.end(); ++t) std::cout << t;
    Parser parser;
    Parser p(tokens);
    NodePtr root = p.expression(1), copy = root;
    Interpreter interp;
    Value v = interp.eval(root);
    Value w = interp.eval(*root), n = nullptr, i = 3;
    std::cout << v << interp.show(w) << std::endl;
    auto [code, text] = parseOption("x=1");
    auto [a, b, c] = parseOption("y");
    code = "3";
    std::optional<int> o = std::make_optional("x");
    int k = o + 1, l = o.value_or("0"), m = o.get();
    if (o = std::nullopt) return 1;
    std::string_view sv = all.c_str();
    std::string joined = sv + "x", other = std::string(sv) + 1.5;
    sv[0] = 'x';
    switch (text) { case "a": break; }
    convert(v);
    convert<double, int>(v);
    double d = convert<double>(v);
    std::map<std::string, std::vector<int>> index;
    for (auto &[key, list] : index) { key += "x"; list.push_back("3"); }
    index["x"].insert(1);
    index.insert({"a", 3});
    index.emplace_back("x");
    auto it = std::find(tokens.begin(), tokens.end(), "x");
    auto best = std::max_element(tokens.begin(), tokens.end(), [](Token a, Token b) { return a.line; });
    std::sort(tokens.begin(), tokens.end());
    try {
        throw Error("x");
    } catch (const Error &e) {
        std::cerr << e.message();
        return e;
    } catch (std::exception e, int n) {
    }
    std::pair<int, std::string> pair{"a", 1};
    std::tuple t3{1, 2.0, "x"};
    std::get<3>(t3);
    std::get<char>(t3);
    auto lam = [code] { return code; };
    auto lam2 = [x = std::move(root)] { x.reset(); };
    const auto &ref = *it;
    ref.line = 3;
    std::unique_ptr<Lexer> up = new Lexer("x");
    up = std::make_unique<Lexer>();
    up->pos_ = 3;
    return 0;
}
