// expect: 940 warning 62
// expect: 77 error 63
// expect: 3369 error 63
// expect: 65 error 63
// expect: 77 error 64
// expect: 3369 error 64
// expect: 65 error 64
// expect: 77 error 65
// expect: 3369 error 65
// expect: 65 error 65
// expect: 77 error 66
// expect: 147 error 66
// expect: 65 error 66
// expect: 77 error 67
// expect: 147 error 67
// expect: 77 error 68
// expect: 147 error 68
// expect: 77 error 69
// expect: 147 error 69
// expect: 77 error 70
// expect: 147 error 70
// expect: 65 error 70
// expect: 77 error 71
// expect: 3369 error 71
// expect: 77 error 72
// expect: 147 error 72
// expect: 65 error 72
// expect: 77 error 73
// expect: 3369 error 73
// expect: 77 error 74
// expect: 77 error 75
// expect: 3369 error 75
// expect: 65 error 75
// expect: 169 error 76
// expect: 169 error 77
// expect: 147 error 80
// expect: 3369 error 81
// Statements behind a block that ends too early declare variables without a type.
namespace other {
struct Type {};
extern int declared;
extern Type object;
int defined;
}  // namespace other
struct Object {
    int member;
    void act();
};

Object object;
Object *pointer;
int number, further;
extern Object stream;
int called(int);
int called_too(int);
int copied(int);
__global__ void launched(int);

int works(int n) {
    for (int i = 0; i < n; i++)
        n += i;
    }
    number += 3;
    object.act();
    pointer->member = 4;
    stream << number;
    called(number);
    called_too(3);
    copied(number + 3);
    launched<<<1, 1>>>(3);
    called(4);
    other::object << 3;
    other::defined = 3;
    other::declared = 3;
    further == 3;
    return n;
}

struct Other {};
int other::Type;
float other::declared;
