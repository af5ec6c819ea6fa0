"""Holds a server to the description of its HTTP interface (docs/api.md) with schemathesis: starts it on a folder that is gone
afterwards, comes in as a guest, and lets every operation be asked for, with what fits the description and with what does not.

    run.py PROGRAM EXAMPLES

PROGRAM is `alea`, EXAMPLES how many requests are made of each operation in each phase.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import urllib.request

PROGRAM, EXAMPLES = sys.argv[1], sys.argv[2]
SETTINGS = pathlib.Path(__file__).with_name("schemathesis.toml")
TOOL = pathlib.Path(sys.executable).with_name("schemathesis")


def ask(address, path, body, cookie=""):
    headers = {"content-type": "application/json", "cookie": cookie}
    request = urllib.request.Request(address + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return answer.headers, json.load(answer)


def main():
    with tempfile.TemporaryDirectory() as folder:
        log = open(pathlib.Path(folder, "log"), "w+", encoding="utf-8")
        command = [PROGRAM, "--lang", "en", "serve", "--listen", "127.0.0.1:0", "--data", folder]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            address = server.stdout.readline().split()[-1].rstrip("/")
            headers, _ = ask(address, "/api/v1/me", {"name": "Schemathesis"})
            cookie = headers["set-cookie"].split(";")[0]
            # Something to be listed, and records to be had: of backgammon as a match file too.
            terms = {"games": [{"id": "backgammon"}], "length": {"points": 3}}
            for against in ["anyone", "invitation", {"house": "random"}]:
                ask(address, "/api/v1/contests", {"terms": terms, "against": against}, cookie)
            # From a file, since an address of the description would not be tested itself.
            description = pathlib.Path(folder, "openapi.json")
            description.write_bytes(subprocess.run([PROGRAM, "serve", "--openapi"], stdout=subprocess.PIPE, check=True).stdout)
            tested = subprocess.run(
                [TOOL, "--config-file", SETTINGS, "run", description, "--url", address, "--max-examples", EXAMPLES],
                env={**os.environ, "ALEA_GUEST": cookie.partition("=")[2]},
                cwd=folder,
                check=False,
            )
        finally:
            server.terminate()
            server.wait()
        log.seek(0)
        told = [line for line in log if "ERROR" in line or "panicked" in line]
        sys.stderr.writelines(told)
        return tested.returncode or len(told)


sys.exit(main())
