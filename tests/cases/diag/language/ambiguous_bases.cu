// expect: 286 error 14
// expect: 286 error 15
// expect: 286 error 15
// expect: 286 error 17
// expect: 286 error 18
// expect: 286 error 18
// expect: 286 error 18
// expect: 286 error 18
// expect: 286 error 19
// expect: 286 error 20
struct Top { int value; };
struct L : Top {}; struct R : Top {}; struct D : L, R {};
struct VL : virtual Top {}; struct VR : virtual Top {}; struct V : VL, VR {};
Top *result(D *d) { return d; }
void variable(D *d) { Top *t = d; t = d; }
void take(Top *); void take_reference(Top &); void take_value(Top);
void pointer(D *d) { take(d); }
void object(D &d) { take_reference(d); take_value(d); Top &t = d; Top u(d); }
Top &reference(D &d) { return d; }
void cast(D *d) { Top *t = static_cast<Top *>(d); (void)t; }
void shared(V *v) { Top *t = v; take(v); take_reference(*v); t = v; }
void chosen(D *d) { take(static_cast<L *>(d)); }
