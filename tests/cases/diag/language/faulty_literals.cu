// expect: 24 error 64
// expect: 25 error 65
// expect: 22 error 66
// expect: 19 error 67
// expect: 24 error 71
// expect: 22 error 72
// expect: 19 error 73
// expect: 19 error 76
// expect: 19 error 77
// expect: 19 error 78
// expect: 19 error 79
// expect: 19 error 80
// expect: 24 error 81
// expect: 22 error 82
// expect: 24 error 83
// expect: 22 error 84
// expect: 24 error 85
// expect: 25 error 85
// expect: 19 error 85
// expect: 24 error 86
// expect: 25 error 87
// expect: 24 error 88
// expect: 22 error 89
// expect: 22 error 90
// expect: 22 error 91
// expect: 22 error 92
// expect: 24 error 94
// expect: 25 error 94
// expect: 24 error 97
// expect: 24 error 103
// expect: 24 error 104
// expect: 25 error 105
// expect: 22 error 106
// expect: 144 error 108
// expect: 24 error 109
// expect: 24 error 110
// expect: 24 error 110
// expect: 25 error 111
// expect: 24 error 116
// expect: 24 error 117
// expect: 19 error 118
// expect: 24 error 121
// expect: 2506 warning 125
// expect: 2486 error 125
// expect: 2506 warning 126
// expect: 2486 error 126
// expect: 2506 warning 127
// expect: 2486 error 127
// expect: 2506 warning 128
// expect: 2486 error 128
// expect: 2506 warning 129
// expect: 2486 error 129
// expect: 2486 error 130
// expect: 2486 error 131
// expect: 2486 error 132
// expect: 2486 error 133
// expect: 2486 error 134
// expect: 144 error 138
// A number or character that is no literal is told of where it is read, and nothing follows from it.
template <int N> struct Sized { int values[N]; };

template <class T> T never()
{
    int octal = 089;
    char none = '';
    int hexadecimal = 0xZZ;
    return 1.0.0;
}

template <class T> struct Never {
    int octal = 0779u;
    int hexadecimal() { return 0x; }
    float version = 1..2;
};

float version = 1.0.0;
float exponents = 1.5e3.2;
float points = .5.;
float suffixed = 1.0f.5;
int sum = 0xE+1;
int bound[018];
int none[0xZZ];
Sized<089> sized;
Sized<0x> hexadecimal;
int defaults(int octal = 089, char none = u'', double version = 2.0.1);
static_assert(089 == 1, "octal");
static_assert('' == 1, "none");
char *octal_pointer = 089;
char *hexadecimal_pointer = 0xGG;
const char *escaped = "\x";
const char *more = "abc\xyz";
char escape = '\x';

enum Values { A = 089, B, C = '', D };

struct Bits {
    int bits : 08;
};

int cases(int value)
{
    switch (value) {
    case 08: return 1;
    case 09: return 2;
    case '': return 3;
    case 0xZ: return 4;
    }
    int text = "no";
    089;
    value = 08 + 09;
    return L'';
}

__global__ void kernel(int *out)
{
    out[0] = 089;
    out[08] = 1;
    float version = 1.0.0f;
}

void host(int *out) { kernel<<<089, 1>>>(out); }

int suffixes()
{
    float exponent = 1e;
    int milliseconds = 5ms;
    int hexadecimal = 0x1G;
    int twice = 1uu;
    float whole = 1f;
    int kilometres = 12_km;
    double half = 0.5_km;
    const char *text = "abc"_km;
    char character = 'a'_km;
    return 1_km;
}

int plain = 08.5 + 1e5 + 0x1p3 + 1'000 + 0b11 + 017 + 10uLL + 'a' + L'\'';
int last = "no";
