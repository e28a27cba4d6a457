/*
 * Where Python's memory comes from while cufe runs.  Python takes it in arenas of a megabyte, and each of their pages costs
 * an interrupt when it is touched first; cufe fills nearly all that it takes.  Here the system is asked for all pages of an
 * arena at once, a twentieth of the time of a small unit.  A system that does not know the question leaves all as it was.
 */
#include <Python.h>
#ifdef __linux__
#include <sys/mman.h>
#endif

#ifdef MADV_POPULATE_WRITE
static PyObjectArenaAllocator usual;

static void *take_arena(void *context, size_t size) {
    void *arena = usual.alloc(context, size);
    if (arena != NULL) madvise(arena, size, MADV_POPULATE_WRITE);
    return arena;
}

/* Runs when the library is loaded. */
__attribute__((constructor)) static void take_whole_arenas(void) {
    PyObject_GetArenaAllocator(&usual);
    PyObjectArenaAllocator whole = {usual.ctx, take_arena, usual.free};
    PyObject_SetArenaAllocator(&whole);
}
#endif
