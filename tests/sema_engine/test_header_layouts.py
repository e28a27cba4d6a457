"""Sizes, alignments and offsets of the classes of real headers: g++ is asked whether they are as the engine says."""

from __future__ import annotations

import subprocess

from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, Typedef
from cufe.il.entity import AS_PUBLIC
from cufe.il.types import ReferenceType, Type
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.contexts import ClassContext, NamespaceContext
from cufe.sema.engine import Engine, open_engine

HEADERS = (
    "any", "array", "barrier", "bitset", "charconv", "chrono", "codecvt", "complex", "condition_variable", "deque",
    "filesystem", "forward_list", "fstream", "functional", "future", "iomanip", "iostream", "iterator",
    "latch", "list", "locale", "map", "memory", "memory_resource", "mutex", "numeric", "optional", "queue", "random",
    "ranges", "ratio", "regex", "scoped_allocator", "semaphore", "set", "shared_mutex", "source_location", "span",
    "sstream", "stack", "stop_token", "streambuf", "string", "string_view", "syncstream", "system_error", "thread",
    "tuple", "typeindex", "unordered_map", "unordered_set", "valarray", "variant", "vector",
    "aio.h", "arpa/inet.h", "dirent.h", "dlfcn.h", "elf.h", "fcntl.h", "ftw.h", "glob.h", "grp.h", "ifaddrs.h",
    "link.h",
    "linux/fb.h", "linux/fs.h", "linux/input.h", "linux/perf_event.h", "linux/videodev2.h", "mqueue.h", "net/if.h",
    "net/route.h", "netdb.h", "netinet/icmp6.h", "netinet/in.h", "netinet/ip.h", "netinet/ip6.h", "netinet/tcp.h",
    "netinet/udp.h", "poll.h", "pthread.h", "pwd.h", "regex.h", "sched.h", "search.h", "semaphore.h",
    "setjmp.h", "signal.h", "spawn.h", "stdio.h", "sys/epoll.h", "sys/inotify.h", "sys/ipc.h", "sys/msg.h",
    "sys/resource.h", "sys/sem.h", "sys/shm.h", "sys/socket.h", "sys/stat.h", "sys/statvfs.h", "sys/sysinfo.h",
    "sys/time.h", "sys/timex.h", "sys/times.h", "sys/types.h", "sys/ucontext.h", "sys/uio.h", "sys/un.h", "sys/user.h",
    "sys/utsname.h", "sys/wait.h", "termios.h", "time.h", "ucontext.h", "utime.h", "utmpx.h", "wchar.h",
)  # fmt: skip
_TAGS = {tk.TK_UNION: "union ", tk.TK_STRUCT: "struct ", tk.TK_CLASS: "class "}


class Layouts:
    """The assertions about all classes that can be named from outside."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.classes: set[ClassType] = set()
        self.lines: list[str] = []
        self.unknown: list[str] = []

    def namespace(self, context: NamespaceContext, prefix: str) -> None:
        declare = self.engine.declare
        for name in context.scope.index().pieces:
            for entity in declare.in_namespace(context, name):
                self._entity(entity, name, prefix)
        for name in context.scope.index().namespaces:
            inner = context.scope.child(name)
            if inner is not None:
                self.namespace(declare.namespace(inner), f"{prefix}{name}::")

    def _entity(self, entity: object, name: str, prefix: str) -> None:
        if isinstance(entity, Typedef) and entity.access == AS_PUBLIC:
            self._typedef(entity, prefix + name)
        elif isinstance(entity, ClassType) and entity.name == name and entity.access == AS_PUBLIC:
            self._class(entity, _TAGS[entity.kind] + prefix + name, entity)
            if isinstance(entity.context, ClassContext) and entity.brace >= 0:
                for inner in self.engine.lookup.index(entity.brace).pieces:
                    for member in self.engine.declare.in_class(entity.context, inner):
                        self._entity(member, inner, f"{prefix}{name}::")

    def _typedef(self, typedef: Typedef, spelling: str) -> None:
        try:
            named = self.engine.declare_types.typedef_type(typedef)
        except (Dependent, IllFormed, Unknown):
            return
        cls = named.skip_typerefs()
        if isinstance(cls, ClassType) and not cls.dependent:
            self._class(cls, spelling, named)

    def _class(self, cls: ClassType, spelling: str, named: Type) -> None:
        """Adds what is said of a class that is spelt so; `named` is what the spelling names, maybe more aligned."""
        engine = self.engine
        if cls in self.classes:
            return
        try:
            if not engine.classes.is_complete(cls):
                return
            size, alignment = engine.layout.of(cls).size, engine.layout.alignment(named)
            self.classes.add(cls)
            self.lines.append(f"sizeof({spelling}) == {size} && alignof({spelling}) == {alignment}")
            for field in engine.classes.fields(cls):
                is_reference = isinstance(engine.declare_types.field_type(field), ReferenceType)
                if field.name and field.bit_width < 0 and field.access == AS_PUBLIC and not is_reference:
                    self.lines.append(f"__builtin_offsetof({spelling}, {field.name}) == {field.offset}")
        except (Dependent, IllFormed, Unknown) as reason:
            self.unknown.append(f"{spelling}: {reason}")


def _gcc(*arguments: str, text: str) -> subprocess.CompletedProcess[str]:
    command = ["g++", "-std=gnu++20", "-x", "c++", *arguments, "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=False)


def test_layouts() -> None:
    present = "".join(f"#if __has_include(<{name}>)\n#include <{name}>\n#endif\n" for name in HEADERS)
    engine = open_engine(_gcc("-E", text=present).stdout.encode(), 20)
    layouts = Layouts(engine)
    layouts.namespace(engine.declare.root, "::")
    assert not layouts.unknown
    assert len(layouts.classes) > 500
    assertions = "".join(f'static_assert({line}, "");\n' for line in layouts.lines)
    done = _gcc("-fsyntax-only", "-Wno-invalid-offsetof", "-Wno-deprecated-declarations", text=present + assertions)
    assert done.returncode == 0, done.stderr
