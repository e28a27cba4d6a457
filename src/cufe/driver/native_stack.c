/*
 * What happens where a program nests so deeply that the stack ends.  Compiled code has no limit of its own: it would touch
 * the page behind the stack, and the process would end by a signal.  Here a thread says what is to be written to standard
 * error then, and with which status the process ends.  Every other such signal does what it would have done.
 */
#define _GNU_SOURCE
#include <Python.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

/* How far from the end of the stack an access may lie: functions take less than that at once. */
#define NEAR (1 << 16)

static char text[4096];
static size_t length;
static int status;
static char *lowest;
/* The handler cannot stand on the stack that has ended. */
static char own_stack[NEAR];

static void at_signal(int number, siginfo_t *info, void *context) {
    char *at = info->si_addr;
    if (at >= lowest - NEAR && at < lowest + NEAR) {
        ssize_t written = write(2, text, length);
        (void)written;
        _exit(status);
    }
    /* The access is tried again, without this handler. */
    signal(number, SIG_DFL);
}

PyDoc_STRVAR(at_end_doc,
             "at_end(message, exit_status)\n--\n\nSays what becomes of the process where the stack of this thread ends.");

static PyObject *at_end(PyObject *self, PyObject *const *arguments, Py_ssize_t count) {
    char *message;
    Py_ssize_t size;
    if (count != 2) {
        PyErr_SetString(PyExc_TypeError, "at_end takes a message and a status");
        return NULL;
    }
    long wanted = PyLong_AsLong(arguments[1]);
    if (PyErr_Occurred() || PyBytes_AsStringAndSize(arguments[0], &message, &size) < 0) return NULL;
    pthread_attr_t attributes;
    void *stack;
    size_t bytes;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) Py_RETURN_NONE;
    if (pthread_attr_getstack(&attributes, &stack, &bytes) == 0) {
        length = (size_t)size < sizeof text ? (size_t)size : sizeof text;
        memcpy(text, message, length);
        status = (int)wanted;
        lowest = stack;
        stack_t other = {.ss_sp = own_stack, .ss_size = sizeof own_stack};
        struct sigaction action = {.sa_sigaction = at_signal, .sa_flags = SA_SIGINFO | SA_ONSTACK};
        if (sigaltstack(&other, NULL) == 0) sigaction(SIGSEGV, &action, NULL);
    }
    pthread_attr_destroy(&attributes);
    Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    {"at_end", (PyCFunction)(void (*)(void))at_end, METH_FASTCALL, at_end_doc},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "native_stack", NULL, -1, functions, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit_native_stack(void) {
    return PyModule_Create(&module);
}
