// expect: none
// Values that are macros of system headers, whose line markers cut a declaration in parts.
#include <climits>
namespace sizes {
enum class limit : int { most = INT_MAX, bits = CHAR_BIT };
enum old { least = INT_MIN, width = CHAR_BIT };
struct row {
    enum class kind : int { a = SCHAR_MAX, b = UCHAR_MAX };
    static const int first = INT_MAX, second = CHAR_BIT;
};
}
