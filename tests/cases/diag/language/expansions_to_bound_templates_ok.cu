// expect: none
template<class A, class B> struct same { typedef bool value_type; static constexpr bool value = true; };
template<class T, T v> struct ic { typedef bool value_type; static constexpr bool value = true; };
template<class A, class B> struct same2 : ic<bool, true> { };
template<class A, class B> struct same3 { typedef bool value_type; static constexpr bool value = true; };
template<class A> struct same3<A, A> { typedef bool value_type; static constexpr bool value = true; };
template<template<typename...> class Property, typename Type1, typename... Types>
constexpr bool test_property(typename Property<Type1, Types...>::value_type value) { return (Property<Type1, Types...>::value == value); }
static_assert(test_property<same, int&, int&>(true), "1");
static_assert(test_property<same2, int&, int&>(true), "2");
static_assert(test_property<same3, int&, int&>(true), "3");
void f() { static_assert(test_property<same, int, int>(true), "4"); }
