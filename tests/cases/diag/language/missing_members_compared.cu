// expect: 135 error 12
// expect: 135 error 13
// expect: 135 error 14
// expect: 135 error 15
// expect: 254 error 15
// What compares with a member that is missing may be an object that is made there.
struct money { long cents; money(long c); };
bool operator<(const money &a, const money &b);
struct posting { money amount; };
namespace names { struct text {}; }

bool objects(posting p) { return p.amout < money(3); }
bool braces(posting p) { return p.amout < money{3}; }
bool numbers(posting p) { return p.count < int(3.5); }
bool types() { return names::less<money> (1); }
