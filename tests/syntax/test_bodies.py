"""Bodies: what is found in them, and that no nesting of the input is too deep."""

import pytest

from cufe.syntax import expression_nodes as e
from cufe.syntax import uses as u
from cufe.syntax.body import Bodies, Body
from cufe.syntax.brackets import Brackets
from cufe.syntax.cutter import CLASS, Cutter
from cufe.syntax.declaration import DeclarationParser
from cufe.syntax.names import NameOracle
from cufe.text.unit import Unit

DEPTH = 10_000


class Parsed:
    """The bodies of all pieces of a source, with its tokens."""

    def __init__(self, source: str) -> None:
        self.unit = Unit(source.encode(), 20)
        cutter = Cutter(Brackets(self.unit))
        bodies = Bodies(DeclarationParser(cutter, NameOracle()))
        self.bodies: list[Body] = [bodies.of(piece) for piece in cutter.pieces(-1)]

    @property
    def lambdas(self) -> list[e.Lambda]:
        return [node for body in self.bodies for node in body.lambdas]

    @property
    def launches(self) -> list[e.Launch]:
        return [node for body in self.bodies for node in body.launches]

    @property
    def faults(self) -> list[str]:
        return [fault.reason for body in self.bodies for fault in body.faults]

    def text(self, start: int, end: int) -> str:
        return " ".join(self.unit.lexemes[start:end])

    def uses(self) -> list[tuple[str, int]]:
        found: list[tuple[str, int]] = []
        for body in self.bodies:
            for use in u.uses(body, self.unit.kinds):
                found.append((self.unit.lexemes[use.token], use.flags))
        return found

    def flags(self, name: str) -> list[int]:
        return [flags for spelling, flags in self.uses() if spelling == name]


NESTS = {
    "parentheses": "int f(int a) { return " + "(" * DEPTH + "a" + ")" * DEPTH + "; }",
    "blocks": "void f() { " + "{" * DEPTH + "}" * DEPTH + " }",
    "else if": "void f(int a) { " + "if (a) a = 1; else " * DEPTH + "a = 2; }",
    "if": "void f(int a) { " + "if (a) " * DEPTH + "a = 2; }",
    "for": "void f(int a) { " + "for (;a;) " * DEPTH + "a = 2; }",
    "do": "void f(int a) { " + "do " * DEPTH + "a = 2;" + " while (a);" * DEPTH + " }",
    "unary": "int f(int a) { return " + "- " * DEPTH + "a; }",
    "binary": "int f(int a) { return " + "a + " * DEPTH + "a; }",
    "conditional": "int f(int a) { return " + "a ? a : " * DEPTH + "a; }",
    "assignment": "int f(int a) { return " + "a = " * DEPTH + "a; }",
    "calls": "int f(int a) { return " + "f(" * DEPTH + "a" + ")" * DEPTH + "; }",
    "subscripts": "int f(int *a) { return " + "a[" * DEPTH + "0" + "]" * DEPTH + "; }",
    "lambdas": "auto x = " + "[] { return " * DEPTH + "1" + "; }" * DEPTH + ";",
    "template arguments": "void f() { " + "A<" * DEPTH + "int" + "> " * DEPTH + "a; }",
    "casts": "int f(int a) { return " + "(int)" * DEPTH + "a; }",
    "braced lists": "int a[] = " + "{" * DEPTH + "}" * DEPTH + ";",
    "case labels": "void f(int a) { switch (a) { " + "".join(f"case {i}: " for i in range(DEPTH)) + "a = 2; } }",
    "statement expressions": "void f() { " + "({ " * DEPTH + "1;" + " });" * DEPTH + " }",
    "members": "int f(int a) { return a" + ".b" * DEPTH + "; }",
    "types": "void f() { x = (int" + "(*" * DEPTH + ")(int)" * DEPTH + ")y; }",
}


@pytest.mark.parametrize("source", NESTS.values(), ids=NESTS.keys())
def test_depth_has_no_limit(source: str) -> None:
    parsed = Parsed(source)
    assert parsed.faults == []
    parsed.uses()


