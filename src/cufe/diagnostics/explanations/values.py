"""Ordinary C++: literals, constants, and what a conversion or an operation makes of them."""

from __future__ import annotations

_VALUE = "The value does not fit, so the program computes something else than it says."
_CONSTANT = "The value is needed while compiling."

EXPLANATIONS: dict[str | int, tuple[str, str, str, str]] = {
    8: (
        "A literal ends on the line it begins on.",
        "End the literal.",
        'const char *a = "b;',
        'const char *a = "b";',
    ),
    19: ("A number has one point and one exponent.", "Write one number.", "float a = 1.0.0;", "float a = 1.0;"),
    22: ("0x is followed by hexadecimal digits.", "Write the digits.", "int a = 0x;", "int a = 0x1;"),
    "integer_too_large": (_VALUE, "Use a smaller literal.", "int a = 99999999999999999999;", "int a = 99;"),
    24: ("A literal that begins with 0 is octal.", "Drop the leading zero.", "int a = 08;", "int a = 8;"),
    25: ("A character literal holds a character.", "Write one.", "char a = '';", "char a = 'b';"),
    "too_many_characters": (
        "A wide literal holds one character, and the others are lost.",
        "Write a string.",
        "int a = L'bc';",
        "int a = L'b';",
    ),
    1422: (
        "Compilers do not agree on the value of several characters.",
        "Write a number, or a string.",
        "int a = 'bc';",
        "int a = 'b';",
    ),
    1654: (
        "An int holds four characters, and those in front of the last four are lost.",
        "Write a string.",
        "int a = 'bcdef';",
        "int a = 'b';",
    ),
    "bad_character_value": (
        _VALUE,
        "Use a smaller escape sequence.",
        'const char *a = "\\777";',
        'const char *a = "\\077";',
    ),
    28: (_CONSTANT, "Use constexpr values.", "int n = 1; int a[n];", "constexpr int n = 1; int a[n];"),
    "divide_by_zero": (
        "Division by zero has no value.",
        "Divide by something else.",
        "int f() { return 1 / 0; }",
        "int f() { return 1; }",
    ),
    "integer_overflow": (
        _VALUE,
        "Use a larger type.",
        "int a = 2147483647 + 1;",
        "long a = 2147483647L + 1;",
    ),
    "negative_shift_count": (
        _VALUE,
        "Shift by zero or more.",
        "int f(int a) { return a << -1; }",
        "int f(int a) { return a >> 1; }",
    ),
    "shift_count_too_large": (
        _VALUE,
        "Shift by less than the width.",
        "int f(int a) { return a << 40; }",
        "int f(int a) { return a << 4; }",
    ),
    "integer_sign_change": (_VALUE, "Use a signed type or a cast.", "unsigned a = -1;", "unsigned a = 1;"),
    "integer_truncated": (_VALUE, "Use a larger type or a cast.", "char a = 300;", "short a = 300;"),
    94: (
        "An array has elements.",
        "Make the size positive.",
        "int a[-1];",
        "int a[1];",
    ),
    "signed_one_bit_field": (
        "A signed field of one bit holds 0 and -1.",
        "Use unsigned.",
        "struct A { int b : 1; };",
        "struct A { unsigned b : 1; };",
    ),
    "float_to_integer_conversion": (
        _VALUE,
        "Use a value in range.",
        "void f(int); void g() { f(1e20); }",
        "void f(int); void g() { f(1e9); }",
    ),
    "subscript_out_of_range": (
        "The element does not exist.",
        "Use a smaller subscript.",
        "int f() { int a[2] = {}; return a[5]; }",
        "int f() { int a[2] = {}; return a[1]; }",
    ),
    "mod_by_zero": (
        "A remainder by zero has no value.",
        "Divide by something else.",
        "int f(int a) { return a % 0; }",
        "int f(int a) { return a % 2; }",
    ),
    "unsigned_compare_with_zero": (
        "An unsigned value is never negative.",
        "Use a signed type.",
        "bool f(unsigned a) { return a < 0; }",
        "bool f(int a) { return a < 0; }",
    ),
    "unrecognized_char_escape": (
        "The escape sequence has no meaning.",
        "Double the backslash.",
        'const char *a = "\\q";',
        'const char *a = "\\\\q";',
    ),
    "unsigned_compare_with_negative": (
        "An unsigned value is never negative.",
        "Use a signed type.",
        "bool f(unsigned char a) { return a == -1; }",
        "bool f(signed char a) { return a == -1; }",
    ),
    "signed_unsigned_comparison": (
        "A negative value is taken for a large one.",
        "Convert one of the operands.",
        "bool f(int a, unsigned b) { return a < b; }",
        "bool f(int a, unsigned b) { return a < static_cast<int>(b); }",
    ),
    893: (
        "Static storage has a fixed size.",
        "Use a constant bound.",
        "void f(int n) { static int a[n]; }",
        "void f() { static int a[4]; }",
    ),
    "narrowing_conversion": (
        _VALUE,
        "Write a cast.",
        "int f(double a) { int b{a}; return b; }",
        "int f(double a) { int b(a); return b; }",
    ),
    "constant_narrowing_conversion": (
        _VALUE,
        "Write a cast.",
        "enum E { large = 300 }; char c{large};",
        "enum E { large = 300 }; int c{large};",
    ),
    "deprecated_string_conv": (
        "A string literal is constant.",
        "Use const char *.",
        'char *a = "b";',
        'const char *a = "b";',
    ),
    2465: (
        "The characters of a literal cannot be changed.",
        "Use const.",
        'wchar_t *a = L"b";',
        'const wchar_t *a = L"b";',
    ),
    2486: ("No operator takes the suffix.", "Declare one, or drop the suffix.", "int a = 1_b;", "int a = 1;"),
    "lit_suffix_no_underscore": (
        "Suffixes without _ are reserved.",
        "Begin the suffix with _.",
        "int a = 1b;",
        'int operator""_b(unsigned long long); int a = 1_b;',
    ),
    2784: (
        "The condition does not hold.",
        "Mend what it asks for.",
        "static_assert(sizeof(int) == 1);",
        "static_assert(sizeof(int) == 4);",
    ),
    "is_constant_evaluated_in_constant_expression": (
        "A constant expression is evaluated while compiling, so the question has one answer.",
        "Ask with a plain if.",
        "constexpr int f() { if constexpr (__builtin_is_constant_evaluated()) return 1; return 2; }",
        "constexpr int f() { if (__builtin_is_constant_evaluated()) return 1; return 2; }",
    ),
    "is_constant_evaluated_in_consteval_context": (
        "An immediate function is evaluated while compiling, so the question has one answer.",
        "Drop the question, or make the function constexpr.",
        "consteval bool f() { return __builtin_is_constant_evaluated(); }",
        "constexpr bool f() { return __builtin_is_constant_evaluated(); }",
    ),
    "is_constant_evaluated_in_nonconstexpr_context": (
        "What a function that is not constexpr does is never evaluated while compiling.",
        "Make the function constexpr, or drop the question.",
        "bool f() { return __builtin_is_constant_evaluated(); }",
        "constexpr bool f() { return __builtin_is_constant_evaluated(); }",
    ),
}
