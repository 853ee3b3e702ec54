"""The task: chains of sums, differences and products, rewritten step by step.

    37+58-19*3=        asks
    95-19*3=76*3=228.  answers: one operation is done in each step, from left to right

Numbers have at most three digits, the operands of `*` one. The number before the full stop is
the answer. A question belongs to the held-out ones by a rule, so that none is trained on.
"""

import random

TOKENS = "0123456789+-*=."
STOP = TOKENS.index(".")
# Tokens of the longest question, and of the longest with its solution.
PROMPT, WHOLE = 15, 49
OPERATIONS = 4
LARGEST = 999


def held_out(numbers):
    """Whether a chain of these numbers is kept for tests: one in eight."""
    return sum((2 * at + 1) * number for at, number in enumerate(numbers)) % 8 == 0


def apply(value, sign, number):
    return {"+": value + number, "-": value - number, "*": value * number}[sign]


def operation(rng, value):
    """Draws a sign and a number with a result of 0..LARGEST."""
    sign = "+-*"[rng.randrange(3)]
    term, factor = 1 + rng.randrange(99), 2 + rng.randrange(8)
    if sign == "*" and value * factor > LARGEST:
        sign = "+"
    if sign == "+" and value + term > LARGEST:
        sign = "-"
    if sign == "-" and value < term:
        sign = "+"
    return sign, factor if sign == "*" else term


def question(rng):
    """Draws a held-out question of two to OPERATIONS operations."""
    while True:
        value = first = 1 + rng.randrange(99)
        operations = []
        for _ in range(2 + rng.randrange(OPERATIONS - 1)):
            operations.append(operation(rng, value))
            value = apply(value, *operations[-1])
        if held_out([first, *(number for _, number in operations)]):
            return write(first, operations)


def write(value, operations):
    return str(value) + "".join(f"{sign}{number}" for sign, number in operations) + "="


def solution(text):
    """Returns what follows a question: `37+58-19=` -> `95-19=76.`"""
    signs = [at for at, token in enumerate(text) if token in "+-*"]
    value, operations = int(text[: signs[0]]), []
    for at, end in zip(signs, [*signs[1:], len(text) - 1]):
        operations.append((text[at], int(text[at + 1 : end])))
    steps = []
    while operations:
        value, operations = apply(value, *operations[0]), operations[1:]
        steps.append(write(value, operations) if operations else f"{value}.")
    return "".join(steps)


def answer(text):
    """Returns the number that a solution ends with; None if it has no end."""
    head, stop, _ = text.partition(".")
    last = head.rpartition("=")[2]
    return int(last) if stop and last.isdecimal() else None


def questions(count, seed):
    rng = random.Random(seed)
    return [question(rng) for _ in range(count)]


def encode(text):
    return [TOKENS.index(token) for token in text]


def decode(tokens):
    return "".join(TOKENS[token] for token in tokens)
