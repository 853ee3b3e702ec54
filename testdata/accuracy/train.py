"""Trains the model on generated chains until it answers most questions.

    python train.py --device cuda        # writes weights.npz: half a minute on one H200

Master weights are f32, the arithmetic is bf16. What is kept is the average of the last steps'
weights, rounded to bf16, as soon as it answers `--until` of the questions of `--check-seed`, none
of which is trained on, by the step that is exported: a model that answers all of them would show
nothing. For the record they are also answered with rows of the cache rounded to e4m3fn.
"""

import argparse
import json
import pathlib
import re
import sys
import time

import numpy as np
import torch

import language_model
import task

BLANK, IGNORED = len(task.TOKENS), -100
AVERAGED = 0.998  # of the average is kept at each step
WARM_UP, ROUND = 300, 16  # steps; batches are drawn for a round of them


def chains(batch, generator):
    """As task.question, for a batch, held-out ones included.

    Returns values [B,K+1], signs [B,K] in 0..2, numbers [B,K] and counts [B] in 2..K.
    """
    device = generator.device
    draw = lambda low, high: torch.randint(low, high, (batch,), generator=generator, device=device)
    values, signs, numbers = [draw(1, 100)], [], []
    for _ in range(task.OPERATIONS):
        value, sign, term, factor = values[-1], draw(0, 3), draw(1, 100), draw(2, 10)
        sign = torch.where((sign == 2) & (value * factor > task.LARGEST), 0, sign)
        sign = torch.where((sign == 0) & (value + term > task.LARGEST), 1, sign)
        sign = torch.where((sign == 1) & (value < term), 0, sign)
        number = torch.where(sign == 2, factor, term)
        results = torch.stack([value + number, value - number, value * number])
        values.append(results.gather(0, sign[None])[0])
        signs.append(sign)
        numbers.append(number)
    values, signs, numbers = (torch.stack(each, 1) for each in (values, signs, numbers))
    return values, signs, numbers, draw(2, task.OPERATIONS + 1)


