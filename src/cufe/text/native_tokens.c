/*
 * Cuts text into tokens, many times as fast as the regular expression of lexer.py does.  Names, numbers, literals without
 * a prefix or an escape and nearly all punctuators are found here.  For all else (raw strings, comments, line splices,
 * digraphs, launches) the expression is asked, by which tests/text/test_scan.py compares every token.
 */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

enum { BLANK = 1, NAME, DIGIT, ALONE, OPERATOR, QUOTE };

/* The class of each byte, 0 for those with which only the expression knows what to do. */
static unsigned char classes[256];

static void classify_bytes(void) {
    for (int code = 0; code < 256; code++) {
        if (code >= 0x80 || (code >= 'a' && code <= 'z') || (code >= 'A' && code <= 'Z') || code == '_' || code == '$')
            classes[code] = NAME;
        else if (code >= '0' && code <= '9')
            classes[code] = DIGIT;
        else if (code != 0 && strchr(" \n\t\r\f\v", code) != NULL)
            classes[code] = BLANK;
        else if (code != 0 && strchr("(){}[];,~?", code) != NULL)
            classes[code] = ALONE;
        else if (code != 0 && strchr(":<>&|+-*=!%^.", code) != NULL)
            classes[code] = OPERATOR;
        else if (code == '"' || code == '\'')
            classes[code] = QUOTE;
    }
}

/* A spelling that was met, the kind of the tokens that have it, and the last of these. */
typedef struct {
    PyObject *text; /* NULL in an empty place of the table */
    uint32_t hash;
    int32_t last;
    unsigned char kind;
} Spelling;

/*
 * The tokens of a text.  `table` has open addressing and a power of two as its size; spellings of one byte have their own.
 * `previous` has for each token the one in front of it that is spelt alike, or -1.
 */
typedef struct {
    PyObject_HEAD
    PyObject *text;
    PyObject *match;    /* the method of the expression */
    PyObject *kind_of;  /* the kind of a spelling that is new */
    PyObject *identifier; /* the kind of an identifier */
    PyObject *lexemes;
    const unsigned char *bytes;
    Py_ssize_t size;
    Spelling single[256];
    Spelling *table;
    size_t capacity, used;
    unsigned char *kinds;
    int32_t *previous;
    Py_ssize_t count, room;
} Tokens;

static void Tokens_dealloc(Tokens *self) {
    PyTypeObject *type = Py_TYPE(self);
    for (int code = 0; code < 256; code++) Py_XDECREF(self->single[code].text);
    for (size_t i = 0; i < self->capacity; i++) Py_XDECREF(self->table[i].text);
    PyMem_Free(self->table);
    PyMem_Free(self->kinds);
    PyMem_Free(self->previous);
    Py_XDECREF(self->text);
    Py_XDECREF(self->match);
    Py_XDECREF(self->kind_of);
    Py_XDECREF(self->identifier);
    Py_XDECREF(self->lexemes);
    type->tp_free(self);
    Py_DECREF(type);
}

static PyObject *Tokens_new(PyTypeObject *type, PyObject *args, PyObject *keywords) {
    PyObject *text, *pattern, *kind_of, *identifier, *lexemes;
    if (!PyArg_ParseTuple(args, "UOO!O!O!", &text, &pattern, &PyDict_Type, &kind_of, &PyLong_Type, &identifier,
                          &PyList_Type, &lexemes))
        return NULL;
    if (PyUnicode_KIND(text) != PyUnicode_1BYTE_KIND) {
        PyErr_SetString(PyExc_ValueError, "a character is no byte");
        return NULL;
    }
    Tokens *self = (Tokens *)type->tp_alloc(type, 0);
    if (self == NULL) return NULL;
    self->text = Py_NewRef(text);
    self->kind_of = Py_NewRef(kind_of);
    self->identifier = Py_NewRef(identifier);
    self->lexemes = Py_NewRef(lexemes);
    self->bytes = PyUnicode_1BYTE_DATA(text);
    self->size = PyUnicode_GET_LENGTH(text);
    self->match = PyObject_GetAttrString(pattern, "match");
    self->capacity = 1 << 12;
    self->table = PyMem_Calloc(self->capacity, sizeof(Spelling));
    if (self->table == NULL) {
        self->capacity = 0;
        PyErr_NoMemory();
    }
    if (self->table == NULL || self->match == NULL) Py_CLEAR(self);
    return (PyObject *)self;
}