@pytest.mark.parametrize("source", [NESTS[name][: len(NESTS[name]) // 2] for name in NESTS], ids=NESTS.keys())
def test_truncated_nests_end(source: str) -> None:
    Parsed(source).uses()


def test_lambda_parts() -> None:
    parsed = Parsed(
        "void f() { int a, b; auto l = [=, &a, *this, c = a + 1, &d = b, ...e = p, g...] [[nodiscard]] "
        "<class T, int N> __attribute__((device)) (T x, int y = N) mutable noexcept(true) -> decltype(x) "
        "requires C<T> { return [&] { return x; }(); }; }"
    )
    assert parsed.faults == []
    outer, inner = parsed.lambdas
    assert outer.parent is None and inner.parent is outer
    assert parsed.unit.lexemes[outer.default] == "=" and parsed.unit.lexemes[inner.default] == "&"
    sorts = [(parsed.unit.lexemes[capture.name], capture.sort, capture.pack >= 0) for capture in outer.captures]
    assert sorts == [
        ("a", e.BY_REFERENCE, False),
        ("this", e.STAR_THIS_CAPTURE, False),
        ("c", e.INIT_BY_COPY, False),
        ("d", e.INIT_BY_REFERENCE, False),
        ("e", e.INIT_BY_COPY, True),
        ("g", e.BY_COPY, True),
    ]
    assert [attribute.name for attribute in outer.attributes] == ["nodiscard", "device"]
    assert outer.head is not None and len(outer.head.parameters) == 2
    assert outer.parameters is not None and len(outer.parameters.parameters) == 2
    assert outer.return_type is not None
    assert parsed.text(outer.return_type.start, outer.return_type.end) == "decltype ( x )"
    assert parsed.unit.lexemes[outer.body] == "{" and parsed.unit.lexemes[outer.end - 1] == "}"


def test_subscripts_and_designators_are_no_lambdas() -> None:
    assert Parsed("int f(int *a, int i) { int b[] = {a[i], (a)[i], f[a](i)}; return a[b[i]]; }").lambdas == []


def test_launches() -> None:
    parsed = Parsed(
        "void f(cudaStream_t s) { k<<<1, 2>>>(3); N::t<int, A<B<4>>><<<dim3(1, 2), g<5>() , 0, s>>>(a, b < c); "
        "auto l = [=] { k<<<x >> 1, (y > z)>>>(); }; c ? k<<<1, 1>>>(1) : (void)0; (p->k)<<<1, 1>>>(); }"
    )
    assert parsed.faults == []
    spelled = [
        (
            parsed.text(launch.callee.start, launch.callee.end),
            [parsed.text(node.start, node.end) for node in launch.configuration],
            [parsed.text(node.start, node.end) for node in launch.arguments],
        )
        for launch in parsed.launches
    ]
    assert spelled == [
        ("k", ["1", "2"], ["3"]),
        ("N :: t < int , A < B < 4 > > >", ["dim3 ( 1 , 2 )", "g < 5 > ( )", "0", "s"], ["a", "b < c"]),
        ("k", ["x > > 1", "( y > z )"], []),
        ("k", ["1", "1"], ["1"]),
        ("( p -> k )", ["1", "1"], []),
    ]


def test_function_types_as_template_arguments() -> None:
    parsed = Parsed(
        "F<M *(const char *)> a; F<M &(int, const T &) noexcept> b; F<void(), int(), R(A...), T (*)[]> c; F<M &()> d;"
    )
    assert parsed.faults == []


def test_flags_of_uses() -> None:
    parsed = Parsed(
        "template <int N> void f(S s, int d = dflt) { int a[bound]; sizeof(un1); sizeof un2.m; decltype(un3) x; "
        "A<targ> y; if constexpr (cond) then1; else else1; s.mem; p->mem; static_assert(sa); "
        "switch (v) { case lab: ; } constexpr int c = cinit; &addr; callee(plain); "
        "[cap, i = initial] { return inside; }; "
        "new T[n]; noexcept(un4); typeid(tid); requires { un5; }; N1::qualified; }"
    )
    assert parsed.faults == []
    assert parsed.flags("bound") == [u.CONSTANT]
    assert parsed.flags("dflt") == [u.DEFAULT_ARGUMENT]
    for name in ("un1", "un2", "un3", "un4", "un5"):
        assert parsed.flags(name) == [u.UNEVALUATED], name
    assert parsed.flags("targ") == [u.CONSTANT | u.TEMPLATE_ARGUMENT]
    assert parsed.flags("cond") == [u.CONSTANT | u.CONSTEXPR_CONDITION]
    assert parsed.flags("then1") == parsed.flags("else1") == [u.CONSTEXPR_BRANCH]
    assert parsed.flags("mem") == [u.MEMBER, u.MEMBER]
    for name in ("sa", "lab"):
        assert parsed.flags(name) == [u.CONSTANT], name
    assert parsed.flags("cinit") == [u.CONSTANT | u.INITIALISER]
    assert parsed.flags("addr") == [u.ADDRESS]
    assert parsed.flags("callee") == [u.CALLEE]
    for name in ("plain", "initial", "inside", "n", "v"):
        assert parsed.flags(name) == [0], name
    assert parsed.flags("cap") == [u.CAPTURE]
    assert parsed.flags("tid") == [u.TYPEID]
    assert parsed.flags("qualified") == [u.QUALIFIED]


@pytest.mark.parametrize(
    "declaration",
    [
        "using A = T[2];",
        "using A = T(int);",
        "using A = T(U...);",
        "using A = T() const;",
        "using A = T(U..., ...);",
        "using A = enum B { c = 1 };",
        "using A = const struct B { int q = 2; } *;",
        "struct { unsigned a : 3, : 2; unsigned : 1, b : 2; } c;",
        "struct A : B { using B::operator=, B::operator==; struct { int : 4, b : 4; } c; };",
        "void f() { using A = T[2]; using B = T(int); using C = struct { int b; }; struct { int : 4, b : 4; } c; }",
    ],
)
def test_valid_declarations_have_no_faults(declaration: str) -> None:
    unit = Unit(declaration.encode(), 20)
    cutter = Cutter(Brackets(unit))
    bodies = Bodies(DeclarationParser(cutter, NameOracle()))
    pieces = cutter.pieces(-1)
    for piece in pieces:
        body = bodies.of(piece)
        assert not body.faults
        inner = [piece.body, *body.classes] if piece.sort == CLASS else body.classes
        for brace in inner:
            pieces += cutter.pieces(brace)
