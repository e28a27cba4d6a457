"""Deep nests and long rows: each is a function of its depth, and each holds one part of the grammar."""

from __future__ import annotations

from collections.abc import Callable

GLOBAL = "__attribute__((global))"
DEVICE = "__attribute__((device))"
_KERNEL = f"{GLOBAL} void k(int x) {{}}\n"
_LAMBDA = f"g([=]() {DEVICE} {{ return "

NESTS: dict[str, Callable[[int], str]] = {
    "parentheses": lambda n: f"int x = {'(' * n}1{')' * n};",
    "declarator": lambda n: f"int {'(' * n}x{')' * n};",
    "blocks": lambda n: f"void f() {'{' * n}{'}' * n}",
    "braced initialisers": lambda n: f"int x = {'{' * n}1{'}' * n};",
    "subscripts": lambda n: f"int x = a{'[' * n}1{']' * n};",
    "template arguments": lambda n: f"template<class T> struct A{{}}; {'A<' * n}int{'>' * n} x;",
    "template template parameters": lambda n: f"template<{'template<' * n}class T{'> class U' * n}> void f();",
    "enumerators": lambda n: (
        "enum { x0 = 1 };" + "".join(f"enum {{ x{i} = x{i - 1} + x{i - 1} - 1 }};" for i in range(1, n // 100))
        + f"void f() {{ x{n // 100 - 1}; }}"
    ),
    "less": lambda n: f"int x = {'a < ' * n}1;",
    "else if": lambda n: f"void f(int x) {{ {'if (x) x = 1; else ' * n}x = 2; }}",
    "conditionals": lambda n: f"int f(int x) {{ return {'x ? 1 : ' * n}2; }}",
    "conditionals in the middle": lambda n: f"int f(int x) {{ return {'x ? ' * n}2{' : 1' * n}; }}",
    "lambdas": lambda n: f"void f() {{ {'[]{ ' * n}{'}; ' * n}}}",
    "namespaces": lambda n: f"{'namespace a { ' * n}int x;{'}' * n}",
    "unnamed namespaces": lambda n: f"{'namespace { ' * n}int x;{'}' * n}",
    "classes": lambda n: f"{'struct a { ' * n}int x;{'};' * n}",
    "unary operators": lambda n: f"int f(int x) {{ return {'- ' * n}x; }}",
    "casts": lambda n: f"int f(int x) {{ return {'(int)' * n}x; }}",
    "comments": lambda n: "/* */ " * n,
    "attributes": lambda n: f"{DEVICE * n} void f();",
    "raw strings": lambda n: "const char *s[] = {" + "".join(f'R"d{i}(x)d{i}",' for i in range(n // 10)) + "};",
    "kernel parameter": lambda n: f"{GLOBAL} void k(int {'(' * n}x{')' * n}) {{}}",
    "kernel body": lambda n: f"{GLOBAL} void k(int x) {'{' * n}{'}' * n}",
    "kernel parameter type": lambda n: f"template<class> struct A{{}}; {GLOBAL} void k({'A<' * n}int{'>' * n} x){{}}",
    "kernel template head": lambda n: f"template<int T = {'(' * n}1{')' * n}> {GLOBAL} void k(int x){{}}",
    "kernel in namespaces": lambda n: f"{'namespace a { ' * n}{_KERNEL}{'}' * n}",
    "kernel in unnamed namespaces": lambda n: f"{'namespace { ' * n}{_KERNEL}{'}' * n}",
    "device body": lambda n: f"{DEVICE} int d(int x) {{ return {'(' * n}x{')' * n}; }}",
    "device member": lambda n: f"{'struct a { ' * n}{DEVICE} void d() {{}} {'};' * n}",
    "configuration": lambda n: f"{_KERNEL} void f(){{ k<<<{'(' * n}1{')' * n}, 1>>>(1); }}",
    "configuration with less": lambda n: f"{_KERNEL} void f(){{ k<<<{'a < ' * n}1, 1>>>(1); }}",
    "launch arguments": lambda n: f"{_KERNEL} void f(){{ k<<<1, 1>>>({'(' * n}1{')' * n}); }}",
    "launch in blocks": lambda n: f"{_KERNEL} void f(){'{' * n}k<<<1, 1>>>(1);{'}' * n}",
    "launches in else if": lambda n: f"{_KERNEL} void f(int x){{ {'if (x) k<<<1, 1>>>(x); else ' * n}x = 2; }}",
    "launches of lambdas in else if": lambda n: (
        f"template<class T> {GLOBAL} void k(T x) {{}}\n"
        f"void f(int x){{ {f'if (x) k<<<1, 1>>>([=]() {DEVICE} {{ return x; }}); else ' * n}x = 2; }}"
    ),
    "launch in else if": lambda n: f"{_KERNEL} void f(int x){{ {'if (x) x = 1; else ' * n}k<<<1, 1>>>(1); }}",
    "lambda body": lambda n: f"void f(int v){{ {_LAMBDA}{'(' * n}v{')' * n}; }}); }}",
    "lambda with unary operators": lambda n: f"void f(int v){{ {_LAMBDA}{'- ' * n}v; }}); }}",
    "lambda in lambdas": lambda n: f"void f(int v){{ {'[&]{ ' * n}{_LAMBDA}v; }});{'};' * n} }}",
}  # fmt: skip

UNCLOSED: dict[str, Callable[[int], str]] = {
    "parentheses": lambda n: f"int x = {'(' * n};",
    "closing parentheses": lambda n: f"int x = 1{')' * n};",
    "brackets": lambda n: f"int x = a{'[' * n};",
    "braces": lambda n: f"void f() {'{' * n}",
    "closing braces": lambda n: f"void f() {{}}{'}' * n}",
    "comment": lambda n: "/* " * n,
    "raw string": lambda n: 'R"(' * n,
    "string": lambda n: '"' * (2 * n + 1),
    "stray bytes": lambda n: "@" * n,
}

ROWS: dict[str, Callable[[int], str]] = {
    "launches": lambda n: f"{_KERNEL} void f(){{ {'k<<<1, 1>>>(1); ' * n}}}",
    "kernels": lambda n: "".join(f"{GLOBAL} void k{i}(int x){{}} " for i in range(n)),
    "kernel templates": lambda n: "".join(f"template<class T> {GLOBAL} void k{i}(T x){{}} " for i in range(n)),
    "device functions": lambda n: "".join(f"{DEVICE} void d{i}(int x){{}} " for i in range(n)),
    "values known at run-time": lambda n: (
        "int g(); const int a0 = g();" + "".join(f"const int a{i} = a{i - 1} + 1; " for i in range(1, n // 100))
    ),
    "constants": lambda n: "const int a0 = 1;" + "".join(f"const int a{i} = a{i - 1} + 1;" for i in range(1, n // 100)),
    "namespaces": lambda n: "namespace a { int x; } " * n,
    "host functions": lambda n: "".join(f"static int f{i}(int); int f{i}(int x) {{ return x; }} " for i in range(n)),
    "redeclarations": lambda n: "extern int x; typedef int T; int f(int); " * n,
    # A line each: every one of them is an error, and an error shows its line.
    "undefined names": lambda n: "".join(f"int f{i}(int x) {{ return x + missing; }}\n" for i in range(n)),
    "undefined names in a function": lambda n: "void f(int x) {\n" + "x += missing;\n" * n + "}",
    "extended lambdas": lambda n: "void f(){\n" + f"g([=]() {DEVICE} {{ }});\n" * n + "}",
    "line markers": lambda n: '# 1 "a.h" 1 3\nint x;\n' * n,
    "unclosed launches": lambda n: f"void f(){{ {'k<<<' * n}; }}",
}
