// flags: -std=c++17
#include <array>
#include <cctype>
#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <variant>
#include <vector>

namespace lex {

enum class Kind : unsigned char { number, name, symbol, end };

struct Token {
    Kind kind = Kind::end;
    std::string text;
    std::size_t position = 0;
    bool operator==(const Token &other) const { return kind == other.kind && text == other.text; }
};

class Lexer {
public:
    explicit Lexer(std::string_view source) : source_(source) {}

    Token next() {
        while (at_ < source_.size() && std::isspace(static_cast<unsigned char>(source_[at_])))
            ++at_;
        if (at_ == source_.size())
            return {};
        const std::size_t start = at_;
        char c = source_[at_];
        if (std::isdigit(static_cast<unsigned char>(c))) {
            while (at_ < source_.size() && std::isdigit(static_cast<unsigned char>(source_[at_])))
                ++at_;
            return Token{Kind::number, std::string(source_.substr(start, at_ - start)), start};
        }
        if (std::isalpha(static_cast<unsigned char>(c))) {
            while (at_ < source_.size() && std::isalnum(static_cast<unsigned char>(source_[at_])))
                ++at_;
            return Token{Kind::name, std::string(source_.substr(start, at_ - start)), start};
        }
        ++at_;
        return Token{Kind::symbol, std::string(1, c), start};
    }

    std::vector<Token> all() {
        std::vector<Token> tokens;
        for (Token token = next(); token.kind != Kind::end; token = next())
            tokens.push_back(token);
        return tokens;
    }

private:
    std::string_view source_;
    std::size_t at_ = 0;
};

using Value = std::variant<int, double, std::string>;

struct Printer {
    std::ostream &out;
    void operator()(int value) const { out << "int " << value; }
    void operator()(double value) const { out << "double " << value; }
    void operator()(const std::string &value) const { out << "string " << value; }
};

class Scope {
public:
    Scope() = default;
    explicit Scope(const Scope *parent) : parent_(parent) {}
    void set(const std::string &name, Value value) { values_[name] = std::move(value); }
    const Value *find(const std::string &name) const {
        auto it = values_.find(name);
        if (it != values_.end())
            return &it->second;
        return parent_ ? parent_->find(name) : nullptr;
    }

private:
    const Scope *parent_ = nullptr;
    std::unordered_map<std::string, Value> values_;
};

template <class... Kinds>
bool is_any(const Token &token, Kinds... kinds) {
    return ((token.kind == kinds) || ...);
}

}  // namespace lex

__global__ void count(const char *text, int length, int *histogram) {
    __shared__ int local[26];
    if (threadIdx.x < 26)
        local[threadIdx.x] = 0;
    __syncthreads();
    for (int i = threadIdx.x; i < length; i += blockDim.x) {
        char c = text[i];
        if (c >= 'a' && c <= 'z')
            atomicAdd(&local[c - 'a'], 1);
    }
    __syncthreads();
    if (threadIdx.x < 26)
        histogram[threadIdx.x] = local[threadIdx.x];
}

int main() {
    lex::Lexer lexer("x1 = 42 + foo");
    std::array<int, 4> kinds{};
    std::set<std::string> names;
    for (const auto &token : lexer.all()) {
        ++kinds[static_cast<int>(token.kind)];
        if (lex::is_any(token, lex::Kind::name, lex::Kind::number))
            names.insert(token.text);
    }
    lex::Scope global;
    global.set("pi", 3.14);
    lex::Scope inner(&global);
    inner.set("who", std::string("me"));
    std::ostringstream stream;
    if (const lex::Value *value = inner.find("pi"))
        std::visit(lex::Printer{stream}, *value);
    auto [first, second] = std::make_tuple(names.size(), stream.str());
    int *histogram = nullptr;
    char *text = nullptr;
    cudaMalloc(&histogram, 26 * sizeof(int));
    cudaMalloc(&text, second.size());
    count<<<1, 128>>>(text, static_cast<int>(second.size()), histogram);
    std::cout << first << ' ' << second << ' ' << kinds[0] << std::endl;
    return cudaDeviceSynchronize();
}
