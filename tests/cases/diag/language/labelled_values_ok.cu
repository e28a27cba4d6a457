// expect: none
// expect-device: 177 warning 5
// expect-device: 177 warning 6
// expect-device: 177 warning 7
int local() { return ({ __label__ to; to: 1; }); }
int named() { return ({ to: 1; }); }
int assigned() { int x = ({ to: 1; }); return x; }
