"""Which options cannot stand together (observed: cli 1.4, and by trying all pairs of options).

The checks come after all options were read, before the input is looked at; the first that fails is the one
reported. That C and C++ cannot be mixed is found earlier, by `cufe.driver.command_line`. C modes are known
here because of the messages only: cufe refuses them afterwards.
"""

from __future__ import annotations

from cufe.driver.errors import CommandLineError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

_C_MODES: Final = frozenset(
    ("old_c", "c", "c99", "no_c99", "c11", "c18", "c17", "c23", "c89", "gcc", "no_gcc", "svr4", "no_svr4")
)
_GNU_MODES: Final = frozenset(("gcc", "g++", "clang", "no_clang", "clang_version", "gnu_version"))
_STRICT: Final = frozenset(("strict", "strict_warnings"))
_WITHOUT_GNU: Final = frozenset(("strict", "strict_warnings", "no_g++", "no_gcc", "old_c"))
_CFRONT: Final = frozenset(("cfront_2.1", "cfront_3.0"))
_SVR4_NEEDS: Final = frozenset(("c89", "no_gcc", "no_svr4"))

# Pairs of which the last one given holds.
_LAST_HOLDS: Final = (
    ("bool", "no_bool"),
    ("func_prototype_tags", "no_func_prototype_tags"),
    ("implicit_noexcept", "no_implicit_noexcept"),
    ("dep_name", "no_dep_name"),
    ("parse_templates", "no_parse_templates"),
    ("utf8_char_literals", "no_utf8_char_literals"),
    ("uliterals", "no_uliterals"),
    ("gen_move_operations", "no_gen_move_operations"),
    ("rvalue_ctor_is_copy_ctor", "rvalue_ctor_is_not_copy_ctor"),
    ("auto_type", "no_auto_type"),
    ("auto_storage", "no_auto_storage"),
    ("short_enums", "no_short_enums"),
    ("nonstd_gnu_keywords", "no_nonstd_gnu_keywords"),
    ("anachronisms", "no_anachronisms"),
    ("nonconst_ref_anachronism", "no_nonconst_ref_anachronism"),
    ("long_preserving_rules", "no_long_preserving_rules"),
    ("long_lifetime_temps", "short_lifetime_temps"),
)

# Options of C++ that a C mode makes meaningless: (what cannot be done, options).
_CXX_ONLY: Final = (
    ("anachronism option can be used only", "anachronisms no_anachronisms"),
    ("virtual function tables can only be suppressed", "suppress_vtbl force_vtbl"),
    ("instantiation mode option can be used only", "instantiate"),
    ("implicit template inclusion mode can be used only", "implicit_include no_implicit_include"),
    ("exception handling option can be used only", "exceptions no_exceptions"),
    ("RTTI option can be used only", "rtti no_rtti"),
    ("array new and delete option can be used only", "array_new_and_delete no_array_new_and_delete"),
    ('option "explicit" can be used only', "explicit no_explicit"),
    ("namespaces option can be used only", "namespaces"),
    ("wchar_t keyword option can be used only", "wchar_t_keyword no_wchar_t_keyword"),
    ("bool option can be used only", "bool no_bool"),
    ("special_subscript_cost option can be used only", "special_subscript_cost no_special_subscript_cost"),
    ("typename option can be used only", "typename no_typename"),
    ("implicit typename option can be used only", "implicit_typename no_implicit_typename"),
    ("option to control the for-init scope can be used only", "old_for_init new_for_init"),
    (
        "option to control warnings on for-init differences can be used only",
        "for_init_diff_warning no_for_init_diff_warning",
    ),
    ('option "guiding_decls" can be used only', "guiding_decls no_guiding_decls"),
    ('option "old_specializations" can be used only', "old_specializations no_old_specializations"),
    (
        'option "implicit_extern_c_type_conversion" can be used only',
        "implicit_extern_c_type_conversion no_implicit_extern_c_type_conversion",
    ),
    ('option "extern_inline" can be used only', "extern_inline no_extern_inline"),
    ('option "embedded_c++" can be used only', "embedded_c++"),
    ('option "enum_overloading" can be used only', "enum_overloading no_enum_overloading"),
    (
        'option "nonstd_qualifier_deduction" can be used only',
        "nonstd_qualifier_deduction no_nonstd_qualifier_deduction",
    ),
    ('option "nonstd_using_decl" can be used only', "nonstd_using_decl no_nonstd_using_decl"),
    ('option "class_name_injection" can be used only', "class_name_injection no_class_name_injection"),
    ('option "arg_dep_lookup" can be used only', "arg_dep_lookup no_arg_dep_lookup"),
    ('option "friend_injection" can be used only', "friend_injection no_friend_injection"),
    ('option "dep_name" can be used only', "dep_name no_dep_name"),
    ('option "parse_templates" can be used only', "parse_templates no_parse_templates"),
    ('option "ignore_std" can be used only', "ignore_std"),
    ("late/early tiebreaker option can be used only", "late_tiebreaker early_tiebreaker"),
    ("pending instantiations option can be used only", "pending_instantiations"),
    ("lambdas option can be used only", "lambdas no_lambdas"),
    ("rvalue references option can be used only", "rvalue_refs no_rvalue_refs"),
    (
        "option to control move constructors and move assignment operators can be used only",
        "rvalue_ctor_is_copy_ctor rvalue_ctor_is_not_copy_ctor",
    ),
    ("option to control move operations can be used only", "gen_move_operations no_gen_move_operations"),
    ('option to control whether "auto" is a type specifier can be used only', "auto_type no_auto_type"),
    ('option to control whether "auto" is a storage class can be used only', "auto_storage no_auto_storage"),
    ("option to control the nullptr keyword can be used only", "nullptr no_nullptr"),
    ("variadic templates can be enabled only", "variadic_templates no_variadic_templates"),
    (
        "maximum constexpr depth/count options can be used only",
        "max_depth_constexpr_call max_cost_constexpr_call",
    ),
    ("unrestricted union options can be used only", "unrestricted_unions no_unrestricted_unions"),
    (
        "relaxed abstract class options can be used only",
        "relaxed_abstract_checking no_relaxed_abstract_checking",
    ),
    ("type traits helpers option can be used only", "type_traits_helpers no_type_traits_helpers"),
)

