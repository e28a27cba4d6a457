// Members are initialised in the order of the class, and -Wreorder says that the constructor lists them in another.
// flags: -std=c++17
// warns: -Wreorder
struct Pair {
    int first;
    int second;
    explicit Pair(int value) : second(value), first(second) {}
};

int main() { return Pair(0).second; }
