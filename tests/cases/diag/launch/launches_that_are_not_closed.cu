// expect: 29 error 42
// expect: 20052 error 42
// expect: 125 error 42
// expect: 29 error 42
// expect: 18 error 42
// expect: 65 error 42
// expect: 20 error 43
// expect: 29 error 43
// expect: 20052 error 43
// expect: 125 error 43
// expect: 29 error 43
// expect: 18 error 43
// expect: 65 error 43
// expect: 29 error 44
// expect: 20052 error 44
// expect: 125 error 44
// expect: 29 error 44
// expect: 18 error 44
// expect: 65 error 44
// expect: 29 error 45
// expect: 20052 error 45
// expect: 125 error 45
// expect: 29 error 45
// expect: 18 error 45
// expect: 65 error 45
// expect: 29 error 49
// expect: 20052 error 49
// expect: 125 error 49
// expect: 29 error 50
// expect: 18 error 50
// expect: 65 error 50
// expect: 29 error 51
// expect: 20052 error 51
// expect: 125 error 51
// expect: 20 error 51
// expect: 18 error 51
// expect: 20 error 52
// Three `>` with something between them do not end the configuration of a launch.
__global__ void tiles(int *p);
template <class T> __global__ void typed(T *p);
template <int N> struct Size { static const int n = N; operator int() const; };
void first(int *data) { tiles<<<1, 32> > >(data); }
void second(int *data) { int n = u0; tiles<<<1, 32> >>(data); }
void third(int *data) { tiles<<<1, 32, 0, 0> > >(data); }
void fourth(int *data) { typed<int><<<1, 32> > >(data); }
void fifth(int *data)
{
    tiles<<<1>
        > >(data);
}
void sixth(int *data) { tiles<<<1, 32 > > >; data = u1; }
void seventh(int *data) { tiles<<<Size<3>::n, Size<1>::n>>>(data); tiles<<<1, Size<32>::n >>>(data); data = u2; }
