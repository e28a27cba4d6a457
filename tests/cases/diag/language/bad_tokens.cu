// expect: 8 error 40
// expect: 18 error 41
// expect: 8 error 46
// expect: 65 error 47
// expect: 7 error 53
// expect: 65 error 53
// expect: 144 error 54
// expect: 7 error 55
// expect: 29 error 55
// expect: 7 error 56
// expect: 29 error 56
// expect: 7 error 57
// expect: 65 error 57
// expect: 7 error 63
// expect: 65 error 63
// expect: 7 error 64
// expect: 40 error 64
// expect: 144 error 65
// expect: 7 error 69
// expect: 169 error 69
// expect: 7 error 70
// expect: 65 error 70
// expect: 144 error 71
// expect: 8 error 72
// expect: 65 error 73
// expect: 7 error 76
// expect: 65 error 76
// expect: 8 error 77
// expect: 8 error 79
// expect: 65 error 78
// expect: 65 error 80
// expect: 144 error 83
// expect: 8 error 84
// expect: 8 error 86
// expect: 65 error 87
// expect: 144 error 88
// A literal without a closing quote ends with its line, and behind a stray byte all else is judged as well.
void calls(int *p)
{
    __builtin_printf("value %d\n, *p);
    int x = "no";
}

int characters()
{
    char c = 'x;
    int x = 0;
    return 3;
}

int strays()
{
    int y = 3 @ 4;
    int x = "no";
    @ x = 3;
    x = @ 3;
    x = 3 @;
    return y;
}

int names()
{
    int y = 3 ` 4;
    int \x = 3;
    int z = "no";
    return 3;
}

@ int a1;
int a2 @ = 3;
int a3 = "no";
const char *s1 = "abc;
int a4 = 1;

struct Members {
    int a @;
    char c = 'x;
    int b;
    const char *s = "abc;
    int k;
};

int a5 = "no";
char array[3] = "abcd
;
const char *wide = L"abc;
int a6 = 0;
int a7 = "no";
