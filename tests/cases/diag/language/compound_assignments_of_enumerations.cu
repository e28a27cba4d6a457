// expect: 511 error 39
// expect: 2140 error 39
// expect: 511 error 40
// expect: 511 error 41
// expect: 2140 error 41
// expect: 511 error 42
// expect: 511 error 43
// expect: 511 error 44
// expect: 2140 error 44
// expect: 511 error 45
// expect: 2140 error 45
// expect: 511 error 46
// expect: 2138 error 46
// expect: 511 error 47
// expect: 2138 error 47
// expect: 511 error 48
// expect: 511 error 49
// expect: 2140 error 49
// expect: 511 error 50
// expect: 511 error 51
// expect: 2138 error 51
// expect: 511 error 52
// expect: 2140 error 52
// expect: 511 error 53
// expect: 2138 error 53
// expect: 511 error 54
// expect: 511 error 55
// expect: 2140 error 55
// expect: 511 error 56
// expect: 511 error 57
// expect: 2140 error 57
// expect: 511 error 58
// A compound assignment to an enumeration is a mistake, and so is a right operand that is no number or no integer.
enum Colour { RED, GREEN };
enum class Mode { off, on };
enum class Access { read = 1, write = 2 };
Access operator|(Access a, Access b);
void h(Mode mode, Access access, Colour c, int n, int *p, float f) {
    access |= Access::write;
    access |= 1;
    access &= Access::read;
    mode += Mode::on;
    mode -= 1;
    mode <<= Mode::on;
    mode %= Mode::on;
    mode *= mode;
    mode /= "a";
    mode ^= n;
    mode &= 1.5;
    mode += "a";
    mode *= p;
    c |= mode;
    c *= mode;
    c += mode;
    c |= f;
    c *= f;
    c %= p;
    c |= RED;
}
