"""The templates behind extended lambdas: what the host file says in the place of a closure.

Spec 26 to 29, observed: lambdas 3 and 4.  The names, parameters and members are a contract: the stub file that the
device compiler writes names the very same types.  A class template is given only for the numbers of captures that
occur.
"""

from cufe.final import Final

#: C arrays of up to so many dimensions can be captured
_RANKS: Final = 7

_BASICS: Final = """\
#define __NV_LAMBDA_WRAPPER_HELPER(X, Y) decltype(X), Y
template <typename T> struct __nvdl_remove_ref { typedef T type; };
template <typename T> struct __nvdl_remove_ref<T &> { typedef T type; };
template <typename T> struct __nvdl_remove_ref<T &&> { typedef T type; };
template <typename T, typename... Args> struct __nvdl_remove_ref<T (&)(Args...)> { typedef T (*type)(Args...); };
template <typename T> struct __nvdl_remove_const { typedef T type; };
template <typename T> struct __nvdl_remove_const<T const> { typedef T type; };
template <typename U, U func, unsigned> struct __nv_dl_tag { };
"""

_ARRAY_PRIMARIES: Final = """\
template <typename T> struct __nv_lambda_array_wrapper {
  static_assert(sizeof(T) == 0, "an array of this type cannot be captured by an extended lambda");
};
template <typename T> struct __nv_lambda_field_type { typedef T type; };
"""

_DEVICE_PRIMARIES: Final = """\
template <typename Tag, typename... CapturedVarTypePack> struct __nv_dl_wrapper_t {
  static_assert(sizeof...(CapturedVarTypePack) == 0, "no wrapper for this number of captures");
};
template <typename Tag> struct __nv_dl_wrapper_t<Tag> {
  __nv_dl_wrapper_t(Tag) { }
  template <typename... U1> int operator()(U1...) { return 0; }
};
template <typename U, U func, typename Return, unsigned> struct __nv_dl_trailing_return_tag { };
template <typename U, U func, typename Return, unsigned Id>
struct __nv_dl_wrapper_t<__nv_dl_trailing_return_tag<U, func, Return, Id> > {
  __nv_dl_wrapper_t(__nv_dl_trailing_return_tag<U, func, Return, Id>) { }
  template <typename... U1> Return operator()(U1...) { __builtin_unreachable(); }
};
"""

_HOST_DEVICE_PRIMARIES: Final = """\
namespace {
template <typename Tag, typename OpFuncR, typename... OpFuncArgs> struct __nv_hdl_helper {
  typedef void *(*fp_copier_t)(void *);
  typedef OpFuncR (*fp_caller_t)(void *, OpFuncArgs...);
  typedef void (*fp_deleter_t)(void *);
  typedef OpFuncR (*fp_noobject_caller_t)(OpFuncArgs...);
  static fp_copier_t fp_copier;
  static fp_deleter_t fp_deleter;
  static fp_caller_t fp_caller;
  static fp_noobject_caller_t fp_noobject_caller;
};
template <typename Tag, typename OpFuncR, typename... OpFuncArgs>
typename __nv_hdl_helper<Tag, OpFuncR, OpFuncArgs...>::fp_copier_t
    __nv_hdl_helper<Tag, OpFuncR, OpFuncArgs...>::fp_copier;
template <typename Tag, typename OpFuncR, typename... OpFuncArgs>
typename __nv_hdl_helper<Tag, OpFuncR, OpFuncArgs...>::fp_deleter_t
    __nv_hdl_helper<Tag, OpFuncR, OpFuncArgs...>::fp_deleter;
template <typename Tag, typename OpFuncR, typename... OpFuncArgs>
typename __nv_hdl_helper<Tag, OpFuncR, OpFuncArgs...>::fp_caller_t
    __nv_hdl_helper<Tag, OpFuncR, OpFuncArgs...>::fp_caller;
template <typename Tag, typename OpFuncR, typename... OpFuncArgs>
typename __nv_hdl_helper<Tag, OpFuncR, OpFuncArgs...>::fp_noobject_caller_t
    __nv_hdl_helper<Tag, OpFuncR, OpFuncArgs...>::fp_noobject_caller;
}
template <bool IsMutable, bool HasFuncPtrConv, bool NeverThrows, typename Tag, typename OpFunc,
          typename... CapturedVarTypePack>
struct __nv_hdl_wrapper_t {
  static_assert(sizeof...(CapturedVarTypePack) == 0, "no wrapper for this number of captures");
};
"""

