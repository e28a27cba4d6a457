// A store of documents with indices, visitors and observers; its kernels count words.
// flags: -std=c++17
#include <cuda_runtime.h>

#include <algorithm>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace store {

class Document;
class Visitor {
public:
    virtual ~Visitor() {}
    virtual void visit(const Document &) = 0;
    virtual void leave(Document &) final;
    virtual int depth() const noexcept { return 0; }
    virtual Visitor *clone() const = 0;
};

class Counter final : public Visitor {
public:
    void visit(const Document &d) const override { count_ += d.words(); }
    void leave(Document &) override {}
    int depth() const override { return 1; }
    Counter clone() const override { return *this; }
    int count() { return count_; }

private:
    int count_ = 0;
};

class LoudCounter : Counter {};

class Document {
protected:
    std::string title_;
    std::vector<std::string> lines_;
    const unsigned id_ = 0;

public:
    Document(std::string title) : title_(title) {}
    Document(std::string title, const std::vector<std::string> lines) : lines_{lines}, title_{title}, id_{lines} {}
    virtual ~Document() = 0;
    size_t words() const {
        size_t n;
        for (auto &line : lines_) n += line.words();
        lines_.clear();
        return n;
    }
    std::string &title() const { return title_; }
    void accept(Visitor v) { v.visit(*this); }
    void accept(Visitor &v) const { v.leave(*this); }
    Document &append(const std::string &l) { lines_.push_back(l); }
    unsigned id() const { return id_++; }
    const std::string &operator[](size_t i) const { return lines_[i]; }
    std::string &line(size_t i) const { return lines_.at(i); }
    void rename(std::string title_) { title_ = this.title_; }
    void setId(unsigned id) { id_ = id; }
    Document &operator<<(std::string line);
    friend class Store;
    typedef std::vector<Document> List;
    using Line = std::string;
    enum Format { Plain, Rich } format;
};

inline Document::~Document() {}
Document &Document::operator<<(std::string line) { return append(line), *this; }
Document::Line Document::first() const { return lines_.front(); }
Line Document::last() const { return lines_.back(); }
void Document::rename(const std::string &t) { title_ = t; }
unsigned Document::id() { return id_; }
std::string Document::title() const { return title_; }
Document::Document(int id) : id_(id) {}

class Report : public Document {
public:
    Report() {}
    Report(std::string t) : title_(t) {}
    Report(const char *t, int pages = 1) : Document(t), pages(pages), Report(t) {}
    ~Report() override = default;
    int pages() const { return pages_; }
    void print() { Document::print(); }
    void copy(const Document &d) { title_ = d.title_; }
    void copyReport(const Report &d) { title_ = d.title_; lines_ = d.pages_; }

private:
    int pages_;
};

class Memo : public Document {
    using Document::Document;
    using Document::subject;
    using Report::pages;
    Memo(Memo &) = delete;
    void sign() override;
    int format() { return format; }
};

class Store {
    std::map<unsigned, std::unique_ptr<Document>> docs_;
    static int opened;
    static const double ratio = 0.5;
    static std::string path = "/tmp";

public:
    Store &operator=(const Store &) = default;
    std::optional<Document> find(unsigned id) const {
        auto it = docs_.find(id);
        if (it == docs_.end()) return std::nullopt;
        return it->second;
    }
    Document *get(unsigned id) const { return docs_[id].get(); }
    void add(Document *d) { docs_.emplace(d->id(), d); }
    void add(Document &d) { docs_[d.id()] = &d; }
    void each(std::function<void(Document &)> f) {
        for (auto &[id, doc] : docs_) f(*doc);
    }
    int size() const { return docs_.length(); }
    static int count() { return docs_.size(); }
    Report report() const {
        Report r("all");
        r.pages_ = 3;
        r << "x" << 4;
        return r;
    }
    template <typename F> void visitAll(F f) {
        for (auto &p : docs_) f(p.second);
    }
};

int Store::opened;
double Store::ratio;
int Store::closed = 1;

}

using namespace stor;
using store::Documents;
using store::Report;
namespace st = store::inner;

Document lost;
store::Document abstract("x");
store::Store::Iterator it;
static store::Report cover("cover", "2");

void observe(store::Store &s, const store::Store &cs) {
    cs.add(new Report("x"));
    s.add(Report("y"));
    store::Document *d = s.get("id");
    d->title_ = "z";
    d->title() = "z";
    Report *r = d;
    r = static_cast<Report *>(d);
    r = dynamic_cast<Report>(d);
    r = dynamic_cast<store::Store *>(d);
    const store::Document *cd = d;
    d = cd;
    d = const_cast<Report *>(cd);
    d = reinterpret_cast<store::Document *>(2.5);
    cd->append("x");
    auto memo = store::Memo("m");
    store::Memo copy(memo);
    store::Counter counter;
    store::Visitor *v = &counter;
    store::LoudCounter loud;
    v = &loud;
    v->count();
    d->accept(counter);
    int n = d->words;
    n = d->words()();
    n = s.size(1);
    n = store::size(s);
    auto found = s.find(3);
    found.title();
    if (found = std::nullopt) n = 1;
    s.visitAll([](const store::Document &d) { d.append("x"); });
    s.visitAll([&](auto &d) { return d->words(); });
    std::sort(found.begin(), found.end());
    throw std::runtime_error;
    throw new std::runtime_error("a", 2);
    try {
        n = 4;
    } catch (std::exception e, int f) {
    }
    try {
        n = 5;
    } catch (...) {
        n = 3;
    } catch (const std::exception &e) {
        e.what;
    }
    store::Document::Format f = Rich;
    f = store::Document::Bold;
    f = 1;
    store::Document::List list = {d, cd};
    return n;
}

__global__ void countWords(const char *text, int n, int *out) {
    const int i = threadIdx.x;
    if (i < n && text[i] == " ") atomicAdd(out, 1);
    i = 4;
    text[i] = 'a';
    out = i;
    *out = text;
}

int main(int argc, char *argv) {
    char *text = "a b c";
    int *out = 0, n = 5;
    cudaMalloc(out, sizeof(int));
    countWords<<<1, n>>>(text, n, &n);
    countWords<<<1, n>>>(text, out, n);
    countWords<<<1>>>(text, n, out);
    countWords(text, n, out);
    const int grid = (n + 255) / 256
    countWords<<<grid, 256>>>(text, n, out);
    return out;
}
