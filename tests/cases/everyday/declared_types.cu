// flags: -std=c++17
// Types of members, parameters, results, bases and aliases that nothing declares, or that are something else.
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace audio {
struct Sample { float left, right; };
enum class Rate { cd, studio };
int channels(int n);
constexpr int lanes = 4;
namespace filters { struct LowPass { float alpha; }; template <typename T> struct Chain { T first; }; }
}

struct Mixer {
    struct Channel { float gain; };
    enum Mode { mono, stereo };
    using Buffer = std::vector<float>;
    int volume;
    static int count;
    void play(int n);
};

template <typename T> struct Ring { T *data; int size; using value = T; };
template <typename T, int N> struct Fixed { T items[N]; };

// Data members.
struct HasUnknown { Unknwon member; int after; };

struct HasPointer { Widget *widget; };

struct HasReference { const Strng &name; };

struct HasTemplate { Vectr<int> items; };

struct HasNamespaced { audio::Smaple s; };

struct HasNested { Mixer::Chanel c; };

struct HasStd { std::strng name; };

struct HasStdTemplate { std::vectr<float> items; };

struct HasArgument { std::vector<Smaple> items; };

struct HasInner { std::map<std::string, Missing> table; };

struct HasPointerTo { std::unique_ptr<Engin> engine; };

struct HasArray { Cell cells[4]; };

struct HasValue { audio::lanes n; };

struct HasFunction { void (*callback)(Evnt *); };

struct HasStatic { static Reigstry registry; };

// Parameters and results.
void by_value(Wdget w);

void by_pointer(int n, Wdget *w);

void by_reference(const Wdget &w) { }

int second_parameter(int a, Wdgt b) { return a; }

Wdget result_type();

Wdget *pointer_result(int n) { return nullptr; }

audio::Smple namespaced_result();

void namespaced_parameter(audio::Smple s);

void nested_parameter(const Mixer::Chanel &c) { }

void std_parameter(const std::strng &s) { }

void template_parameter(const std::vectr<int> &s);

void argument_parameter(const std::vector<Smple> &s);

auto trailing(int n) -> Wdget;

// Variables.
Mixer::Chanel global_nested;

audio::Rte global_enum;

audio::filters::HighPass global_deep;

audio::filter::LowPass wrong_namespace;

std::vector<audio::Smple> global_argument;

Mixer::Buffer::element global_of_alias;

Ring<Smple> global_ring;

Fixed<Smple, 3> global_fixed;

// Aliases.
using Missing1 = Wdget;

using Missing2 = audio::Smple;

using Missing3 = std::vector<Wdget>;

typedef Wdget Missing4;

typedef audio::Smple *Missing5;

using Missing6 = Mixer::Chanel;

using Missing7 = Ring<int>::valu;

// Bases.
struct DerivedUnknown : Basse { };

struct DerivedNamespaced : audio::Smple { };

struct DerivedTemplate : public Rng<int> { };

struct DerivedOfArgument : Ring<Wdget> { };

struct DerivedStd : std::enable_shared_from_ths<int> { };

struct DerivedNested : Mixer::Chanel { };

struct DerivedValue : audio::lanes { };

// In functions.
int local_unknown() { Wdget w; return 0; }

int local_pointer() { Wdget *w = nullptr; return 0; }

int local_namespaced() { audio::Smple s; return 0; }

int local_nested() { Mixer::Chanel c; return 0; }

int local_std() { std::strng s; return 0; }

int local_argument() { std::vector<Smple> v; return 0; }

int local_template() { std::vectr<int> v; return 0; }

int local_new() { auto *p = new Wdget; return 0; }

int local_new_std() { auto *p = new std::strng("x"); return 0; }

int local_cast(int n) { return static_cast<Wdget>(n); }

int local_cast_namespaced(int n) { return static_cast<audio::Rte>(n); }

int local_size() { return sizeof(Wdget); }

int local_size_namespaced() { return sizeof(audio::Smple); }

int local_loop(const std::vector<int> &v) { for (Wdget w : v) { } return 0; }

int local_catch() { try { } catch (const Wdget &w) { } return 0; }

int local_catch_std() { try { } catch (const std::exceptoin &w) { } return 0; }

int local_lambda() { auto f = [](Wdget w) { return 1; }; return 0; }

int call_argument() { return audio::chanels(3); }

int make_missing() { auto p = std::make_uniqe<int>(3); return *p; }

int make_argument() { auto p = std::make_unique<Wdget>(3); return 0; }

int enumerator_missing() { return (int)audio::Rate::dvd; }

int nested_missing() { return Mixer::quad; }

int static_missing() { return Mixer::countt; }