_HOST_DEVICE_MAKERS: Final = """\
template <bool IsMutable, bool HasFuncPtrConv, typename... CaptureArgs> struct __nv_hdl_helper_trait_outer {
  template <typename Tag, typename Lambda> struct __nv_hdl_helper_trait
      : public __nv_hdl_helper_trait<Tag, decltype(&Lambda::operator())> { };
%s};
template <bool IsMutable, bool HasFuncPtrConv, typename Tag, typename... CaptureArgs> struct __nv_hdl_create_wrapper_t {
  template <typename Lambda> static auto __nv_hdl_create_wrapper(Lambda &&lam, CaptureArgs... args)
      -> decltype(__nv_hdl_helper_trait_outer<IsMutable, HasFuncPtrConv, CaptureArgs...>::
                      template __nv_hdl_helper_trait<Tag, Lambda>::get(lam, args...)) {
    typedef decltype(__nv_hdl_helper_trait_outer<IsMutable, HasFuncPtrConv, CaptureArgs...>::
                         template __nv_hdl_helper_trait<Tag, Lambda>::get(lam, args...)) container_type;
    return container_type(Tag{}, std::move(lam), args...);
  }
};
"""

_CALL_OPERATOR: Final = """\
  template <typename Tag, typename C, typename R, typename... OpFuncArgs>
  struct __nv_hdl_helper_trait<Tag, R (C::*)(OpFuncArgs...)%s> {
    template <typename Lambda> static auto get(Lambda lam, CaptureArgs... args)
        -> __nv_hdl_wrapper_t<IsMutable, HasFuncPtrConv, %s, Tag, R(OpFuncArgs...), CaptureArgs...>;
  };
"""

_TRAITS: Final = """\
template <typename T> struct __nv_lambda_trait_remove_const { typedef T type; };
template <typename T> struct __nv_lambda_trait_remove_const<T const> { typedef T type; };
template <typename T> struct __nv_lambda_trait_remove_volatile { typedef T type; };
template <typename T> struct __nv_lambda_trait_remove_volatile<T volatile> { typedef T type; };
template <typename T> struct __nv_lambda_trait_remove_cv {
  typedef typename __nv_lambda_trait_remove_const<typename __nv_lambda_trait_remove_volatile<T>::type>::type type;
};
template <typename T> struct __nv_extended_device_lambda_trait_helper { static const bool value = false; };
template <typename T1, typename... Pack>
struct __nv_extended_device_lambda_trait_helper<__nv_dl_wrapper_t<T1, Pack...> > { static const bool value = true; };
#define __nv_is_extended_device_lambda_closure_type(X) \\
  __nv_extended_device_lambda_trait_helper<typename __nv_lambda_trait_remove_cv<X>::type>::value
template <typename T> struct __nv_lambda_trait_remove_dl_wrapper { typedef T type; };
template <typename T> struct __nv_lambda_trait_remove_dl_wrapper<__nv_dl_wrapper_t<T> > { typedef T type; };
template <typename T> struct __nv_extended_device_lambda_with_trailing_return_trait_helper {
  static const bool value = false;
};
template <typename U, U func, typename Return, unsigned Id, typename... Pack>
struct __nv_extended_device_lambda_with_trailing_return_trait_helper<
    __nv_dl_wrapper_t<__nv_dl_trailing_return_tag<U, func, Return, Id>, Pack...> > { static const bool value = true; };
#define __nv_is_extended_device_lambda_with_preserved_return_type(X) \\
  __nv_extended_device_lambda_with_trailing_return_trait_helper<typename __nv_lambda_trait_remove_cv<X>::type>::value
template <typename T> struct __nv_extended_host_device_lambda_trait_helper { static const bool value = false; };
template <bool B1, bool B2, bool B3, typename T1, typename T2, typename... Pack>
struct __nv_extended_host_device_lambda_trait_helper<__nv_hdl_wrapper_t<B1, B2, B3, T1, T2, Pack...> > {
  static const bool value = true;
};
#define __nv_is_extended_host_device_lambda_closure_type(X) \\
  __nv_extended_host_device_lambda_trait_helper<typename __nv_lambda_trait_remove_cv<X>::type>::value
"""


