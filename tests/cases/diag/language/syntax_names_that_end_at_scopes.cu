// expect: 70 error 58
// expect: 65 error 58
// expect: 20 error 60
// expect: 65 error 61
// expect: 65 error 63
// expect: 77 error 65
// expect: 65 error 65
// expect: 77 error 67
// expect: 65 error 67
// expect: 65 error 69
// expect: 65 error 71
// expect: 70 error 72
// expect: 65 error 72
// expect: 65 error 73
// expect: 260 error 75
// expect: 65 error 75
// expect: 77 error 76
// expect: 65 error 76
// expect: 260 error 77
// expect: 65 error 77
// expect: 77 error 78
// expect: 65 error 78
// expect: 65 error 79
// expect: 65 error 80
// expect: 65 error 81
// expect: 65 error 82
// expect: 77 error 86
// expect: 65 error 86
// expect: 77 error 87
// expect: 65 error 87
// expect: 70 error 88
// expect: 65 error 88
// expect: 20 error 89
// expect: 20 error 92
// expect: 281 error 92
// expect: 18 error 92
// expect: 260 error 93
// expect: 18 error 93
// expect: 20 error 93
// expect: 135 error 94
// expect: 260 error 94
// expect: 18 error 94
// expect: 20 error 95
// expect: 281 error 95
// expect: 276 error 96
// expect: 18 error 96
// expect: 276 error 98
// expect: 18 error 98
// expect: 65 error 98
// A name in front of `::` that is no class and no namespace ends there: it is what is declared, or a parameter.
namespace lib { struct text { int n; }; }

namespace audio {
class Mixer { public: void play(); int gain; };
namespace filters { int order; }
}

void Mixer::play() {}
int swallowed_up_to_here = undeclared;
int first = undeclared;
int Player::count = 3;
int second = undeclared;
float Amplifier::gain(int) const { return undeclared; }
int also_passed_over;
Recorder::Recorder(int n) : n_(n) {}
int also_passed_over_too;
Tuner::~Tuner() {}
int and_this;
const int *Speaker::find() const { return 0; }
int and_that;
lib::text Playlist::name;
static void Track::load(int);
bool Album::operator==(int) { return true; }
int and_those;
extern Station::Kind station;
Genre::Kind genre;
typedef Radio::Kind RadioKind;
Catalog::load();
int *Cover::image, skipped;
int number, Covers::size;
namespace { int Sleeve::width = 3; }
namespace { int Sleeves::height() { return 1; } int passed_over_as_well; }
int still_read = undeclared;

class Store {
    Shelf::Row row;
    Shelve::Row find();
    void Shelves::clear();
    int known = undeclared_too;
};

void sell(int price, Cart::Item item);
int discount(int price, const Cart::Item &item, int percent) { return percent; }
void Store::order(const Cart::Item item) {}
int abstract(int, Cart::Item);
int buyer(Customer::Id id);
int after_buyer = undeclared;
int seller(Client::Id id, int n) { return n + undeclared; }
int passed_over_once_more;
int last = undeclared;

namespace audio {
void Mixer::play() { gain = undeclared; }
}
