// expect: none
// A destructor that is declared behind a delete-expression is not called there ([expr.delete]/5).
#pragma nv_diag_suppress 414
class T;
void f(T *a) { delete a; }
class T {
    ~T();
    void g(T *a) { delete a; }
};
