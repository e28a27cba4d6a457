// c++17
typedef enum { OK, BAD } status_t;
typedef struct { int x; } pod_t;
status_t call(status_t, pod_t *);
int used() { return call(OK, nullptr) == BAD; }
