// flags: -std=c++17
// A library in nested namespaces, with everyday mistakes in names, redeclarations and using-declarations.
#include <cstddef>
#include <cstdio>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace audio {
class Mixer;
struct Sample { float left, right; };
enum class Format { mono, stereo };
namespace detail {
int clamp(int value, int low, int high);
struct Node { Node *next; Mixer *owner; int weight(); };
template <typename T> struct Traits { using type = T; static constexpr int size = sizeof(T); };
inline namespace v2 { int version(); }
namespace v1 { int version(); }
}
int rate();
int rate(Format);
float gain = 1.0f;
extern int channels;
typedef unsigned int Index;
using Samples = std::vector<Sample>;
namespace filters { double low_pass(double cutoff); double high_pass(double cutoff); int order; }
}

namespace video {
struct Frame { int width, height; };
int rate();
using audio::Format;
using audio::rate;
using audio::missing;
using audio::detail;
using namespace sound;
using namespace audio::Format;
using audio::Sample, audio::Index;
using audio::gain = gain;
namespace a = audio::details;
namespace f = audio::filters;
namespace f = audio::detail;
}

namespace audio::filters {
double low_pass(double cutoff) { return cutoff; }
int low_pass(double);
double high_pass(double cutoff, int order = 1);
double high_pass(double cutoff, int order = 2);
float order;
int order();
class order {};
}

// Definitions outside of their namespace.
int audio::rate() { return 44100; }
int audio::rate(int n) { return n; }
float audio::gain = 2.0f;
int audio::channels = 2;
double audio::volume = 1.0;
int audio::detail::Node::weight() const { return 1; }
int audio::detail::Node::height() { return 1; }
struct audio::Plugin { int id; };
class audio::Mixer { public: void play(); Sample last; };
enum class audio::Format { mono };
void audio::Mixer::stop() {}
void Mixer::play() {}
namespace audio { int Index; using Samples = std::vector<int>; typedef int Index; struct gain {}; class Format; }
namespace detail { void audio::detail::reset() {} }

// Names that are somewhere else.
int look_up() {
    Sample sample;
    audio::Smaple typo;
    audio::detail::Node node;
    audio::Node outer;
    node.nxt = nullptr;
    node.next.weight();
    node.owner->play();
    detail::clamp(1, 2, 3);
    audio::clamp(1, 2, 3);
    std::vector<Sample> many;
    vector<int> plain;
    string text = "x";
    std::sting other;
    std::map<string, int> table;
    audio::detail::Traits<int>::type number;
    audio::detail::Traits<int>::size size;
    audio::detail::Traits trait;
    audio::detail::Traits<float>::value;
    int order = audio::filters::order + filters::order;
    cout << "hello" << std::endl;
    ::rate();
    ::audio::rate("fast");
    return audio;
}

int shadows(int count, int count) {
    int count = 3;
    for (int i = 0; i < 3; i++) { int i = 4; float i = 3; }
    int i = i + j;
    double i = 3;
    int total, total;
    static int total = 0;
    struct Local { int a; int a; void a(); static int s; };
    typedef int Local;
    int Local;
    if (int k = count) { int k = 3; } else { int k; }
    k = 3;
    auto f = [count](int count) { return count; };
    int length(int);
    double length(int);
    extern int channels;
    extern float channels;
    using audio::gain;
    float gain = 3;
    using namespace audio::filters;
    return order;
    goto done;
    again: again: total = 3;
}

// Redeclarations.
int area(int width, int height);
double area(int width, int height);
int area(int width, const int height);
static int area(int width, int height);
int area(int w, int h) { return w * h; }
inline int twice(int n) { return 2 * n; }
constexpr int twice(int n);
int twice(int n) noexcept;
extern "C" int plain(int);
int plain(int);
extern "C" double plain(int);
extern "C" int plain(double);
int later();
static int later() { return 1; }
extern int shared;
static int shared;
int shared = 3;
int shared = 4;
long shared;
const int fixed = 1;
int fixed;
int values[3];
int values[4];
extern int values[];
float values[3];
struct Pair { int a, b; };
struct Pair { int first; };
class Pair;
union Pair;
typedef Pair Duo;
using Duo = Pair;
template <typename T> struct Pair { T a; };
template <typename T> T most(T a, T b) { return a > b ? a : b; }
template <typename T> T most(T a, T b) { return b; }
template <typename T> int most(T a, T b);
template <typename T, typename U> class Box;
template <typename T> class Box { T value; };
template <typename T = int, typename U = int> class Box;
template <typename T = int, typename U = char> class Box;
int most;
int std;
void main(int argc) {}
int printf;
struct size_t {};

// Forward declarations that nobody completes.
class Engine;
struct Wheel;
Engine engine;
Engine *pointer;
Engine &reference = *pointer;
Engine make();
extern Wheel wheels[4];
struct Car : Engine { Wheel wheel; Wheel *spare; Wheel &other; static Wheel shared; Wheel get() { return *spare; } };
int drive(Engine e, Wheel *w) {
    pointer->start();
    make();
    w++;
    w[1];
    delete w;
    *w = *w;
    new Wheel;
    sizeof(Engine);
    auto copy = reference;
    Wheel::roll();
    std::vector<Wheel> v(3);
    throw *w;
    return 0;
}
