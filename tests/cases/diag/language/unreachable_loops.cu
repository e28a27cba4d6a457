// expect: 128 warning 31
// expect: 128 warning 32
// expect: 128 warning 33
// expect: 128 warning 34
// expect: 128 warning 35
// expect: 128 warning 36
// expect: 128 warning 38
// expect: 128 warning 39
// expect: 128 warning 40
// expect: 128 warning 44
// expect: 128 warning 46
// expect: 128 warning 46
// expect: 128 warning 47
// expect: 128 warning 49
// expect: 128 warning 52
// expect: 128 warning 55
// expect: 128 warning 58
// expect: 128 warning 59
// expect: 128 warning 62
// expect: 128 warning 64
// expect: 128 warning 65
// expect: 128 warning 69
// expect: 128 warning 73
// expect: 128 warning 74
// expect: 128 warning 75
// expect: 128 warning 76
// expect: 128 warning 79
// expect: 128 warning 80
// The first statement behind a jump is told: of loops by default.  What is told counts as reached.
void g(int);
void behind_return(int n) { return; for (; n; --n) g(n); }
void behind_return_while(int n) { return; while (n) g(n--); }
void behind_return_do(int n) { return; do g(n--); while (n); }
void behind_throw(int n) { throw 1; for (; n; --n) g(n); }
void behind_rethrow(int n) { throw; while (n); }
void behind_both(int n) { if (n) return; else return; for (; n; --n) g(n); }
void behind_one(int n) { if (n) return; for (; n; --n) g(n); }
void behind_break(int n) { for (;;) { break; for (; n; --n) g(n); } }
void behind_continue(int n) { for (;;) { continue; while (n) g(n); } }
void behind_goto(int n) { goto end; while (n) g(n); end: ; }
void led_into(int n) { goto in; while (n) { in: g(n); } }
void led_to(int n) { goto here; here: while (n) ; }
void labelled(int n) { return; here: for (; n; --n) g(n); }
void in_block(int n) { return; { for (; n; --n) g(n); } }
void told_before(int n) { return; g(1); for (; n; --n) g(n); while (n) g(n); }
void told_and_nested(int n) { return; while (n) { return; for (; n; --n) ; } }
void nested(int n) { while (n) { return; for (; n; --n) ; } }
void in_condition(int n) { return; if (n) for (; n; --n) g(n); }
void behind_declarations(int n) { return; int k; typedef int I; static_assert(true, ""); for (; n; --n) g(n); }
void behind_initialisation(int n) { return; int k = n; for (; n; --n) g(k); }
void never(int n) { if (0) for (; n; --n) g(n); }
void always(int n) { if (1) return; for (; n; --n) g(n); }
void always_but(int n) { if (true) { } else { return; } for (; n; --n) ; }
void never_but(int n) { if (false) ; else { return; } for (; n; --n) ; }
void constant_if(int n) { if constexpr (true) return; for (; n; --n) g(n); }
void by_operand(int n) { if (n || true) { return; } for (; n; --n) ; }
void by_declaration(int n) { if (bool b = true) { return; } for (; n; --n) ; }
void endless(int n) { while (true) { g(n); } for (; n; --n) g(n); }
void endless_for(int n) { for (;;) { if (n) g(n); } while (n) ; }
void left(int n) { for (;;) { if (n) break; } while (n) ; }
void left_do(int n) { do { if (n) break; } while (1); while (n) ; }
void once(int n) { do { return; } while (n); for (; n; --n) g(n); }
void once_or_more(int n) { do { if (n) continue; return; } while (n); for (; n; --n) g(n); }
void by_case(int n) { switch (n) { case 1: break; for (; n; --n) g(n); case 2: g(2); } }
void by_all_cases(int n) { switch (n) { case 1: return; default: return; } for (; n; --n) g(n); }
void by_some_cases(int n) { switch (n) { case 1: return; case 2: return; } for (; n; --n) g(n); }
void by_left_cases(int n) { switch (n) { default: break; } for (; n; --n) g(n); }
void by_constant_case(int n) { switch (1) { case 1: return; } for (; n; --n) g(n); }
void handled(int n) { try { return; } catch (...) { return; } for (; n; --n) g(n); }
void half_handled(int n) { try { return; } catch (...) { } for (; n; --n) g(n); }
[[noreturn]] void die();
void behind_call(int n) { die(); for (; n; --n) g(n); }
auto in_lambda = [](int n) { return; for (; n; --n) g(n); };
void in_inner_lambda(int n) { [&] { return; for (; n; --n) ; }(); }
__device__ void for_device(int n) { return; for (; n; --n) ; }
template <class T> void in_template(T n) { return; for (; n; --n) g(n); }
template <class T> void by_argument(T n) { if (sizeof(T) == 1) return; for (; n; --n) ; }
void uses() { in_template('c'); in_template(1); by_argument('c'); by_argument(1); }
struct S { void member(int n) { return; while (n) g(n); } };
template <class T> struct C { void member(int n) { return; while (n) g(n); } };
template struct C<int>;