/* The end of a number whose first byte is in front of `at` ([lex.ppnumber]). */
static Py_ssize_t number_end(const unsigned char *bytes, Py_ssize_t at, Py_ssize_t end) {
    while (at < end) {
        unsigned char byte = bytes[at];
        int is_part = classes[byte] == DIGIT || (classes[byte] == NAME && byte != '$') || byte == '.';
        if (is_part) {
            at++;
            int is_exponent = byte == 'e' || byte == 'E' || byte == 'p' || byte == 'P';
            if (is_exponent && at < end && (bytes[at] == '+' || bytes[at] == '-')) at++;
        } else if (byte == '\'' && at + 1 < end) {
            unsigned char next = bytes[at + 1];
            if (classes[next] != DIGIT && (classes[next] != NAME || next == '$') && next != '.') break;
            at++;
        } else {
            break;
        }
    }
    return at;
}

/* The end of the literal that starts at `start`; `start` where it has an escape or no end. */
static Py_ssize_t literal_end(const unsigned char *bytes, Py_ssize_t start, Py_ssize_t end) {
    unsigned char quote = bytes[start];
    Py_ssize_t at = start + 1;
    while (at < end && bytes[at] != quote) {
        if (bytes[at] == '\\' || bytes[at] == '\n') return start;
        at++;
    }
    if (at == end) return start;
    at++;
    /* a suffix, of ASCII characters alone */
    if (at < end && classes[bytes[at]] == NAME && bytes[at] < 0x80 && bytes[at] != '$') {
        while (at < end && (classes[bytes[at]] == DIGIT || (classes[bytes[at]] == NAME && bytes[at] < 0x80 && bytes[at] != '$')))
            at++;
    }
    return at;
}

/* The end of the operator that starts at `start`; `start` where it may be a digraph, a shift or a launch. */
static Py_ssize_t operator_end(const unsigned char *bytes, Py_ssize_t start, Py_ssize_t end) {
    Py_ssize_t at = start + 1;
    unsigned char first = bytes[start];
    unsigned char next = at < end ? bytes[at] : 0;
    unsigned char third = at + 1 < end ? bytes[at + 1] : 0;
    switch (first) {
    case ':':
        return next == ':' || next == '>' ? at + 1 : at;
    case '<':
        if (next == '<' || next == ':' || next == '%') return start;
        return next != '=' ? at : third == '>' ? at + 2 : at + 1;
    case '>':
        return next == '=' ? at + 1 : at;
    case '-':
        if (next == '>') return third == '*' ? at + 2 : at + 1;
        return next == '-' || next == '=' ? at + 1 : at;
    case '.':
        if (next == '.' && third == '.') return at + 2;
        if (at < end && classes[next] == DIGIT) return number_end(bytes, at, end);
        return next == '*' ? at + 1 : at;
    case '&':
    case '|':
    case '+':
        return next == first || next == '=' ? at + 1 : at;
    case '%':
        return next == '>' || next == '=' ? at + 1 : at;
    default:
        return next == '=' ? at + 1 : at;
    }
}

/* The end of the token that starts at `start`, with the hash of a name; `start` where only the expression knows it. */
static Py_ssize_t token_end(const unsigned char *bytes, Py_ssize_t start, Py_ssize_t end) {
    Py_ssize_t at = start + 1;
    switch (classes[bytes[start]]) {
    case ALONE:
        return at;
    case NAME:
        while (at < end && (classes[bytes[at]] == NAME || classes[bytes[at]] == DIGIT)) at++;
        /* It can be the prefix of a literal, or go on with a universal character name. */
        return at < end && (bytes[at] == '"' || bytes[at] == '\'' || bytes[at] == '\\') ? start : at;
    case DIGIT:
        return number_end(bytes, at, end);
    case OPERATOR:
        return operator_end(bytes, start, end);
    case QUOTE:
        return literal_end(bytes, start, end);
    }
    return start;
}

