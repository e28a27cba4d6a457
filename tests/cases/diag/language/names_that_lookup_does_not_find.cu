// expect: 20 error 145
// expect: 20 error 146
// expect: 20 error 147
// expect: 20 error 148
// expect: 20 error 149
// expect: 297 error 150
// expect: 260 error 150
// expect: 20 error 151
// expect: 282 error 154
// expect: 276 error 155
// expect: 276 error 156
// expect: 276 error 157
// expect: 276 error 158
// expect: 282 error 159
// expect: 276 error 159
// expect: 282 error 160
// expect: 282 error 161
// expect: 282 error 162
// expect: 276 error 163
// expect: 135 error 164
// expect: 282 error 165
// expect: 254 error 165
// expect: 20 error 165
// expect: 282 error 165
// expect: 29 error 165
// expect: 20 error 167
// expect: 20 error 167
// expect: 20 error 167
// expect: 20 error 168
// expect: 20 error 168
// expect: 20 error 169
// expect: 20 error 169
// expect: 20 error 170
// expect: 20 error 170
// expect: 20 error 170
// expect: 20 error 170
// expect: 20 error 172
// expect: 262 error 172
// expect: 20 error 173
// expect: 20 error 173
// expect: 20 error 174
// expect: 20 error 174
// expect: 135 error 174
// expect: 20 error 175
// expect: 20 error 175
// expect: 20 error 175
// expect: 2013 error 176
// expect: 1920 error 176
// expect: 20 error 178
// expect: 147 error 178
// expect: 20 error 179
// expect: 20 error 179
// expect: 20 error 180
// expect: 738 error 181
// expect: 20 error 182
// expect: 20 error 182
// expect: 65 error 182
// expect: 262 error 183
// expect: 20 error 183
// expect: 20 error 183
// expect: 262 error 184
// expect: 20 error 184
// expect: 262 error 185
// expect: 20 error 185
// expect: 20 error 185
// expect: 20 error 185
// expect: 20 error 185
// expect: 864 error 186
// expect: 20 error 186
// expect: 20 error 186
// expect: 864 error 187
// expect: 20 error 187
// expect: 20 error 187
// expect-device: 20 error 145
// expect-device: 20 error 146
// expect-device: 20 error 147
// expect-device: 20 error 148
// expect-device: 20 error 149
// expect-device: 297 error 150
// expect-device: 260 error 150
// expect-device: 20 error 151
// expect-device: 282 error 154
// expect-device: 276 error 155
// expect-device: 276 error 156
// expect-device: 276 error 157
// expect-device: 276 error 158
// expect-device: 282 error 160
// expect-device: 282 error 161
// expect-device: 282 error 162
// expect-device: 276 error 163
// expect-device: 135 error 164
// expect-device: 282 error 165
// expect-device: 254 error 165
// expect-device: 20 error 165
// expect-device: 282 error 165
// expect-device: 29 error 165
// expect-device: 20 error 167
// expect-device: 20 error 167
// expect-device: 20 error 167
// expect-device: 20 error 168
// expect-device: 20 error 168
// expect-device: 20 error 169
// expect-device: 20 error 169
// expect-device: 20 error 170
// expect-device: 20 error 170
// expect-device: 20 error 170
// expect-device: 20 error 170
// expect-device: 20 error 172
// expect-device: 262 error 172
// expect-device: 20 error 173
// expect-device: 20 error 173
// expect-device: 20 error 174
// expect-device: 20 error 174
// expect-device: 135 error 174
// expect-device: 20 error 175
// expect-device: 20 error 175
// expect-device: 20 error 175
// expect-device: 20 error 178
// expect-device: 147 error 178
// expect-device: 20 error 179
// expect-device: 20 error 179
// expect-device: 20 error 180
// expect-device: 738 error 181
// expect-device: 20 error 182
// expect-device: 20 error 182
// expect-device: 65 error 182
// expect-device: 262 error 183
// expect-device: 20 error 183
// expect-device: 20 error 183
// expect-device: 262 error 185
// expect-device: 20 error 185
// expect-device: 20 error 185
// expect-device: 20 error 185
// expect-device: 864 error 186
// expect-device: 20 error 186
// expect-device: 864 error 187
// expect-device: 20 error 187
// expect-device: 20 error 187
// flags: --c++17
// Names that lookup does not find wherever expressions and types stand: in operands beside other mistakes, in attributes,
// widths, conditions of noexcept, captures, bases, declarations of friends, constructors and operators.
namespace N { struct T {}; void adl(T); struct V {}; }
struct S {
    int m;
    S(missing_a a, int);
    explicit S(missing_b b);
    friend missing_c made(S);
    friend void taken(S, missing_d);
    missing_e operator-(S);
    operator missing_f();
    int wide : missing_g;
};
enum E { e1 };
int global() { return ::missing_h; }
int nested() { return S::missing_i::x; }
int of_enumerator() { return e1::x; }
int of_enumeration() { return E::missing_j::x; }
int of_function() { return global::x; }
template <class T> int in_template() { return ::missing_k + T::missing_l::x + missing_m::y; }
int called() { return ::missing_n(1); }
int typed() { ::missing_o x; return x; }
int sized() { return sizeof(::missing_p); }
int of_parameter(int v) { return v::x; }
int of_member() { return ::S::missing_q; }
int with_arguments() { ::missing_r<int> x; return ::missing_s<3>(); }
int builtin() { return ::__builtin_abs(-1); }
void in_parentheses(N::T t) { adl(t); (adl)(t); (missing_t)(t); int x = -(missing_u) * 2; }
void unevaluated() noexcept(missing_v) { alignas(missing_w) int a; (void)a; }
void enumerated() { enum { K = missing_x, L = L }; }
void captured() { [a = missing_y](int x = missing_z) { return missing_aa; }(missing_ab); }
template <class... Ts> struct Pack {};
struct Based : Pack<Pack<missing_ac *>>, missing_ad {};
struct Twice : Pack<decltype(missing_ae)>, Pack<int (*)(missing_af)> {};
int sum = missing_ag + missing_ah * S::missing_ai;
struct Summed { int both = missing_aj + missing_ak; static constexpr int one = missing_al; };
template <class... Ts> int sizes(Ts... ts) { return sizeof...(missing_am) + sizeof...(ts); }
template <class T> struct Box { void s(int); };
template <class T> void Box<T>::s(missing_an) {}
missing_ao twice; extern missing_ap other; int other;
using missing_aq;
struct Using { using missing_ar; };
void in_block() { using missing_as; using missing_at::x; }
void of_local_classes() { struct L : missing_bb { missing_cc m; alignas(missing_dd) int y; }; }
template <class T> void in_local_classes() { struct L : missing_ee { missing_ff m; T t; typename T::x y; }; }
template <class T> struct Rooted : missing_gg { missing_hh m; T t; void f() { missing_ii(3); } missing_jj g(missing_kk); };
template <class T> struct Grown : missing_ll<T> { missing_mm m; void f() { missing_nn = 1; } };
struct Plain : public missing_oo<int> { missing_pp m; void f() { missing_qq = 1; } };
