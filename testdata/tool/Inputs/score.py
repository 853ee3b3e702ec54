"""Runs scripts/score-corpus on `score` with the stand-in; prints what it said, blanks squeezed."""

import os
import pathlib
import subprocess
import sys
import tempfile

here = pathlib.Path(__file__).resolve().parent
root = here.parent.parent.parent
with tempfile.TemporaryDirectory() as scratch:
    fake = pathlib.Path(scratch, "fake")
    fake.write_text(f'#!/bin/sh\nexec {sys.executable} {here}/fake-mla-opt.py "$@"\n')
    fake.chmod(0o755)
    tools = dict(MLA_OPT=str(fake), MLIR_OPT=str(fake))
    for options in (["--level", "linalg"], ["--family", "right"], ["--family", "none"]):
        run = subprocess.run(
            [sys.executable, root / "scripts" / "score-corpus", here / "score", *options],
            capture_output=True, text=True, env=os.environ | tools,
        )
        for line in run.stdout.splitlines():
            print(" ".join(line.split()))
        print("exit status", run.returncode)
