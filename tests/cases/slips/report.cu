// flags: -std=c++17
#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <map>
#include <numeric>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace report {

/// What the command line asks for.
struct Options {
    std::vector<std::string> files;
    std::size_t most = 10;
    bool fold_case = true;
    bool on_device = false;
    char separator = '\t';
};

enum Order { by_count, by_word, by_length };

class UsageError : public std::runtime_error {
public:
    explicit UsageError(const std::string &what) : std::runtime_error("usage: " + what), code_(2) {}
    int code() const noexcept { return code_; }

private:
    int code_;
};

static bool is_word_character(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

inline std::string lowered(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    for (char c : text) {
        result += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    return result;
}

class Words {
public:
    using Counts = std::map<std::string, int, std::less<>>;
    typedef Counts::const_iterator Place;

    explicit Words(bool fold_case) : fold_case_(fold_case), total_(0) {}

    void read(std::istream &stream) {
        std::string line;
        while (std::getline(stream, line)) {
            ++lines_;
            split(line);
        }
    }

    void split(const std::string &line) {
        std::size_t first = 0;
        do {
            while (first < line.size() && !is_word_character(line[first])) {
                first++;
            }
            std::size_t last = first;
            while (last < line.size() && is_word_character(line[last]))
                last++;
            if (last > first)
                add(std::string_view(line).substr(first, last - first));
            first = last;
        } while (first < line.size());
    }

    void add(std::string_view word) {
        ++counts_[fold_case_ ? lowered(word) : std::string(word)];
        total_ += 1;
    }

    std::optional<int> count(std::string_view word) const {
        const Place found = counts_.find(word);
        if (found == counts_.end()) {
            return std::nullopt;
        }
        return found->second;
    }

    const Counts &counts() const { return counts_; }
    int total() const { return total_; }
    int lines() const { return lines_; }

private:
    Counts counts_;
    bool fold_case_;
    int total_;
    int lines_ = 0;
};

std::vector<std::pair<std::string, int>> sorted(const Words &words, Order order) {
    std::vector<std::pair<std::string, int>> result(words.counts().begin(), words.counts().end());
    switch (order) {
    case by_count:
        std::stable_sort(result.begin(), result.end(), [](const auto &a, const auto &b) { return a.second > b.second; });
        break;
    case by_length:
        std::sort(result.begin(), result.end(), [](const auto &a, const auto &b) {
            return a.first.size() != b.first.size() ? a.first.size() < b.first.size() : a.first < b.first;
        });
        break;
    case by_word:
    default:
        break;
    }
    return result;
}

Options parsed(int argc, char **argv) {
    Options options;
    for (int i = 1; i < argc; ++i) {
        const std::string argument = argv[i];
        if (argument == "-n") {
            if (i + 1 >= argc)
                throw UsageError("-n COUNT");
            options.most = static_cast<std::size_t>(std::strtoul(argv[++i], nullptr, 10));
        } else if (argument == "-c") {
            options.fold_case = false;
        } else if (argument.rfind("-", 0) == 0 && argument.size() > 1) {
            throw UsageError("unknown option " + argument);
        } else {
            options.files.push_back(argument);
        }
    }
    return options;
}

template <class Iterator, class Format>
void print(std::ostream &out, Iterator first, Iterator last, Format format) {
    for (; first != last; ++first)
        out << format(*first) << '\n';
}

}  // namespace report

__global__ void letters(const char *text, int length, unsigned *counts) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < length; i += gridDim.x * blockDim.x) {
        const char c = text[i];
        if ('a' <= c && c <= 'z')
            atomicAdd(counts + (c - 'a'), 1u);
    }
}

static std::vector<unsigned> letter_counts(const std::string &text) {
    std::vector<unsigned> result(26, 0);
    char *device_text = nullptr;
    unsigned *device_counts = nullptr;
    if (cudaMalloc(&device_text, text.size()) != cudaSuccess || cudaMalloc(&device_counts, 26 * sizeof(unsigned)) != cudaSuccess)
        throw std::bad_alloc();
    cudaMemcpy(device_text, text.data(), text.size(), cudaMemcpyHostToDevice);
    cudaMemset(device_counts, 0, 26 * sizeof(unsigned));
    letters<<<32, 256>>>(device_text, static_cast<int>(text.size()), device_counts);
    cudaMemcpy(result.data(), device_counts, 26 * sizeof(unsigned), cudaMemcpyDeviceToHost);
    cudaFree(device_text);
    cudaFree(device_counts);
    return result;
}

int main(int argc, char **argv) {
    try {
        const report::Options options = report::parsed(argc, argv);
        report::Words words{options.fold_case};
        if (options.files.empty()) {
            words.read(std::cin);
        }
        for (const auto &name : options.files) {
            std::ifstream file(name, std::ios::in);
            if (!file)
                throw std::runtime_error("cannot read " + name);
            words.read(file);
        }
        auto rows = report::sorted(words, report::by_count);
        if (rows.size() > options.most)
            rows.resize(options.most);
        report::print(std::cout, rows.begin(), rows.end(), [&options](const std::pair<std::string, int> &row) {
            std::ostringstream line;
            line << std::setw(6) << row.second << options.separator << row.first;
            return line.str();
        });
        const std::string all = std::accumulate(rows.begin(), rows.end(), std::string(),
                                                [](std::string sum, const auto &row) { return std::move(sum) + row.first; });
        const auto counted = letter_counts(all);
        const auto largest = std::max_element(counted.begin(), counted.end());
        std::cout << words.total() << " words in " << words.lines() << " lines, most often "
                  << static_cast<char>('a' + std::distance(counted.begin(), largest)) << std::endl;
        if (auto the = words.count("the"); the && *the > 0)
            std::cout << "the: " << *the << "\n";
        return 0;
    } catch (const report::UsageError &error) {
        std::cerr << error.what() << std::endl;
        return error.code();
    } catch (const std::exception &error) {
        std::cerr << error.what() << std::endl;
        return 1;
    }
}
