"""The net under every ruling: what today's judge says, one line a question, kept as text and compared by a test.

`casebook-*.tsv` records every file below `scenarios/`, `boards-*.tsv` the generated boards below `boards/`. A line has the
file, the line in it, the question, the verdict, the answer, the clauses that decided, the conditions (what each is about, and
its clause), the exit status of the file, and whether the ruling is provisional; what was wrong with a file is a line of its own.

    python -m tests.net                 writes the records anew
    python -m tests.net --boards 600    first adds boards until there are so many; those that stand are not drawn again
    python -m tests.net --unread 60     the same of the boards with cards whose text is not read (`talkers.py`)

A commit that changes a line of the net says which rule or finding makes the new line right.

`door.py` alone knows the judge: when its rooms move, only that file does.
"""