def digits(number, width):
    """Returns the digits [B,width] of numbers [B], first ones BLANK."""
    tens = 10 ** torch.arange(width - 1, -1, -1, device=number.device)
    number = number.unsqueeze(1)
    return torch.where((number >= tens) | (tens == 1), number // tens % 10, BLANK)


def sequences(batch, generator):
    """Returns tokens and targets [B,WHOLE-1]: the next token where it belongs to a solution that
    may be trained on."""
    values, signs, numbers, counts = chains(batch, generator)
    plus, equals, stop = (task.TOKENS.index(token) for token in "+=.")  # and - and * follow +
    steps = []
    for done in range(task.OPERATIONS + 1):
        pieces = [digits(values[:, done], 3)]
        for at in range(done, task.OPERATIONS):
            written = torch.cat([signs[:, at : at + 1] + plus, digits(numbers[:, at], 2)], 1)
            pieces.append(torch.where((at < counts).unsqueeze(1), written, BLANK))
        pieces.append(torch.where(done == counts, stop, equals).unsqueeze(1))
        steps.append(torch.where((done <= counts).unsqueeze(1), torch.cat(pieces, 1), BLANK))
    grid = torch.cat(steps, 1)
    order = (grid == BLANK).to(torch.uint8).argsort(dim=1, stable=True)
    text = grid.gather(1, order)[:, : task.WHOLE]
    place = torch.arange(1, task.WHOLE, device=text.device)
    solved = place >= (steps[0] != BLANK).sum(1, keepdim=True)
    operands = torch.arange(task.OPERATIONS, device=text.device)
    operands = torch.where(operands < counts.unsqueeze(1), numbers * (2 * operands + 3), 0)
    trained = ((values[:, 0] + operands.sum(1)) % 8 != 0).unsqueeze(1)
    targets = torch.where(solved & trained & (text[:, 1:] != BLANK), text[:, 1:], IGNORED)
    return torch.where(text == BLANK, stop, text)[:, :-1], targets


def check_sequences(device):
    """Fails unless batches hold what the task defines, and no held-out solution."""
    tokens, targets = sequences(512, torch.Generator(device).manual_seed(0))
    trained = 0
    for row, target in zip(tokens.tolist(), targets.tolist()):
        text = task.decode(row) + "."
        asked = text[: text.index("=") + 1]
        solution = task.solution(asked)
        assert text.startswith(asked + solution), text
        wanted = task.decode(token for token in target if token != IGNORED)
        kept = task.held_out([int(number) for number in re.findall(r"\d+", asked)])
        assert wanted == ("" if kept else solution), (text, wanted)
        trained += bool(wanted)
    assert 400 < trained < 512, trained


def initial(s, generator):
    """Norms are one; of the rest, results have about the size of what is multiplied."""
    made = {}
    for name, shape in language_model.shapes(s).items():
        inputs = 1 if name == "embedding" else shape[-1] if len(shape) == 3 else shape[0]
        size = inputs**-0.5
        if name.endswith(("w_o", "w_down")):
            size *= (2 * s.layers) ** -0.5
        made[name] = torch.randn(shape, generator=generator) * size if len(shape) > 1 else torch.ones(shape)
    return made


def answers(s, weights, texts, device, store=lambda row: row):
    """Returns for each question whether bf16 weights answer it, decoding greedily."""
    state = language_model.first_state(s, texts, len(texts), device)
    step, written = language_model.decode_step(s, store), []
    with torch.no_grad():
        for _ in range(task.WHOLE):
            state[1:] = step(*state, *weights)
            written.append(state[3])
    right = []
    for text, tokens in zip(texts, torch.stack(written, 1).tolist()):
        solution = task.decode(tokens[len(text) - 1 :])
        right.append(task.answer(solution) == task.answer(task.solution(text)))
    return np.array(right)


def to_e4m3fn(row):
    return row.to(torch.float8_e4m3fn).to(row.dtype)


def save(path, names, weights):
    """Writes bf16 weights as their bits, under NAME__bf16."""
    bits = {f"{n}__bf16": w.cpu().view(torch.uint16).numpy() for n, w in zip(names, weights)}
    np.savez_compressed(path, **bits)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--out", default=pathlib.Path(__file__).with_name("weights.npz"))
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=4, help="checks after so many rounds")
    parser.add_argument("--check", type=int, default=4096, help="questions of a check")
    parser.add_argument("--check-seed", type=int, default=2)
    parser.add_argument("--until", type=float, default=0.95)
    parser.add_argument("--most", type=int, default=5000, help="steps")
    args = parser.parse_args()
    start = time.monotonic()
    check_sequences(args.device)
    s = language_model.Sizes()
    made = initial(s, torch.Generator().manual_seed(args.seed))
    names = list(made)
    masters = [w.to(args.device).requires_grad_() for w in made.values()]
    average = [w.detach().clone() for w in masters]
    optimizer = torch.optim.AdamW(masters, lr=args.rate, betas=(0.9, 0.98), weight_decay=0.01)
    generator = torch.Generator(args.device).manual_seed(args.seed)
    texts = task.questions(args.check, args.check_seed)

    @torch.compile
    def loss_of(tokens, targets, *masters):
        weights = {n: w.to(torch.bfloat16) for n, w in zip(names, masters)}
        logits = language_model.logits_of_all(s, weights, tokens)
        return torch.nn.functional.cross_entropy(
            logits.flatten(0, 1), targets.flatten(), ignore_index=IGNORED
        )

    steps = 0
    while steps < args.most:
        tokens, targets = (x.split(args.batch) for x in sequences(ROUND * args.batch, generator))
        for part in zip(tokens, targets):
            for group in optimizer.param_groups:
                group["lr"] = args.rate * min((steps + 1) / WARM_UP, 1)
            loss = loss_of(*part, *masters)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(masters, 1.0)
            optimizer.step()
            optimizer.zero_grad(set_to_none=True)
            with torch.no_grad():
                torch._foreach_lerp_(average, masters, max(1 - AVERAGED, 1 / (steps + 2)))
            steps += 1
        if steps % (args.every * ROUND):
            continue
        kept = [w.detach().to(torch.bfloat16) for w in average]
        right = answers(s, kept, texts, args.device)
        small = answers(s, kept, texts, args.device, to_e4m3fn)
        entry = dict(
            steps=steps, seconds=round(time.monotonic() - start), loss=round(loss.item(), 5),
            bf16=right.mean(), e4m3fn=small.mean(), only_bf16=int((right & ~small).sum()),
            only_e4m3fn=int((small & ~right).sum()),
        )
        print(json.dumps(entry), flush=True)
        if right.mean() >= args.until:
            save(args.out, names, kept)
            return
    sys.exit(f"{args.most} steps do not reach {args.until}")


if __name__ == "__main__":
    main()
