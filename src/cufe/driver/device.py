"""`cufe device FILE.cu`: which kernels a file makes, and what asks for each of them."""

from __future__ import annotations

import argparse
import gc
import os
import sys
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial

from cufe.driver.apart import Apart
from cufe.driver.check.jobs import DEVICE, HOST, JobError, from_database, from_files, of_build
from cufe.driver.check.one_file import errors_in, judged
from cufe.driver.check.reports import Checked
from cufe.driver.check.workers import EndedError, Signals, Workers
from cufe.driver.deep_stack import run_deep
from cufe.driver.errors import CatastropheError, CommandLineError
from cufe.driver.preprocessing_plan import PlanError, plan_for, split_at_dashes
from cufe.driver.streams import readable
from cufe.driver.toolkit import NoToolkitError
from cufe.final import Final

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from cufe.cuda.selection.listing import Kernel, Listing, Needed, Step
    from cufe.diagnostics.place import Place
    from cufe.driver.check.jobs import Job
    from cufe.driver.check.reports import Finding
    from cufe.driver.kernel_sizes import Size
    from cufe.driver.preprocessing_plan import Plan

#: exit statuses, as those of `cufe check`
CLEAN = 0
REFUSED = 1
UNUSABLE = 2
INCOMPLETE = 3

_TYPES: Final = ("class", "enumeration", "typedef")
_STATUSES = """\
exit status:
  0  the lists are complete
  1  a file has errors for which nvcc makes no device code: the list says which
  2  the command line is wrong, or a file cannot be preprocessed
  3  a list may lack kernels: it says where, and why
"""


class Pass:
    """The list of one pass: of one file for one architecture, which is empty for a preprocessed file."""

    def __init__(self, file: str, architecture: str, listing: Listing) -> None:
        self.file = file
        self.architecture = architecture
        self.listing = listing
        #: the errors for which nvcc refuses the file, in this pass or on the side of the host
        self.errors: list[Finding] = []
        #: the sizes of kernels by their symbols, where there was a build, and why there are none
        self.sizes: dict[str, Size] = {}
        self.no_sizes: str = ""


@dataclass
class Listed(Checked):
    """The lists of one file, as they are reported."""

    text: str = ""
    document: list[object] = field(default_factory=list)
    is_complete: bool = True
    is_refused: bool = False
    #: for each template how many instances it has, and how much code where that is known
    templates: list[tuple[str, int, int]] = field(default_factory=list)


