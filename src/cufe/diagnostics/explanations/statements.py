"""Ordinary C++: statements, what they do in vain, and variables that nobody uses."""

from __future__ import annotations

_SYNTAX = "The grammar of C++ asks for another token here."
_HIDES = "Who reads the name may take the wrong variable for it."
_DEAD = "Code or data that nothing uses is often a mistake."

EXPLANATIONS: dict[str | int, tuple[str, str, str, str]] = {
    "code_is_unreachable": (
        _DEAD,
        "Remove it.",
        "int g();\nint f() { return 1; g(); }",
        "int g();\nint f() { return g(); }",
    ),
    "loop_not_reachable": (
        _DEAD,
        "Remove it.",
        "void f(int n) { return; while (n) n--; }",
        "void f(int n) { while (n) n--; }",
    ),
    "never_defined": (
        "A function with internal linkage must be defined here.",
        "Define it.",
        "static void f(); void g() { f(); }",
        "static void f() {} void g() { f(); }",
    ),
    "local_class_function_def_missing": (
        "The members of a class in a function are defined in the class: they cannot be defined elsewhere.",
        "Define it in the class.",
        "void f() { struct L { void m(); } l; l.m(); }",
        "void f() { struct L { void m() {} } l; l.m(); }",
    ),
    2860: (
        "Only functions and static members can be defined in more than one unit.",
        "Drop inline, or make the member static.",
        "struct S { inline int v; };",
        "struct S { static inline int v; };",
    ),
    1380: (
        "A class in an unnamed namespace is that of one unit, which has to define its virtual functions.",
        "Define it.",
        "namespace { struct S { virtual void v(); }; }",
        "namespace { struct S { virtual void v() {} }; }",
    ),
    194: (_SYNTAX, "Write the instructions as a string.", "void f() { asm(nop); }", 'void f() { asm("nop"); }'),
    1133: (
        _SYNTAX,
        "Leave the comma out, or write the operand behind it.",
        "void f(int x) { asm(\"\" : : \"r\"(x), ); }",
        "void f(int x) { asm(\"\" : : \"r\"(x)); }",
    ),
    125: (_SYNTAX, "Write the parenthesis.", "void f() { if 1; }", "void f() { if (1); }"),
    127: (_SYNTAX, "Write a statement.", "void f() { if (1) }", "void f() { if (1); }"),
    130: (_SYNTAX, "Write the body, or a semicolon.", "void f()\nint a;", "void f();\nint a;"),
    110: (_SYNTAX, "Choose a name that is no word of the language.", "int class;", "int class_;"),
    387: (
        "delete[] finds the size of the array itself, so the brackets stay empty.",
        "Leave the brackets empty.",
        "void f(int *p) { delete[3] p; }",
        "void f(int *p) { delete[] p; }",
    ),
    706: (_SYNTAX, "Close the list.", "template <class T void f(T);", "template <class T> void f(T);"),
    "expr_has_no_effect": (_DEAD, "Remove it.", "void f(int a) { a; }", "void f(int a) { a = 1; }"),
    "declared_but_not_referenced": (_DEAD, "Remove it.", "void f() { int a; }", "void f(int a) { a = 1; }"),
    "initialization_not_reachable": (
        _DEAD,
        "Remove it.",
        "void f() { return; int a = 1; }",
        "void f() { int a = 1; }",
    ),
    "assign_where_compare_meant": (
        "Assignments in conditions are often meant as comparisons.",
        "Write == or more parentheses.",
        "int f(int a) { if (a = 1) return 1; return 0; }",
        "int f(int a) { if (a == 1) return 1; return 0; }",
    ),
    "used_before_set": (
        "The value is undefined.",
        "Initialize the variable.",
        "int f() { int a; return a; }",
        "int f() { int a = 1; return a; }",
    ),
    "set_but_not_used": (
        _DEAD,
        "Remove it.",
        "void f() { int a; a = 1; }",
        "int f() { int a; a = 1; return a; }",
    ),
    "local_variable_hidden": (
        _HIDES,
        "Give the inner variable another name.",
        "void f(int a) { { int a = 1; a = 2; } }",
        "void f(int a) { { int b = 1; b = 2; } }",
    ),
    "switch_selector_expr_is_constant": (
        "Only one of the cases can be taken.",
        "Write what is done in that case.",
        "void f() { switch (1) { case 1:; } }",
        "void f(int a) { switch (a) { case 1:; } }",
    ),
    826: (_DEAD, "Leave its name out.", "void f(int a) {}", "void f(int) {}"),
    "returning_ref_to_local_variable": (
        "The variable is gone when the caller uses it.",
        "Return by value.",
        "int &f() { int a = 1; return a; }",
        "int f() { int a = 1; return a; }",
    ),
    "implicit_return_from_non_void_function": (
        "The caller gets an undefined value.",
        "Return a value.",
        "int f() {}",
        "int f() { return 1; }",
    ),
    "returning_ptr_to_local_variable": (
        "The variable is gone when the caller uses it.",
        "Return by value.",
        "int *f() { int a = 1; return &a; }",
        "int f() { int a = 1; return a; }",
    ),
    "noreturn_function_does_return": (
        "The caller goes on as if the function never came back.",
        "Drop noreturn.",
        "[[noreturn]] void f() {}",
        "void f() {}",
    ),
    "empty_then_statement": (
        "The branch does nothing.",
        "Write a statement.",
        "void f() { if (1); }",
        "void f() { if (1) f(); }",
    ),
    124: (
        "A switch has one default.",
        "Remove one of them.",
        "void f(int a) { switch (a) { default: break; default: break; } }",
        "void f(int a) { switch (a) { default: break; } }",
    ),
    532: (
        "Handlers are tried in their order, and catch (...) takes everything.",
        "Write catch (...) last.",
        "void f() { try { } catch (...) { } catch (int) { } }",
        "void f() { try { } catch (int) { } catch (...) { } }",
    ),
    "masked_by_handler": (
        "Handlers are tried in their order, and an earlier one takes all that this one could.",
        "Write the handler of the derived class first, or remove one of them.",
        "void f() { try { } catch (int) { } catch (const int &) { } }",
        "void f() { try { } catch (int) { } catch (long) { } }",
    ),
    1578: (
        "Each value leads to one label.",
        "Remove one of the labels.",
        "void f(int a) { switch (a) { case 1: break; case 1: break; } }",
        "void f(int a) { switch (a) { case 1: break; case 2: break; } }",
    ),
}