def preamble(standard: int, device_counts: set[int], host_device_counts: set[int]) -> str:
    """The templates, for C++`standard` and for the numbers of captures of the unit's extended lambdas of each sort."""
    parts = [_BASICS, _arrays(), _DEVICE_PRIMARIES]
    parts += [_device_wrappers(count) for count in sorted(device_counts) if count > 0]
    parts.append(_HOST_DEVICE_PRIMARIES)
    for count in sorted(host_device_counts):
        for converts in (False, True):
            parts += [_host_device_wrapper(count, changes, converts) for changes in (False, True)]
    parts.append(_HOST_DEVICE_MAKERS % _call_operators(standard))
    parts.append(_TRAITS)
    return "".join(parts)


def _arrays() -> str:
    parts = [_ARRAY_PRIMARIES]
    for rank in range(1, _RANKS + 1):
        numbers = range(1, rank + 1)
        parameters = "typename T, " + ", ".join(f"size_t D{i}" for i in numbers)
        bounds = "".join(f"[D{i}]" for i in numbers)
        element = "".join(f"[i{i}]" for i in numbers)
        loops = " ".join(f"for (size_t i{i} = 0; i{i} < D{i}; ++i{i})" for i in numbers)
        wrapper = f"__nv_lambda_array_wrapper<T {bounds}>"
        parts.append(
            f"template <{parameters}> struct {wrapper} {{\n"
            f"  T arr{bounds};\n"
            f"  __nv_lambda_array_wrapper(const T in{bounds}) {{ {loops} arr{element} = in{element}; }}\n"
            "};\n"
            f"template <{parameters}> struct __nv_lambda_field_type<T {bounds}> {{ typedef {wrapper} type; }};\n"
            f"template <{parameters}> struct __nv_lambda_field_type<const T {bounds}> {{\n"
            f"  typedef const {wrapper} type;\n"
            "};\n"
        )
    return "".join(parts)


def _list(count: int, pattern: str) -> str:
    """`pattern` for 1 to `count`, each with a comma in front; `@` in it is the number."""
    return "".join(", " + pattern.replace("@", str(number)) for number in range(1, count + 1))


def _fields(count: int) -> str:
    return "".join(f"  typename __nv_lambda_field_type<F{i}>::type f{i};\n" for i in range(1, count + 1))


def _device_wrappers(count: int) -> str:
    types = _list(count, "F@")
    names = _list(count, "typename F@")
    inputs = _list(count, "F@ in@")
    initialisers = _list(count, "f@(in@)")[2:]
    tag = "__nv_dl_trailing_return_tag<U, func, Return, Id>"
    return (
        f"template <typename Tag{names}> struct __nv_dl_wrapper_t<Tag{types}> {{\n"
        f"{_fields(count)}"
        f"  __nv_dl_wrapper_t(Tag{inputs}) : {initialisers} {{ }}\n"
        "  template <typename... U1> int operator()(U1...) { return 0; }\n"
        "};\n"
        f"template <typename U, U func, typename Return, unsigned Id{names}>\n"
        f"struct __nv_dl_wrapper_t<{tag}{types}> {{\n"
        f"{_fields(count)}"
        f"  __nv_dl_wrapper_t({tag}{inputs}) : {initialisers} {{ }}\n"
        "  template <typename... U1> Return operator()(U1...) { __builtin_unreachable(); }\n"
        "};\n"
    )


