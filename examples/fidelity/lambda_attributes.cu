// An attribute of a lambda's call operator is part of what it promises; here the compiler has to warn about a lost result.
// flags: -std=c++17
// warns: -Wunused-result
int main() {
    auto checked = [](int value) __attribute__((warn_unused_result)) { return value; };
    checked(1);
}
