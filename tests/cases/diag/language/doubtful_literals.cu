// expect: 23 warning 39
// expect: 23 warning 40
// expect: 23 warning 41
// expect: 23 warning 42
// expect: 192 warning 43
// expect: 192 warning 44
// expect: 192 warning 44
// expect: 192 warning 44
// expect: 192 warning 45
// expect: 192 warning 46
// expect: 1654 warning 47
// expect: 1422 warning 48
// expect: 27 warning 49
// expect: 26 warning 50
// expect: 26 warning 51
// expect: 1654 warning 52
// expect: 27 warning 53
// expect: 27 warning 54
// expect: 27 warning 55
// expect: 192 warning 56
// expect: 192 warning 59
// expect: 23 warning 63
// expect: 192 warning 64
// expect: 1654 warning 65
// expect: 1422 warning 69
// expect: 192 warning 70
// expect: 1422 warning 73
// expect: 1654 warning 73
// expect: 1422 warning 75
// expect: 192 warning 75
// expect: 1422 warning 80
// expect: 1654 warning 81
// expect: 192 warning 83
// expect: 23 warning 84
// expect: 1422 warning 90
// expect: 23 warning 91
// expect: 192 warning 93
// Literals with another value than their writer may have meant are told of where they are read.
int wide = 123456789012345678901;
unsigned long long hexadecimal = 0x1FFFFFFFFFFFFFFFF;
int octal = 07777777777777777777777777;
int binary = 0b11111111111111111111111111111111111111111111111111111111111111111;
const char *escape = "\q";
const char *escapes = "\%d \8" "\z";
char character = '\q';
const char *percent = "50\%";
int five = 'abcde';
int four = 'abcd';
int two = '\x41b';
auto wide_two = L'ab';
auto narrow_two = u'ab';
auto wide_five = U'abcde';
const char *large = "\777";
const char *larger = "\xfff";
char largest = '\400';
const wchar_t *wide_escape = L"\777 \q";
const char *raw = R"(\q)";
const char *plain = "\a\b\n\t\\\'\"\?\e\x41\0\101\1234";
static_assert(true, "\q");

template <class T> T never()
{
    int wide = 123456789012345678901;
    const char *escape = "\q";
    return 'abcde';
}

template <class T> struct Never {
    int value = 'ab';
    const char *escape() { return "\q"; }
};

enum Values { A = 'ab', B = 'abcde' };

int defaults(int value = 'ab', const char *escape = "\q");

int cases(int value)
{
    switch (value) {
    case 'ab': return 1;
    case 'abcde': return 2;
    }
    const char *escape = "\q";
    int wide = 123456789012345678901;
    return escape[value] + wide;
}

__global__ void kernel(int *out)
{
    out[0] = 'ab';
    int wide = 123456789012345678901;
    out[1] = wide;
    const char *escape = "\d";
    out[2] = escape[0];
}