# Options of C: (options, message).
_C_ONLY: Final = (
    (
        "extended_designators no_extended_designators",
        'option "extended_designators" can be used only when compiling C',
    ),
    (
        "compound_literals no_compound_literals",
        'option "compound_literals" can be used only when compiling C',
    ),
    ("c23_typeof no_c23_typeof", 'option "c23_typeof" can be used only when compiling C'),
    ("gcc89_inlining", "option to enable GNU-C89-style inlining can be used only when compiling C"),
    ("func_prototype_tags", "function prototype tags can only be enabled when compiling C"),
)

_NEED_GNU: Final = ("short_enums", "report_gnu_extensions", "nonstd_gnu_keywords")


def check_combination(names: list[str], standard: int) -> None:
    """Raises `CommandLineError` for the first rule that the options `names` break.

    `standard` is the language standard given or following from the GNU version; without GNU extensions the
    default is C++98.
    """
    given = _in_force(names)
    sets_standard = any((name.startswith("c++") and name != "c++") or name == "gnu_version" for name in given)
    if given & _WITHOUT_GNU and not sets_standard:
        standard = 3
    _check_modes(given)
    if given & _C_MODES:
        standard = 0
        for complaint, options in _CXX_ONLY:
            if any(option in given for option in options.split()):
                raise CommandLineError(f"{complaint} when compiling C++")
    else:
        for options, message in _C_ONLY:
            if any(option in given for option in options.split()):
                raise CommandLineError(message)
    _check_strictness(given)
    _check_features(given, standard)


def _in_force(names: list[str]) -> set[str]:
    given = set(names)
    for one, other in _LAST_HOLDS:
        if one in given and other in given:
            last = max(len(names) - 1 - names[::-1].index(name) for name in (one, other))
            given.discard(one if names[last] == other else other)
    return given


def _check_modes(given: set[str]) -> None:
    if given & _STRICT:
        if "svr4" in given:
            raise CommandLineError("strict mode is incompatible with SVR4 C mode")
        if "old_c" in given:
            raise CommandLineError("strict mode is incompatible with K&R mode")
        if given & _CFRONT:
            raise CommandLineError("strict mode is incompatible with cfront mode")
    if (
        (given & _STRICT and given & _GNU_MODES)
        or ("old_c" in given and given & _GNU_MODES)
        or ("svr4" in given and not given & _SVR4_NEEDS)
    ):
        raise CommandLineError("language modes specified are incompatible")


def _check_strictness(given: set[str]) -> None:
    if given & _STRICT:
        for option, what in (
            ("anachronisms", "allowing anachronisms"),
            ("nonconst_ref_anachronism", "allowing anachronisms"),
            ("long_preserving_rules", "long preserving rules"),
            ("ignore_std", "treating namespace std as an alias for the global namespace"),
        ):
            if option in given:
                raise CommandLineError(f"strict mode is incompatible with {what}")


def _check_features(given: set[str], standard: int) -> None:
    lasting = "long_lifetime_temps" in given or (given & _CFRONT and "short_lifetime_temps" not in given)
    for broken, message in (
        (
            "dep_name" in given and "no_parse_templates" in given,
            'option "dep_name" cannot be used with "no_parse_templates"',
        ),
        (
            lasting and standard >= 11,
            "long lifetime temporaries are incompatible with other requested newer language features",
        ),
        (
            "utf8_char_literals" in given and "no_uliterals" in given,
            "support for UTF-8 literals requires u-literal support.",
        ),
        (
            "gen_move_operations" in given and "rvalue_ctor_is_copy_ctor" in given and standard >= 11,
            "move operations cannot be generated when rvalue constructors are copy constructors",
        ),
        (
            "no_auto_type" in given and "no_auto_storage" in given,
            'the type specifier and storage class specifier meanings of "auto" cannot both be disabled',
        ),
    ):
        if broken:
            raise CommandLineError(message)
    for option in _NEED_GNU:
        if option in given and given & _WITHOUT_GNU:
            raise CommandLineError(f'the "{option}" option is only valid in GNU C and GNU C++ modes')
    for broken, message in (
        ("no_bool" in given and standard >= 14, 'enabling C++14-style constexpr requires support for "bool"'),
        (
            "implicit_noexcept" in given and standard < 11,
            '"--implicit_noexcept" requires a mode that enables noexcept',
        ),
        (
            "building_runtime" in given and standard < 14,
            "must specify C++14 mode when building runtime library",
        ),
    ):
        if broken:
            raise CommandLineError(message)
