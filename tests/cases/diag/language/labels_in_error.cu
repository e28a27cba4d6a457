// expect: 20 error 16
// expect: 940 warning 18
// expect: 2373 error 23
// expect: 940 warning 25
// expect-device: 20 error 16
// expect-device: 940 warning 18
// expect-device: 2373 error 23
// expect-device: 940 warning 25
// flags: --c++17
// Labels that are wrong end nothing.
enum class Status { Open, Done };
int describe(Status status)
{
    switch (status) {
    case Status::Open: return 1;
    case Paid: return 2;
    }
}
int numbered(Status status)
{
    switch (status) {
    case Status::Open: return 1;
    case 2: return 2;
    }
}
