// expect: 3369 error 7
// expect: 3369 error 9
// expect: 101 error 10
// expect: 20 error 12
// The first definition of an enumeration, and the first enumerator of a name, are the ones that count.
enum Colour { RED, GREEN };
enum Colour { CYAN };
enum class Mode { off, on };
enum class Mode : int { off };
enum { RED };
int colours() { return RED | GREEN | CYAN; }
int modes(Mode m) { return m == Mode::on ? 1 : undeclared; }
namespace audio { struct Sample {}; namespace filters { int order; } }
namespace video {
using audio::Sample;
namespace f = audio::filters;
}