def main(argv: Sequence[str]) -> int:
    """Lists the kernels of files, and returns one of the statuses above."""
    words, flags = split_at_dashes(argv)
    parser = argparse.ArgumentParser(
        prog="cufe device",
        usage="cufe device [-p BUILD] [FILE ...] [options] [-- FLAGS]",
        description="List the kernels that CUDA files make, with the host code that asks for each instance.",
        epilog=_STATUSES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("files", nargs="*", metavar="FILE", help="a preprocessed file (.ii) is taken as it is")
    parser.add_argument("-p", dest="build", metavar="BUILD", default="", help="a folder with compile_commands.json")
    parser.add_argument("--json", action="store_true", help="as one JSON document (docs/device.md)")
    parser.add_argument("--kept", action="store_true", help="functions, variables and types of the device as well")
    parser.add_argument("--with-build", action="store_true", help="build the files, and show how large kernels are")
    parser.add_argument(
        "--cubin",
        dest="cubins",
        action="append",
        default=[],
        metavar="FILE",
        help="show how large kernels are in that cubin, object, library or program",
    )
    parser.add_argument("-j", dest="jobs", type=int, default=0, metavar="N", help="processes; default: one a core")
    parser.add_argument("--cuda", metavar="PATH", default="", help="the toolkit: its folder or its nvcc")
    parser.add_argument("--no-toolkit", action="store_true", help="use cufe's own small CUDA header")
    arguments = parser.parse_args(words)
    try:
        jobs = _jobs(arguments.files, arguments.build, flags)
    except JobError as error:
        sys.stderr.write(f"cufe device: {error}\n")
        return UNUSABLE
    work = partial(
        listed,
        cuda=arguments.cuda,
        no_toolkit=arguments.no_toolkit,
        wants_kept=arguments.kept,
        with_build=arguments.with_build,
        cubins=arguments.cubins,
        beside=len(jobs) == 1 and arguments.jobs != 1,
    )
    results = _Results(arguments.json)
    if len(jobs) == 1:
        results.take(work(jobs[0]))
    else:
        with Signals():
            workers = Workers(jobs, work, arguments.jobs)
            try:
                for one in workers.each():
                    results.take(one)
            except EndedError as ended:
                workers.stop()
                for one in workers.rest():
                    results.take(one)
                results.conclude()
                sys.stderr.write(f"cufe device: interrupted by {ended.name}\n")
                return ended.status
    results.conclude()
    return results.status


class _Results:
    """The report about the files, in their order."""

    def __init__(self, json: bool) -> None:
        self.status = CLEAN
        self._json = json
        self._documents: list[object] = []
        #: how many files were listed, and what the templates of all have together
        self._files = 0
        self._templates: dict[str, tuple[int, int]] = {}

    def take(self, one: Checked) -> None:
        """Reports one file; a document waits for all of them."""
        if isinstance(one, Listed):
            self._documents += one.document
            self._files += 1
            for name, instances, code in one.templates:
                before = self._templates.get(name, (0, 0))
                self._templates[name] = (before[0] + instances, before[1] + code)
            if one.is_refused and self.status != UNUSABLE:
                self.status = REFUSED
            elif not one.is_complete and self.status == CLEAN:
                self.status = INCOMPLETE
            if not self._json:
                sys.stdout.write(readable(one.text))
                sys.stdout.flush()
        if one.failure:
            sys.stderr.write(f"cufe device: {one.file}: {one.failure}\n")
            self.status = UNUSABLE

    def conclude(self) -> None:
        """Writes the document, or behind the lists of several files the templates of all, the largest first."""
        rows = [(name, *numbers) for name, numbers in self._templates.items()]
        rows.sort(key=_largest)
        if self._json:
            sys.stdout.write(readable(as_json(self._documents, rows)))
        elif self._files > 1 and rows:
            sys.stdout.write(readable(_totals(rows)))


def listed(
    job: Job,
    cuda: str,
    no_toolkit: bool,
    wants_kept: bool,
    with_build: bool,
    cubins: Sequence[str] = (),
    beside: bool = False,
) -> Listed:
    """The lists of one file, with the sizes of its kernels where they are wanted; judged `beside` that, or before."""
    made = Listed(job.shown())
    try:
        found = passes(job, cuda, no_toolkit, wants_kept, True, beside)
        if with_build:
            _measure(found, job, cuda)
        elif cubins:
            _look_up(found, cubins)
    except (PlanError, NoToolkitError, CommandLineError, CatastropheError, OSError) as error:
        made.failure = str(error)
        return made
    made.text = "".join([as_text(one) for one in found])
    made.document = [_document(one) for one in found]
    for each in found:
        sizes = _code_by_template(each)
        made.templates += [(name, count, sizes.get(name, 0)) for name, count in each.listing.templates()]
    made.is_refused = any(one.errors for one in found)
    made.is_complete = not any(one.listing.missing or one.listing.kept_missing for one in found)
    return made


def _measure(found: list[Pass], job: Job, cuda: str) -> None:
    """Builds the file, and gives each pass the sizes of its architecture."""
    from cufe.driver.kernel_sizes import sizes_of

    sizes, failure = sizes_of(job, cuda)
    for one in found:
        number = one.architecture.rpartition("_")[2]
        if number not in sizes and len(sizes) == 1 and len(found) == 1:
            (number,) = sizes
        one.sizes = sizes.get(number, {})
        one.no_sizes = failure
        if not failure and one.listing.kernels and all(size.code < 0 for size in one.sizes.values()):
            one.no_sizes = "nothing is compiled to code for this architecture"


def _look_up(found: list[Pass], cubins: Sequence[str]) -> None:
    """Gives each pass the sizes in the cubins of its architecture, or in the only one; the files may hold several."""
    from cufe.driver.kernel_sizes import cubins_in, sizes_in

    contents: list[bytes] = []
    for cubin in cubins:
        with open(cubin, "rb") as stream:
            try:
                there = cubins_in(stream.read())
            except ValueError as error:
                raise OSError(f"{cubin}: {error}") from error
        if not there:
            raise OSError(f"{cubin} is no cubin, and holds none")
        contents += there
    for content in contents:
        architecture, sizes = sizes_in(content)
        for one in found:
            number = one.architecture.rpartition("_")[2].rstrip("af")
            if number == architecture or len(found) == len(contents) == 1:
                one.sizes = one.sizes | sizes
    for one in found:
        if one.listing.kernels and not one.sizes:
            one.no_sizes = "no cubin is for this architecture"


def _jobs(files: list[str], build: str, flags: list[str]) -> list[Job]:
    if build:
        database = from_database(build, flags)
        return of_build(files, database, flags, False) if files else database
    if not files:
        raise JobError("nothing to list: name files, or a build folder with -p")
    return from_files(files, flags)


class _Unit:
    """A preprocessed unit, and the options with which the front end reads it."""

    def __init__(self, file: str, options: list[str], architecture: str, side: str) -> None:
        self.file = file
        self.options = options
        self.architecture = architecture
        self.side = side


def passes(
    job: Job, cuda: str, no_toolkit: bool, wants_kept: bool = False, judges: bool = False, beside: bool = False
) -> list[Pass]:
    """The lists of one file, one for each architecture that the flags ask for; with its errors, if it `judges`: another
    process does so, `beside` the lists or before them."""
    before = os.getcwd()
    shown = job.shown()
    reader = "" if os.path.realpath(job.folder) == before else before
    found: list[Pass] = []
    errors: list[list[Finding]] = []
    with tempfile.TemporaryDirectory(prefix="cufe-") as scratch, ExitStack() as stack:
        os.chdir(job.folder)
        stack.callback(os.chdir, before)
        host = None if job.file.endswith(".ii") else plan_for(job.file, cuda, no_toolkit, job.flags)
        units = _device_units(host, scratch) if host is not None else [_Unit(job.path(), job.flags, "", HOST)]
        judging = stack.enter_context(Apart(lambda: _errors(job, units, host, before))) if judges else None
        if judging is not None and not beside:
            errors = judging.result()
        for unit in units:
            if found:
                # The engine of the architecture before would stay, since the program runs without collections.
                gc.collect()
            with open(unit.file, "rb") as stream:
                source = stream.read()
            listing = listing_of(source, unit.options, wants_kept, job.folder, reader)
            found.append(Pass(shown, unit.architecture, listing))
        if judging is not None and beside:
            errors = judging.result()
    for one, those in zip(found, errors, strict=False):
        one.errors = those
    return found


def _device_units(host: Plan, scratch: str) -> list[_Unit]:
    """Preprocesses the file for each architecture."""
    found: list[_Unit] = []
    for plan in host.devices:
        architecture = plan.options[plan.options.index("--device_architecture") + 1]
        found.append(_Unit(os.path.join(scratch, f"{architecture}.ii"), plan.options, architecture, DEVICE))
        if plan.preprocess(found[-1].file):
            raise PlanError("it cannot be preprocessed")
    return found


def _errors(job: Job, units: list[_Unit], host: Plan | None, folder: str) -> list[list[Finding]]:
    """The errors of each pass; those of the host where no other has any."""
    found: list[list[Finding]] = []
    for unit in units:
        if found:
            gc.collect()
        found.append(errors_in(judged(job, unit.file, unit.options, folder, False), unit.side))
    if host is not None and not any(found):
        unit_file = f"{units[0].file}.host.ii"
        if not host.preprocess(unit_file):
            found = [errors_in(judged(job, unit_file, host.options, folder, False), HOST)] * len(units)
    return found


def listing_of(source: bytes, options: list[str], wants_kept: bool, folder: str = "", reader: str = "") -> Listing:
    """The list of a preprocessed unit, with the options of the front end, for a reader in a folder."""
    from cufe.cuda.selection.listing import open_listing
    from cufe.driver.command_line import parse

    settings = parse([*options, "-"]).settings
    made: list[Listing] = []
    standard, relaxed = settings.standard, settings.relaxed_constexpr
    run_deep(lambda: made.append(open_listing(source, standard, wants_kept, relaxed, folder, reader)))
    return made[0]


def as_text(one: Pass) -> str:
    """The list for readers."""
    listing = one.listing
    count = len(listing.kernels)
    heading = f"{one.file}{f' ({one.architecture})' if one.architecture else ''}: "
    refused = ", but nvcc refuses the file" if one.errors else ""
    lines = [heading + f"{count} kernel{'' if count == 1 else 's'}{refused}"]
    for kernel in listing.kernels:
        lines.append("")
        lines.append(kernel.name)
        lines.append(f"    symbol      {kernel.symbol}{'  (internal linkage)' if kernel.internal else ''}")
        lines.append(f"    defined     {_where(kernel.defined)}")
        if kernel.parameters:
            parameters = [f"{type_} {name}".rstrip() for name, type_ in kernel.parameters]
            lines.append(f"    parameters  {', '.join(parameters)}")
        for bounds in kernel.bounds:
            lines.append(f"    bounds      {bounds.name}({', '.join([_number(value) for value in bounds.values])})")
        size = one.sizes.get(kernel.symbol)
        if size is not None:
            lines.append(f"    size        {_size(size)}")
        elif one.sizes:
            lines.append("    size        not known: the build has no such kernel")
        for at, step in enumerate(kernel.chain):
            word = "through" if at else "made by"
            lines.append(f"    {word:12}{step.name}  [{_where(step.place)}]")
    if listing.has_kept:
        lines += _kept(listing)
    if listing.templates():
        lines += ["", "instances by template"]
        code = _code_by_template(one)
        for name, number in listing.templates():
            lines.append(f"    {number:5}  {name}{f', {code[name]} bytes of code' if name in code else ''}")
    if one.no_sizes:
        lines += ["", f"no sizes: {one.no_sizes}"]
    if one.errors:
        lines += ["", "refused: nvcc compiles no file with errors"]
        lines += [f"    {each.file}:{each.line}: {each.message} [{each.tag or each.number}]" for each in one.errors]
    if listing.missing:
        lines += ["", "incomplete: there may be more kernels than these"]
        lines += [f"    {_where(one.place)}: {one.cause}" for one in listing.missing]
    if listing.kept_missing:
        lines += ["", "incomplete: more may be kept than this"]
        lines += [f"    {_where(one.place)}: {one.cause}" for one in listing.kept_missing]
    return "\n".join(lines) + "\n"


def _kept(listing: Listing) -> list[str]:
    """The functions, variables and types that are kept besides, one paragraph each."""
    names = {kernel.symbol: kernel.name for kernel in listing.kernels}
    lines: list[str] = []
    for kinds, heading in ((("function",), "functions"), (("variable",), "variables"), (_TYPES, "types")):
        those = [one for one in listing.kept if one.kind in kinds]
        lines += ["", f"{len(those)} {heading} of the device kept"]
        for one in those:
            lines.append(f"    {one.name}")
            lines.append(f"        symbol      {one.symbol}")
            lines.append(f"        defined     {_where(one.defined)}")
            if kinds is _TYPES:
                lines.append(f"        kept        {_kept_form(one)}")
            for at, step in enumerate(one.chain):
                word = "through" if at else "needed by"
                lines.append(f"        {word:12}{step.name}  [{_where(step.place)}]")
            if not one.chain:
                lines.append(f"        kept as     {one.reason}")
            elif one.reason != "a kernel":
                lines.append(f"        which is    {one.reason}")
            if one.only:
                lines.append(f"        only for    {names.get(one.only, one.only)}")
    return lines


def _kept_form(one: Needed) -> str:
    """How a type is kept."""
    if one.kind != "class":
        return one.kind
    form = "class with its definition" if one.is_defined else "class, declared only"
    return form + (", and as a subobject" if one.is_subobject else "")


def _size(size: Size) -> str:
    parts = [
        f"{_number(size.registers)} registers",
        f"{_number(size.shared)} bytes of shared memory",
        f"{_number(size.code)} bytes of code",
        f"{_number(size.ptx)} bytes of PTX",
    ]
    if size.stack > 0:
        parts.append(f"{size.stack} bytes of stack")
    if size.spills > 0:
        parts.append(f"{size.spills} bytes spilled")
    return ", ".join(parts)


def _code_by_template(one: Pass) -> dict[str, int]:
    """How much code the kernels of each template have together."""
    found: dict[str, int] = {}
    for kernel in one.listing.kernels:
        size = one.sizes.get(kernel.symbol)
        if kernel.template and size is not None and size.code >= 0:
            found[kernel.template] = found.get(kernel.template, 0) + size.code
    return found


def _largest(row: tuple[str, int, int]) -> tuple[int, int, str]:
    return -row[2], -row[1], row[0]


def _totals(rows: list[tuple[str, int, int]]) -> str:
    """The templates of all files, with their instances and their code."""
    lines = ["", "instances by template, in all files"]
    lines += [f"    {instances:5}  {name}{f', {code} bytes of code' if code else ''}" for name, instances, code in rows]
    return "\n".join(lines) + "\n"


def as_json(passes: list[object], rows: list[tuple[str, int, int]]) -> str:
    """The document of docs/device.md."""
    import json

    templates = [
        {"template": name, "instances": instances, **({"code": code} if code else {})} for name, instances, code in rows
    ]
    return json.dumps({"version": 1, "templates": templates, "passes": passes}, indent=2, ensure_ascii=False) + "\n"


def _document(one: Pass) -> dict[str, object]:
    code = _code_by_template(one)
    return {
        "file": one.file,
        "architecture": one.architecture,
        "complete": not one.listing.missing,
        "errors": [
            {"number": each.number, "tag": each.tag, "message": each.message, "file": each.file, "line": each.line}
            for each in one.errors
        ],
        "kernels": [_kernel(kernel, one) for kernel in one.listing.kernels],
        "templates": [
            {"template": name, "instances": number, **({"code": code[name]} if name in code else {})}
            for name, number in one.listing.templates()
        ],
        "incomplete": [{"cause": gap.cause, **_place(gap.place)} for gap in one.listing.missing],
        **({"no_sizes": one.no_sizes} if one.no_sizes else {}),
        **_kept_fields(one.listing),
    }


def _kernel(kernel: Kernel, one: Pass) -> dict[str, object]:
    size = one.sizes.get(kernel.symbol)
    return {
        "name": kernel.name,
        "symbol": kernel.symbol,
        "template": kernel.template or None,
        "internal_linkage": kernel.internal,
        "defined": _place(kernel.defined),
        "parameters": [{"name": name, "type": type_} for name, type_ in kernel.parameters],
        "bounds": [
            {"attribute": one.name, "values": [None if value < 0 else value for value in one.values]}
            for one in kernel.bounds
        ],
        "chain": [_step(step) for step in kernel.chain],
        **({"size": _size_fields(size)} if size is not None else {}),
    }


def _size_fields(size: Size) -> dict[str, object]:
    known = {
        "registers": size.registers,
        "shared": size.shared,
        "stack": size.stack,
        "spills": size.spills,
        "code": size.code,
        "ptx": size.ptx,
    }
    return {name: None if value < 0 else value for name, value in known.items()}


def _kept_fields(listing: Listing) -> dict[str, object]:
    if not listing.has_kept:
        return {}
    return {
        "kept": [
            {
                "kind": one.kind,
                **({"definition": one.is_defined, "subobject": one.is_subobject} if one.kind == "class" else {}),
                "name": one.name,
                "symbol": one.symbol,
                "template": one.template or None,
                "defined": _place(one.defined),
                "root": one.reason,
                "chain": [_step(step) for step in one.chain],
                "only_kernel": one.only or None,
            }
            for one in listing.kept
        ],
        "kept_incomplete": [{"cause": gap.cause, **_place(gap.place)} for gap in listing.kept_missing],
    }


def _step(step: Step) -> dict[str, object]:
    return {"name": step.name, **_place(step.place)}


def _place(place: Place | None) -> dict[str, object]:
    return {"file": None, "line": None} if place is None else {"file": place.file, "line": place.line}


def _where(place: Place | None) -> str:
    return "no place" if place is None else f"{place.file}:{place.line}"


def _number(value: int) -> str:
    return "?" if value < 0 else str(value)
