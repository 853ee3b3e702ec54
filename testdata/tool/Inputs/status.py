"""usage: status.py STATUS TEXT COMMAND...: the command ends with STATUS and says TEXT."""

import subprocess
import sys

status, text, *command = sys.argv[1:]
run = subprocess.run(command, capture_output=True, text=True)
said = run.stdout + run.stderr
if run.returncode != int(status) or text not in said:
    sys.exit(f"exit status {run.returncode}, expected {status} and {text!r}; it said:\n{said}")
