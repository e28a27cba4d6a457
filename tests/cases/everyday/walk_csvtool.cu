/* A tool for tables, written as people who come from C write. It does not compile yet. */
// flags: -std=c++14
#include <stdio.h>
#include <stdlib.h>

#define MAX_COLS 64
#define CHECK(c, text) do { if (!(c)) { fprintf(stderr, "%s\n", text); exit(1); } } while (0)

typedef unsigned char byte;
typedef struct cell {
    char *text;
    size_t length;
    int quoted : 1;
    int kind : 40;
} cell_t;

typedef struct row {
    cell_t cells[MAX_COLS];
    int n_cells;
    struct row *next;
    struct table *owner;
    struct missing_part inner;
} row_t;

struct table {
    row_t *first, *last;
    int rows;
    const char *name;
    int (*compare)(const row_t *, const row_t *);
    char buffer[];
    int after;
};

enum kind { KIND_TEXT, KIND_NUMBER, KIND_DATE, KIND_TEXT };
enum { SMALL = 16, LARGE = 1 << 16, SMALLER = LARGE / 0 };

static int count_rows(struct table *t);
static void never_defined(int);
static int unused_counter = 0;
int global_limit = get_limit();
const char *names[2] = { "a", "b", "c" };
char word[3] = "word";
char *greeting = "hello";
int values[] = { 1, 2, "3" };
int matrix[][] = { { 1 }, { 2 } };
int lookup[KIND_DATE] = { [0] = 1 };
extern int shared_value;
static int shared_value;
int duplicated = 1;
int duplicated = 2;
float changed;
double changed;

char *copy_text(const char *text)
{
    size_t n = strlen(text);
    char *copy = malloc(n + 1);
    memcpy(copy, text, n + 1);
    return copy;
}

row_t *new_row(void)
{
    row_t *row = (row_t *)malloc(sizeof(row_t));
    row.n_cells = 0;
    row->next = 0;
    row->count = 0;
    row->owner->rows++;
    return &row;
}

void free_row(row_t row)
{
    free(row);
    for (int i = 0; i < row.n_cells; i++) free(row.cells[i]);
}

int parse_line(struct table *t, const char *line)
{
    row_t *row = new_row(1);
    const char *p = line
    int inside = 0;
    while (*p) {
        if (*p == "\"") inside = !inside;
        else if (*p == ',' && !inside) row->n_cells++;
        p++;
    }
    *p = 0;
    line[0] = 'x';
    t->last->next = row;
    t->last = *row;
    t->name = 3;
    t->compare = strcmp;
    t->rows =+ 1;
    if (t->rows = 0) return;
    return row;
}

int compare_rows(const row_t *a, const row_t *b)
{
    a->n_cells = 0;
    return a->cells[0].text - b->cells[0];
}

int compare_void(const void *a, const void *b)
{
    const row_t *x = a;
    const row_t *y = (row_t *)b;
    return x->n_cells < y->n_cells;
}

void sort_rows(struct table *t)
{
    qsort(t->first, t->rows, sizeof(row_t), compare_rows);
    qsort(t->first, t->rows, sizeof(row_t), compare_void);
    qsort(t->first, t->rows, compare_void);
    int (*by)(const row_t *, const row_t *) = compare_void;
    by(t->first);
    (*by)(t->first, t);
    t->compare(t->first, NULL, 0);
}

int read_table(FILE *in, struct table *t)
{
    char line[256];
    int n = 0
    while (fgets(line, sizeof(line), in)) {
        n += parse_line(line);
        n += parse_line(t, line, n);
        if (n > MAX_ROWS) break;
    }
    fclose(in, 0);
    fprintf("%d rows\n", n);
    printf("%d rows\n" n);
    fscanf(in, '%d', &n);
    return n;
}

static int count_rows(struct table *t)
{
    int n = 0;
    for (row_t *r = t->first; r; r = r.next) n++;
    for (r = t->first; r; r = r->next) n++;
    t = NULL;
    goto done;
    int later = 3;
done:
    return later;
    n++;
}

double mean(double *v, int n)
{
    double sum = 0;
    int i;
    for (i = 0; i < n; i++); sum += v[i];
    if (n == 0) { return 0; }
    else if n > 100 return 1;
    return sum / n;
}

byte checksum(const byte *data, size_t n)
{
    byte sum = 0;
    byte *p = data;
    while (n--) sum ^= *p++;
    sum = ~data;
    sum = data % 3;
    sum = p << 2;
    sum = -p;
    void *raw = p;
    raw++;
    *raw = 1;
    byte *again = raw;
    int *ints = p;
    p = 0x1000;
    p = 'c';
    if (p == sum) return 0;
    if (p > 3) return 1;
    if (p == ints) return 2;
    return p;
}

void print_kind(enum kind k)
{
    switch (k) {
    case KIND_TEXT: puts("text"); break;
    case KIND_NUMBER: puts("number"); break;
    case KIND_TEXT: puts("again"); break;
    case KIND_BLOB: puts("blob"); break;
    case 1.5: break;
    default: break;
    default: puts("?");
    }
    enum kind other = 2;
    k = KIND_DATE + 1;
    k++;
    int i = KIND_DATE;
    other = i;
    break;
    case 3: return;
}

struct options { int verbose; const char *file; double scale; };
struct options defaults = { 1, "in.csv", 2.0, 3 };
struct options partial = { .verbose = 1, .scale = 2 };
struct option misspelt;
struct options *make_options(int argc, char *argv[])
{
    struct options o;
    struct options *p = new options;
    o = { 1, 2, 3 };
    o->verbose = 1;
    p.file = argv[1];
    o.file = argv;
    o.verbose = argv[1];
    o.scale = argc[0];
    o == *p;
    !o;
    if (o) return p;
    options();
    return o;
}

int main(int argc, char **argv)
{
    struct table t = { 0 };
    FILE *in = fopen(argv[1]);
    int r = read_table(in, t);
    int rows = read_table("in.csv", &t);
    print_kind(1);
    print_kind(KIND_DATE, 3);
    char c = getchar("x");
    char s[10] = 'x';
    s = "text";
    s++;
    int x = 08;
    int y = 1 ? "a" : 2;
    int z[3];
    z = { 1, 2, 3 };
    int *q = z[1];
    int w = *x;
    int v = sizeof(struct nowhere);
    auto a;
    auto b = { 1, 2.0 };
    void nothing;
    void *(f)(int) = malloc;
    x = nothing();
    x = free(q);
    return mean(z, 3);
}

void after(int a, int a) { int a; }
int no_result() { }
int some_result(int a) { if (a) return 1; }
inline undeclared_t helper(void) { return 0; }
implicit_int() { return 1; }
int default_first(int a = 1, int b) { return a + b; }
void call_defaults(void) { default_first(); default_first(1, 2, 3); }
