// expect: 117 warning 5
// expect: 64 warning 15
// expect: 117 error 17
// Warnings of ordinary C++ go by their tags, too.
int warned(int a) { if (a) return; return 1; }
#pragma nv_diag_suppress no_value_returned_in_non_void_function, useless_decl, pointer_conversion_loses_bits
int hidden(int a) { if (a) return; return 1; }
int;
int address(void *p) { return (int)p; }
template <class T> struct S;
#pragma nv_diag_suppress probable_guiding_friend, not_used_in_partial_spec_arg_list
template <class T> struct Friendly { friend void hidden_friend(Friendly<T> f); };
template <class T> struct S<T *> {};
#pragma nv_diag_default useless_decl
int;
#pragma nv_diag_error no_value_returned_in_non_void_function
int raised(int a) { if (a) return; return 1; }
