// expect: 265 error 32
// expect: 109 error 32
// expect: 265 error 33
// expect: 109 error 33
// expect: 265 error 33
// expect: 265 error 34
// expect: 109 error 34
// expect: 265 error 35
// expect: 109 error 35
// expect: 140 error 36
// expect: 265 error 43
// expect: 20 error 44
// expect: 265 error 48
// expect: 135 error 54
// expect: 20 error 55
// expect: 135 error 58
// expect: 20 error 65
// Members that may not be named are told of in what is wrong otherwise: called fields, and handlers beside a wrong one.
class G {
    int at;
    int n;
    int *p;
};
struct K {
    void f();

private:
    int z;
};

void called(G g, G *q) {
    g.n(3);
    q->n(g.at, 2);
    (g.n)(1);
    K().z(4);
    K().f(5);
}

int handlers() {
    try {
        return 1;
    } catch (const G &e) {
        return e.at;
    } catch (Missing &m) {
        m.what();
        throw;
    } catch (const K &k) {
        return k.z;
    }
}

int several() {
    try {
        return K().g();
    } catch (Missing &) {
        return 1;
    } catch (...) {
        return K().h();
    }
}

int whole()
try {
    return 1;
} catch (Missing &) {
    return 2;
}