/* Has the expression find the token at `*at`: moves `*at` to its start and `*behind` behind it; gives -1 for an error. */
static int match_at(Tokens *self, Py_ssize_t *at, Py_ssize_t end, Py_ssize_t *behind) {
    PyObject *found = PyObject_CallFunction(self->match, "Onn", self->text, *at, end);
    if (found == NULL) return -1;
    PyObject *span = PyObject_CallMethod(found, "span", "i", 1);
    Py_DECREF(found);
    int result = span != NULL && PyArg_ParseTuple(span, "nn", at, behind) ? 0 : -1;
    Py_XDECREF(span);
    return result;
}

/* FNV-1a */
static uint32_t hash_of(const unsigned char *bytes, Py_ssize_t length) {
    uint32_t hash = 2166136261u;
    for (Py_ssize_t i = 0; i < length; i++) hash = (hash ^ bytes[i]) * 16777619u;
    return hash;
}

static int grow(Tokens *self) {
    size_t capacity = self->capacity * 2;
    Spelling *table = PyMem_Calloc(capacity, sizeof(Spelling));
    if (table == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    for (size_t i = 0; i < self->capacity; i++) {
        if (self->table[i].text == NULL) continue;
        size_t place = self->table[i].hash & (capacity - 1);
        while (table[place].text != NULL) place = (place + 1) & (capacity - 1);
        table[place] = self->table[i];
    }
    PyMem_Free(self->table);
    self->table = table;
    self->capacity = capacity;
    return 0;
}

/* Whether all bytes are those of a name. */
static int is_name(const unsigned char *bytes, Py_ssize_t length) {
    if (classes[*bytes] != NAME) return 0;
    while (length > 0 && (classes[bytes[length - 1]] == NAME || classes[bytes[length - 1]] == DIGIT)) length--;
    return length == 0;
}

/* Makes what is known of a new spelling. */
static int meet(Tokens *self, Spelling *spelling, Py_ssize_t start, Py_ssize_t end, uint32_t hash) {
    PyObject *text = PyUnicode_Substring(self->text, start, end);
    if (text == NULL) return -1;
    PyObject *kind = NULL;
    if (is_name(self->bytes + start, end - start)) {
        /* A keyword, or an identifier like most spellings. */
        kind = PyDict_SetDefault(self->kind_of, text, self->identifier);
        Py_XINCREF(kind);
    } else {
        kind = PyObject_GetItem(self->kind_of, text);
    }
    long number = kind == NULL ? -1 : PyLong_AsLong(kind);
    Py_XDECREF(kind);
    if (number < 0) {
        Py_DECREF(text);
        return -1;
    }
    spelling->text = text;
    spelling->hash = hash;
    spelling->last = -1;
    spelling->kind = (unsigned char)number;
    return 0;
}

/* The place of a spelling in the table, or the empty one where it belongs. */
static Spelling *place_of(Tokens *self, const unsigned char *bytes, Py_ssize_t length, uint32_t hash) {
    size_t place = hash & (self->capacity - 1);
    for (; self->table[place].text != NULL; place = (place + 1) & (self->capacity - 1)) {
        Spelling *known = &self->table[place];
        if (known->hash == hash && PyUnicode_GET_LENGTH(known->text) == length &&
            memcmp(PyUnicode_1BYTE_DATA(known->text), bytes, length) == 0)
            return known;
    }
    return &self->table[place];
}

/* The spelling of the bytes `start` to `end`, NULL for an error. */
static Spelling *spelling_of(Tokens *self, Py_ssize_t start, Py_ssize_t end) {
    const unsigned char *bytes = self->bytes + start;
    if (end - start == 1) {
        Spelling *known = &self->single[*bytes];
        return known->text != NULL || meet(self, known, start, end, 0) == 0 ? known : NULL;
    }
    uint32_t hash = hash_of(bytes, end - start);
    Spelling *known = place_of(self, bytes, end - start, hash);
    if (known->text != NULL) return known;
    if (++self->used * 3 > self->capacity * 2) {
        if (grow(self) < 0) return NULL;
        known = place_of(self, bytes, end - start, hash);
    }
    return meet(self, known, start, end, hash) == 0 ? known : NULL;
}

/* Makes room for more tokens. */
static int make_room(Tokens *self) {
    /* Four bytes a token are more than most texts have; what is never touched costs nothing. */
    Py_ssize_t room = self->room == 0 ? self->size / 4 + 1024 : self->room * 2;
    unsigned char *kinds = PyMem_Realloc(self->kinds, room);
    if (kinds != NULL) self->kinds = kinds;
    int32_t *previous = kinds == NULL ? NULL : PyMem_Realloc(self->previous, room * sizeof(int32_t));
    if (previous == NULL || room > INT32_MAX) {
        PyErr_NoMemory();
        return -1;
    }
    self->previous = previous;
    self->room = room;
    return 0;
}

/* Appends a token. */
static int add(Tokens *self, Py_ssize_t start, Py_ssize_t end) {
    Spelling *spelling = spelling_of(self, start, end);
    if (spelling == NULL || PyList_Append(self->lexemes, spelling->text) < 0) return -1;
    if (self->count == self->room && make_room(self) < 0) return -1;
    self->kinds[self->count] = spelling->kind;
    self->previous[self->count] = spelling->last;
    spelling->last = (int32_t)self->count++;
    return 0;
}

/* Whether `start` and `end` lie in the text. */
static int in_text(Tokens *self, Py_ssize_t start, Py_ssize_t end) {
    if (start >= 0 && end <= self->size) return 1;
    PyErr_SetString(PyExc_IndexError, "behind the text");
    return 0;
}

PyDoc_STRVAR(read_doc, "The tokens of a stretch, as `Tokenizer.read` says.");

static PyObject *Tokens_read(Tokens *self, PyObject *args) {
    Py_ssize_t at, end, behind;
    if (!PyArg_ParseTuple(args, "nn", &at, &end) || !in_text(self, at, end)) return NULL;
    while (at < end) {
        if (classes[self->bytes[at]] == BLANK) {
            at++;
            continue;
        }
        behind = token_end(self->bytes, at, end);
        if (behind == at) {
            if (match_at(self, &at, end, &behind) < 0) return NULL;
            /* What lacks its end takes all that there is. */
            if (behind == end && behind > at && self->bytes[behind - 1] == '\n') return PyLong_FromSsize_t(at);
        }
        if (behind > at && add(self, at, behind) < 0) return NULL;
        at = behind;
    }
    return PyLong_FromSsize_t(end);
}

PyDoc_STRVAR(skip_doc, "The offset of the token behind the next `count` ones, as `Tokenizer.skip` says.");

static PyObject *Tokens_skip(Tokens *self, PyObject *args) {
    Py_ssize_t at, count, behind;
    if (!PyArg_ParseTuple(args, "nn", &at, &count) || !in_text(self, at, at)) return NULL;
    for (;; count--) {
        while (at < self->size && classes[self->bytes[at]] == BLANK) at++;
        behind = at < self->size ? token_end(self->bytes, at, self->size) : at;
        /* What stands here may be white space, too. */
        if (behind == at && match_at(self, &at, self->size, &behind) < 0) return NULL;
        if (count <= 0) return PyLong_FromSsize_t(at);
        at = behind;
    }
}

PyDoc_STRVAR(add_doc, "Adds one token that was found otherwise.");

static PyObject *Tokens_add(Tokens *self, PyObject *args) {
    Py_ssize_t start, end;
    if (!PyArg_ParseTuple(args, "nn", &start, &end) || !in_text(self, start, end)) return NULL;
    if (add(self, start, end) < 0) return NULL;
    Py_RETURN_NONE;
}

PyDoc_STRVAR(kinds_doc, "The kinds of all tokens that were read, which are not kept here.");

static PyObject *Tokens_take_kinds(Tokens *self, PyObject *Py_UNUSED(unused)) {
    PyObject *kinds = PyBytes_FromStringAndSize((const char *)self->kinds, self->count);
    PyMem_Free(self->kinds);
    self->kinds = NULL;
    self->room = self->count;
    return kinds;
}

PyDoc_STRVAR(previous_doc, "The token in front of one that is spelt alike, or -1.");

static PyObject *Tokens_previous(Tokens *self, PyObject *token) {
    Py_ssize_t index = PyLong_AsSsize_t(token);
    if (index == -1 && PyErr_Occurred()) return NULL;
    if (index < 0 || index >= self->count) return PyErr_Format(PyExc_IndexError, "no token");
    return PyLong_FromLong(self->previous[index]);
}

PyDoc_STRVAR(occurrences_doc, "The tokens with a spelling, in order.");

static PyObject *Tokens_occurrences(Tokens *self, PyObject *name) {
    if (!PyUnicode_Check(name) || PyUnicode_KIND(name) != PyUnicode_1BYTE_KIND) return PyList_New(0);
    const unsigned char *bytes = PyUnicode_1BYTE_DATA(name);
    Py_ssize_t length = PyUnicode_GET_LENGTH(name);
    Spelling *known = length == 1 ? &self->single[*bytes] : place_of(self, bytes, length, hash_of(bytes, length));
    Py_ssize_t count = 0;
    if (known->text == NULL) return PyList_New(0);
    for (int32_t token = known->last; token >= 0; token = self->previous[token]) count++;
    PyObject *found = PyList_New(count);
    for (int32_t token = known->last; found != NULL && token >= 0; token = self->previous[token]) {
        PyObject *number = PyLong_FromLong(token);
        if (number == NULL) Py_CLEAR(found);
        else PyList_SET_ITEM(found, --count, number);
    }
    return found;
}

PyDoc_STRVAR(places_doc, "The places of a byte, or of some in a row, in a stretch of bytes, as `kinds.all_of` says.");

static PyObject *places_of(PyObject *Py_UNUSED(module), PyObject *const *args, Py_ssize_t count) {
    if (count != 4 || !PyBytes_Check(args[0])) return PyErr_Format(PyExc_TypeError, "bytes, what, start and end");
    const char *bytes = PyBytes_AS_STRING(args[0]), *row;
    Py_ssize_t start = PyLong_AsSsize_t(args[2]), end = PyLong_AsSsize_t(args[3]), length = 1;
    char kind;
    if (PyBytes_Check(args[1])) {
        row = PyBytes_AS_STRING(args[1]);
        length = PyBytes_GET_SIZE(args[1]);
    } else {
        kind = (char)PyLong_AsLong(args[1]);
        row = &kind;
    }
    if (PyErr_Occurred()) return NULL;
    if (start < 0 || length == 0) return PyErr_Format(PyExc_ValueError, "a place in front of the text, or nothing wanted");
    if (end > PyBytes_GET_SIZE(args[0])) end = PyBytes_GET_SIZE(args[0]);
    /* What is sought is the first byte of the row that isn't one of the most frequent kinds. */
    Py_ssize_t rare = strspn(row, "i(),;");
    if (rare >= length) rare = 0;
    PyObject *found = PyList_New(0);
    const char *at = bytes + start + rare, *last = bytes + end - (length - 1 - rare);
    while (found != NULL && at < last && (at = memchr(at, row[rare], last - at)) != NULL) {
        const char *first = at++ - rare;
        if (memcmp(first, row, length) != 0) continue;
        PyObject *place = PyLong_FromSsize_t(first - bytes);
        if (place == NULL || PyList_Append(found, place) < 0) Py_CLEAR(found);
        Py_XDECREF(place);
    }
    return found;
}

static PyMethodDef Tokens_methods[] = {
    {"read", (PyCFunction)Tokens_read, METH_VARARGS, read_doc},
    {"skip", (PyCFunction)Tokens_skip, METH_VARARGS, skip_doc},
    {"add", (PyCFunction)Tokens_add, METH_VARARGS, add_doc},
    {"take_kinds", (PyCFunction)Tokens_take_kinds, METH_NOARGS, kinds_doc},
    {"previous", (PyCFunction)Tokens_previous, METH_O, previous_doc},
    {"occurrences", (PyCFunction)Tokens_occurrences, METH_O, occurrences_doc},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot Tokens_slots[] = {
    {Py_tp_new, Tokens_new},
    {Py_tp_dealloc, Tokens_dealloc},
    {Py_tp_methods, Tokens_methods},
    {0, NULL},
};

static PyType_Spec Tokens_spec = {"cufe.text.native_tokens.Tokens", sizeof(Tokens), 0, Py_TPFLAGS_DEFAULT, Tokens_slots};

static PyMethodDef functions[] = {
    {"places_of", (PyCFunction)(void (*)(void))places_of, METH_FASTCALL, places_doc},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "native_tokens", NULL, -1, functions, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit_native_tokens(void) {
    classify_bytes();
    PyObject *made = PyModule_Create(&module);
    PyObject *type = made == NULL ? NULL : PyType_FromSpec(&Tokens_spec);
    if (type == NULL || PyModule_AddObjectRef(made, "Tokens", type) < 0) Py_CLEAR(made);
    Py_XDECREF(type);
    return made;
}
