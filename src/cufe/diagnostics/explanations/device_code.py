"""What device code may not contain, why, and what to do."""

from __future__ import annotations

_ABI = "The pragma fixes the registers that a call of a device function uses; it needs a function and the numbers."
_ABI_FIX = "Write #pragma nv_abi preserve_n_data(N) directly before a __device__ function or a call."
_ASM = "Inline assembly on the GPU is PTX, whose operands are registers of known type or immediate values."
_REGISTERS = (
    "Passing all parameters in registers is a calling convention of the GPU, for functions whose"
    " signature fits."
)


_UNROLL = "The argument is how often the body of the loop is repeated, which the compiler has to know."
_LOOP = "for (int i = 0; i < 8; i++) p[i] = i;"


def _unrolled(argument: str, statement: str) -> str:
    """A function with `#pragma unroll` in front of a statement."""
    return f"__device__ void f(int *p) {{\n#pragma unroll{argument}\n{statement}\n}}"


def _abi(pragma: str) -> tuple[str, str, str, str]:
    """The explanation of a malformed `#pragma nv_abi`."""
    function = "__device__ void f() {}"
    return (_ABI, _ABI_FIX, f"{pragma}\n{function}", f"#pragma nv_abi preserve_n_data(10)\n{function}")


EXPLANATIONS: dict[str | int, tuple[str, str, str, str]] = {
    20058: ("The pragma says how often the body of the loop behind it is repeated; nothing else can be.",
         "Write it directly in front of for, while or do.",
         _unrolled("", "*p = 1;"), _unrolled("", _LOOP)),
    20167: (_UNROLL, "Give a smaller count.", _unrolled(" 99999999999", _LOOP), _unrolled(" 8", _LOOP)),
    20168: (_UNROLL, "Give a positive count; 1 means not to unroll.", _unrolled(" 0", _LOOP), _unrolled(" 1", _LOOP)),
    20169: (_UNROLL, "Give a constant.", _unrolled(" 2.5", _LOOP), _unrolled(" 2", _LOOP)),
    20170: (_UNROLL, "Give one number, without a semicolon.", _unrolled(" 4;", _LOOP), _unrolled(" 4", _LOOP)),
    20060: ("The GPU has no means to unwind a stack.", "Return an error code, or call __trap() or assert().",
         "__device__ void f() { throw 1; }", "__device__ int f() { return 1; }"),
    "asm_constraint_must_have_single_letter": (_ASM, "Write one constraint letter.",
         '__device__ void f(int a) { asm("" : : "rl"(a)); }', '__device__ void f(int a) { asm("" : : "r"(a)); }'),
    20073: (_ASM, "Pass the members one by one.",
         'struct S { int a, b; };\n__device__ void f(S s) { asm("" : : "r"(s)); }',
         'struct S { int a, b; };\n__device__ void f(S s) { asm("" : : "r"(s.a), "r"(s.b)); }'),
    20074: (_ASM, "Write a constant, or take the letter of a register.",
         '__device__ void f(int a) { asm("" : : "n"(a)); }', '__device__ void f() { asm("" : : "n"(1)); }'),
    "asm_constraint_letter_not_allowed_in_device": (_ASM, "Use one of h, r, l, f, d, q, n, C.",
         '__device__ void f(int a) { asm("" : : "i"(1)); }', '__device__ void f(int a) { asm("" : : "n"(1)); }'),
    20076: (_ASM, "Use the letter for the size of the operand: h 2, r and f 4, l and d 8, q 16 bytes.",
         '__device__ void f(int a) { asm("" : : "l"(a)); }', '__device__ void f(int a) { asm("" : : "r"(a)); }'),
    "addr_of_label_in_device_func": ("There are no computed jumps in PTX.", "Use switch.",
         "__device__ void f() { void *p = &&l; l: (void)p; }", "__device__ void f() { goto l; l:; }"),
    "unsupported_type_in_device_code": ("The hardware has no such type.",
         "Use double, or compile for an architecture that has it.",
         "typedef int V __attribute__((vector_size(16)));\n__device__ V f(V a) { V b = a; return b; }",
         "__device__ double f(double a) { return a; }"),
    "cc_clobber_in_device": ("PTX has no condition code that a statement could destroy.", 'Drop "cc".',
         '__device__ void f() { asm("" : : : "cc"); }', '__device__ void f() { asm(""); }'),
    "cuda_device_code_unsupported_operator": ("There is no run-time type information on the GPU.",
         "Use a virtual function or a tag.",
         ("struct A { virtual __device__ void f() {} };\n"
          "struct B : A {};\n"
          "__device__ B *f(A *a) { return dynamic_cast<B *>(a); }"),
         ("struct A { virtual __device__ void f() {} };\n"
          "struct B : A {};\n"
          "__device__ B *f(A *a) { return static_cast<B *>(a); }")),
    "unrecognized_pragma_device_code": ("A pragma that nothing reads is often a misspelled one.",
         "Correct or remove it.",
         "__device__ void f() {\n#pragma unrol\nfor (int i = 0; i < 4; ++i) {}\n}",
         "__device__ void f() {\n#pragma unroll\nfor (int i = 0; i < 4; ++i) {}\n}"),
    "illegal_ucn_in_device_identifer": ("Names in PTX are made of ASCII letters, digits, _ and $.",
         "Choose another name.",
         "__device__ int \\u00e9x;", "__device__ int ex;"),
    "register_params_not_enabled": (_REGISTERS, "Drop the attribute.",
         "__nv_register_params__ __device__ void f(int n) {}", "__device__ void f(int n) {}"),
    "register_params_unsupported_arch": (_REGISTERS, "Compile for compute_80 or later.",
         "__nv_register_params__ __device__ void f(int n) {}", "__device__ void f(int n) {}"),
    "register_params_unsupported_function": (_REGISTERS, "Drop the attribute.",
         "__nv_register_params__ void f(int n) {}", "__nv_register_params__ __device__ void f(int n) {}"),
    "register_params_ellipsis_function": (_REGISTERS, "Drop the attribute or the ellipsis.",
         "__nv_register_params__ __device__ void f(int n, ...) {}", "__device__ void f(int n, ...) {}"),
    20208: ("The GPU has no floating-point type of more than 64 bits: results differ from those of the host.",
         "Write double.",
         "__device__ void f() { long double x = 1; (void)x; }", "__device__ void f() { double x = 1; (void)x; }"),
    20237: ("The vector extension of gcc has no counterpart on the GPU.",
         "Use the CUDA vector types and write the operation by component.",
         "typedef int V __attribute__((vector_size(16)));\n__device__ V f(V a, V b) { return a + b; }",
         "struct V { int x, y; };\n__device__ V f(V a, V b) { return V{a.x + b.x, a.y + b.y}; }"),
    "no_coroutine_on_device": (("A coroutine keeps its frame on the heap and resumes through pointers that the GPU "
                                "cannot follow."),
         "Write the states out.",
         ("namespace std {\n"
          "template <class R, class... A> struct coroutine_traits { using promise_type = typename R::promise_type; "
          "};\n"
          "template <class = void> struct coroutine_handle { static coroutine_handle from_address(void *) noexcept; "
          "};\n"
          "}\n"
          "struct Never { __device__ bool await_ready() noexcept; __device__ void await_resume() noexcept;\n"
          "  __device__ void await_suspend(std::coroutine_handle<>) noexcept; };\n"
          "struct T { struct promise_type { __device__ T get_return_object(); __device__ void return_void();\n"
          "  __device__ Never initial_suspend(); __device__ Never final_suspend() noexcept;\n"
          "  __device__ void unhandled_exception(); }; };\n"
          "__device__ T f() { co_return; }"),
         "__device__ void f() {}"),
    20263: ("The constraint gives the name of a device variable to PTX; host assembly has no such thing.",
         "Use a constraint of the host compiler.",
         'int v;\nvoid f() { asm("" : : "C"(&v)); }', 'int v;\nvoid f() { asm("" : : "r"(v)); }'),
    20264: ("What the constraint names is part of the PTX text and can neither be written nor read.", 'Write "C".',
         'static const char text[] = "mov";\n__device__ void f() { asm("" : "=C"(text)); }',
         'static const char text[] = "mov";\n__device__ void f() { asm("" : : "C"(text)); }'),
    20265: ("The constraint puts the name of a variable into the PTX text, so it must be known when compiling.",
         "Give the address of a variable.",
         '__device__ void f(const char *p) { asm("" : : "C"(p)); }', '__device__ void f() { asm(""); }'),
    20266: ("The constraint puts the characters of an array into the PTX text.", "Name a constant array of const char.",
         '__device__ int v;\n__device__ void f() { asm("" : : "C"(&v)); }',
         'static const char text[] = "mov";\n__device__ void f() { asm("" : : "C"(text)); }'),
    20270: ("The constraint puts the name of a variable into the PTX text.", "Give the address of a variable.",
         '__device__ void f() { asm("" : : "C"((const char *)0)); }', '__device__ void f() { asm(""); }'),
    "nv_abi_pragma_next_construct": (_ABI, _ABI_FIX,
         "#pragma nv_abi preserve_n_data(10)\nstruct S {};",
         "#pragma nv_abi preserve_n_data(10)\n__device__ void f() {}"),
    "nv_abi_pragma_device_function_context": (_ABI, _ABI_FIX,
         "void f() {\n#pragma nv_abi preserve_n_data(10)\nf(); }",
         "__device__ void f() {\n#pragma nv_abi preserve_n_data(10)\nf(); }"),
    "nv_abi_pragma_device_function": (_ABI, _ABI_FIX,
         "#pragma nv_abi preserve_n_data(10)\n__global__ void f() {}",
         "#pragma nv_abi preserve_n_data(10)\n__device__ void f() {}"),
    "nv_abi_pragma_missing_arg": _abi("#pragma nv_abi"),
    "nv_abi_pragma_duplicate_arg": _abi("#pragma nv_abi preserve_n_data(10) preserve_n_data(12)"),
    "nv_abi_pragma_invalid_option": _abi("#pragma nv_abi preserve(10)"),
    "nv_abi_pragma_not_constant": _abi("extern int n;\n#pragma nv_abi preserve_n_data(n)"),
    "nv_abi_pragma_overflow_value": _abi("#pragma nv_abi preserve_n_data(0x100000000)"),
    "nv_abi_pragma_not_positive_value": _abi("#pragma nv_abi preserve_n_data(-1)"),
}
