// flags: -std=c++17
// Statements in the wrong place; what functions return.
#include <string>
#include <vector>

struct Point { int x, y; };
struct Guard { Guard(); ~Guard(); };
enum class State { idle, running, stopped };

int check(int n);

// Returns.
void value_from_void(int n) { return n; }

int nothing_from_int(int n) { if (n) return; return 1; }

int no_return_at_all(int n) { n++; }

int missing_in_branch(int n) { if (n > 0) { return 1; } }

int missing_in_else(int n)
{
    if (n > 0)
        return 1;
    else
        n++;
}

Point wrong_struct() { return 3; }

Point too_many_values() { return {1, 2, 3}; }

int *address_of_local() { int n = 3; return &n; }

int &reference_to_local() { int n = 3; return n; }

std::string text(bool b) { if (b) return "yes"; return 5; }

auto two_types(bool b) { if (b) return 1; return 2.0; }

Guard::Guard() { return 1; }

// Loops.
void break_outside() { break; }

void continue_outside(int n) { if (n) continue; }

void continue_in_switch(int n) { switch (n) { case 1: continue; } }

void bad_condition(Point p) { while (p) p.x--; }

void bad_for(std::string s) { for (int i = 0; s; i++) s.clear(); }

int range_of_int(int n) { int sum = 0; for (int i : n) sum += i; return sum; }

int range_of_pointer(int *p) { int sum = 0; for (int i : p) sum += i; return sum; }

void range_type(std::vector<std::string> &v) { for (int i : v) (void)i; }

void range_constant(const std::vector<int> &v) { for (int &i : v) i = 0; }

// Switches.
int duplicate_case(int n)
{
    switch (n) {
    case 1: return 1;
    case 2: return 2;
    case 1: return 3;
    }
    return 0;
}

int two_defaults(int n)
{
    switch (n) {
    default: return 1;
    case 3: return 2;
    default: return 3;
    }
}

int case_outside(int n) { case 3: return n; }

int default_outside(int n) { default: return n; }

int switch_on_text(const std::string &s) { switch (s) { case 1: return 1; } return 0; }

int switch_on_double(double d) { switch (d) { case 1: return 1; } return 0; }

int variable_case(int n, int m) { switch (n) { case m: return 1; } return 0; }

int text_case(int n) { switch (n) { case "a": return 1; } return 0; }

int enum_case(State s) { switch (s) { case 1: return 1; case idle: return 2; } return 0; }

int over_initialisation(int n)
{
    switch (n) {
    case 1:
        int count = 3;
        return count;
    case 2:
        return 4;
    }
    return 0;
}

// Jumps.
void undefined_label() { goto nowhere; }

int jump_over(int n)
{
    if (n)
        goto end;
    int count = 3;
    return count;
end:
    return 0;
}

void jump_over_guard(int n)
{
    if (n)
        goto end;
    Guard g;
end:
    return;
}

// Handlers.
void throw_void() { throw check; throw Point; }

void catch_twice() { try { check(1); } catch (...) { } catch (int) { } }

void no_handler_type() { try { check(1); } catch (Missing &e) { } }

void catch_outside() { catch (...) { } }

int else_alone(int n) { else return n; }

void declaration_in_condition() { if (int n) n++; }
