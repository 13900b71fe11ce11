"""Relations between rulings: the same table told in another way, or with a little more of it told, and what must then follow.

A relation changes the text of a scenario, line by line, and compares what the judge says before and after. Nothing here
knows the inside of the judge but `door.py`; where the texts come from is `texts.py`.
"""
