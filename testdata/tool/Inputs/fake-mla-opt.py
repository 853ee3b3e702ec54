"""A stand-in for mla-opt and mlir-opt: the first line of its input says what to report."""

import json
import pathlib
import sys

path, *flags = sys.argv[1:]
text = pathlib.Path(path).read_text()
command, *verdicts = text.splitlines()[0].removeprefix("// ").split()
values = dict(flag.split("=", 1) for flag in flags if "=" in flag)
if "--mla-report" not in values:
    sys.stdout.write(text)
    sys.exit()
if command == "crash":
    sys.exit("bad IR")
pathlib.Path(values["--mla-report"]).write_text(
    "{" if command == "garbled"
    else json.dumps({"version": 1, "sites": [{"verdict": v, "code": None} for v in verdicts]})
)
output = pathlib.Path(flags[flags.index("-o") + 1])
output.write_text(text + "changed\n" if command == "change" else text)