def _host_device_wrapper(count: int, changes: bool, converts: bool) -> str:
    """One wrapper of a `__host__ __device__` lambda.

    `changes` says that the lambda is `mutable`, `converts` that it converts to a pointer to function."""
    flags = f"{_word(changes)}, {_word(converts)}"
    qualifier = "" if changes else " const"
    helper = "__nv_hdl_helper<Tag, OpFuncR, OpFuncArgs...>"
    head = (
        "template <bool NeverThrows, typename Tag, typename OpFuncR, typename... OpFuncArgs"
        f"{_list(count, 'typename F@')}>\n"
        f"struct __nv_hdl_wrapper_t<{flags}, NeverThrows, Tag, OpFuncR(OpFuncArgs...){_list(count, 'F@')}> {{\n"
        f"{_fields(count)}"
        "  typedef OpFuncR(__opfunc_t)(OpFuncArgs...);\n"
    )
    inputs = _list(count, "F@ in@")
    initialisers = _list(count, "f@(in@)")
    if converts:
        colon = " : " + initialisers[2:] if count else ""
        body = (
            f"  template <typename Lambda> __nv_hdl_wrapper_t(Tag, Lambda &&lam{inputs}){colon} {{\n"
            f"    {helper}::fp_noobject_caller = lam;\n"
            "  }\n"
            f"  operator __opfunc_t *() const {{ return {helper}::fp_noobject_caller; }}\n"
            f"  OpFuncR operator()(OpFuncArgs... args){qualifier} noexcept(NeverThrows) {{\n"
            f"    return {helper}::fp_noobject_caller(std::forward<OpFuncArgs>(args)...);\n"
            "  }\n"
        )
    else:
        copies = _list(count, "f@(in.f@)")
        moves = _list(count, "f@(std::move(in.f@))")
        colon = f"{initialisers[2:]}, " if count else ""
        body = (
            "  void *data;\n"
            "  template <typename Lambda> struct manager {\n"
            "    static void *do_copy(void *ptr) {\n"
            "      auto self = static_cast<Lambda *>(ptr);\n"
            "      return new Lambda(*self);\n"
            "    }\n"
            "    static OpFuncR do_call(void *ptr, OpFuncArgs... args) {\n"
            "      auto self = static_cast<Lambda *>(ptr);\n"
            "      return (*self)(std::forward<OpFuncArgs>(args)...);\n"
            "    }\n"
            "    static void do_delete(void *ptr) {\n"
            "      auto self = static_cast<Lambda *>(ptr);\n"
            "      delete self;\n"
            "    }\n"
            "  };\n"
            f"  template <typename Lambda> __nv_hdl_wrapper_t(Tag, Lambda &&lam{inputs})\n"
            f"      : {colon}data(static_cast<void *>(new Lambda(std::move(lam)))) {{\n"
            f"    {helper}::fp_copier = &manager<Lambda>::do_copy;\n"
            f"    {helper}::fp_deleter = &manager<Lambda>::do_delete;\n"
            f"    {helper}::fp_caller = &manager<Lambda>::do_call;\n"
            "  }\n"
            "  __nv_hdl_wrapper_t(const __nv_hdl_wrapper_t &in)\n"
            f"      : {copies[2:] + ', ' if count else ''}data({helper}::fp_copier(in.data)) {{ }}\n"
            "  __nv_hdl_wrapper_t(__nv_hdl_wrapper_t &&in)\n"
            f"      : {moves[2:] + ', ' if count else ''}data(in.data) {{ in.data = 0; }}\n"
            f"  ~__nv_hdl_wrapper_t() {{ {helper}::fp_deleter(data); }}\n"
            f"  OpFuncR operator()(OpFuncArgs... args){qualifier} noexcept(NeverThrows) {{\n"
            f"    return {helper}::fp_caller(data, std::forward<OpFuncArgs>(args)...);\n"
            "  }\n"
        )
    return f"{head}{body}  __nv_hdl_wrapper_t &operator=(const __nv_hdl_wrapper_t &in) = delete;\n}};\n"


def _call_operators(standard: int) -> str:
    """The four forms of a call operator; before C++17 an exception specification is no part of its type."""
    forms = [(" const", False), ("", False)]
    if standard >= 17 and standard != 98:
        forms += [(" const noexcept", True), (" noexcept", True)]
    return "".join(_CALL_OPERATOR % (form, _word(silent)) for form, silent in forms)


def _word(value: bool) -> str:
    return "true" if value else "false"
