import type { SkillQuiz } from './quiz-question.ts'

export const pythonQuiz: SkillQuiz = {
  skill: 'Python',
  questions: [
    {
      id: 'python-01',
      difficulty: 'beginner',
      question: 'What does this short program print?',
      code: {
        language: 'python',
        lines: ['a = [1, 2, 3]', 'b = a', 'b.append(4)', 'print(a, len(b))'],
      },
      right: {
        text: '`[1, 2, 3, 4] 4`',
        why: '`b = a` gives the same list a second name, so a change made through `b` is visible through `a`.',
      },
      wrong: [
        {
          text: '`[1, 2, 3] 4`',
          why: 'That would need a copy such as `b = a.copy()`; plain assignment never copies a list.',
        },
        {
          text: '`[1, 2, 3] 3`',
          why: '`append` changes the list in place, so the fourth element is there under either name.',
        },
        {
          text: '`[1, 2, 3, 4] 3`',
          why: '`a` and `b` are the same object, so its length cannot differ between the two names.',
        },
      ],
    },
    {
      id: 'python-02',
      difficulty: 'beginner',
      question: 'A user reports that names are still printed in lower case. What is the cause?',
      code: {
        language: 'python',
        lines: ["name = 'ada'", 'name.upper()', 'print(name)'],
      },
      right: {
        text: '`upper` returns a new string that the code throws away',
        why: 'Strings are immutable; write `name = name.upper()` to keep the result.',
      },
      wrong: [
        {
          text: "`upper` only changes the first letter of a string's words",
          why: 'That describes `title`; `upper` turns every letter into upper case, but in a new string.',
        },
        {
          text: '`upper` must be called as a function: `upper(name)`',
          why: '`upper` is a method of strings and is called correctly here; only its result is lost.',
        },
        {
          text: '`print` shows the value that the variable had at first',
          why: '`print` shows the current value; the value simply never changed.',
        },
      ],
    },
    {
      id: 'python-03',
      difficulty: 'beginner',
      question: 'The user types 41. What happens?',
      code: {
        language: 'python',
        lines: ["age = input('Your age: ')", 'print(age + 1)'],
      },
      right: {
        text: 'It raises a `TypeError` at the addition',
        why: "`input` always returns a string, and `'41' + 1` mixes a string with an integer. Convert with `int(age)` first.",
      },
      wrong: [
        {
          text: 'It prints `42`, as the input looks like a number',
          why: "Python does not convert typed text into a number by itself; `input` returns the string `'41'`.",
        },
        {
          text: 'It prints `411`, as the two are joined',
          why: 'Joining a string and a number happens in JavaScript; Python refuses to mix the types.',
        },
        {
          text: 'It raises a `ValueError` at the input',
          why: "`input` accepts any text; a `ValueError` would come from `int('abc')`, for example.",
        },
      ],
    },
    {
      id: 'python-04',
      difficulty: 'beginner',
      question: 'What does this short program print?',
      code: {
        language: 'python',
        lines: [
          'def total(prices):',
          '    result = 0',
          '    for price in prices:',
          '        result += price',
          '    print(result)',
          '',
          'answer = total([2, 3])',
          'print(answer)',
        ],
      },
      right: {
        text: '`5` and then `None`',
        why: 'The function prints 5 itself, but has no `return`, so the call evaluates to `None`.',
      },
      wrong: [
        {
          text: '`5` and then `5`',
          why: 'That would need `return result`; printing a value does not hand it to the caller.',
        },
        {
          text: '`None` and then `5`',
          why: 'The `print` inside the function runs first, during the call, so 5 comes first.',
        },
        {
          text: '`5` and then an error',
          why: 'Calling a function without `return` is no error; its value is `None`, which can be printed.',
        },
      ],
    },
    {
      id: 'python-05',
      difficulty: 'beginner',
      question:
        '`counts` is a dictionary from words to numbers. Which line adds one to a word that may not be in it yet?',
      right: {
        text: '`counts[word] = counts.get(word, 0) + 1`',
        why: '`get` returns the default 0 for a missing key, so the first occurrence sets the count to 1.',
      },
      wrong: [
        {
          text: '`counts[word] = counts[word] + 1`',
          why: 'This reads `counts[word]` first and raises `KeyError` if the word is not there yet.',
        },
        {
          text: '`counts[word] = counts.get(word) + 1`',
          why: 'Without a default, `get` returns `None` for a missing key, and `None + 1` is a `TypeError`.',
        },
        {
          text: '`counts.get(word, 0) += 1`',
          why: 'The result of a call cannot be assigned to, so this is a syntax error.',
        },
      ],
    },
    {
      id: 'python-06',
      difficulty: 'beginner',
      question: 'This should remove all negative numbers. What is left in `values`?',
      code: {
        language: 'python',
        lines: [
          'values = [-1, -2, 3, -4]',
          'for v in values:',
          '    if v < 0:',
          '        values.remove(v)',
          'print(values)',
        ],
      },
      right: {
        text: '`[-2, 3]`',
        why: 'Removing an item shifts the rest to the left while the loop moves on, so the element after a removed one is skipped.',
      },
      wrong: [
        {
          text: '`[3]`',
          why: 'That is the intent, but the loop skips -2 because the list shrinks under it. Build a new list instead.',
        },
        {
          text: '`[-2, 3, -4]`',
          why: '-4 is reached: after -2 was skipped, the loop sees 3 and then -4, which is removed.',
        },
        {
          text: 'A `RuntimeError`',
          why: 'Python raises this for a dictionary that changes size during a loop; for lists it silently skips.',
        },
      ],
    },
    {
      id: 'python-07',
      difficulty: 'beginner',
      question:
        'A folder holds one file `random.py` with these two lines. Running it fails with an error that `random` has no attribute `randint`. Why?',
      code: {
        language: 'python',
        lines: ['import random', 'print(random.randint(1, 6))'],
      },
      right: {
        text: 'The import finds this file instead of the library module',
        why: "The script's own folder comes first on the import path, so `random.py` hides the standard module. Rename the file.",
      },
      wrong: [
        {
          text: 'The `random` package has to be installed with `pip` first',
          why: '`random` is part of the standard library; nothing has to be installed.',
        },
        {
          text: 'The generator has to be seeded before its first number',
          why: 'The generator seeds itself; a seed is only needed for repeatable results.',
        },
        {
          text: 'The function must be imported by name to be callable',
          why: '`from random import randint` works as well, but here it would look in the wrong file, too.',
        },
      ],
    },
    {
      id: 'python-08',
      difficulty: 'beginner',
      question: 'Why is the second way of reading a file preferred?',
      code: {
        language: 'python',
        lines: [
          '# first',
          "f = open('log.txt')",
          'text = f.read()',
          'f.close()',
          '',
          '# second',
          "with open('log.txt') as f:",
          '    text = f.read()',
        ],
      },
      right: {
        text: 'The file is closed even if reading raises an error',
        why: '`with` guarantees that the file is closed on leaving the block; in the first way an exception skips `f.close()`.',
      },
      wrong: [
        {
          text: 'The file is read line by line, which saves memory',
          why: '`f.read()` loads the whole file in either way; iterating over `f` would go line by line.',
        },
        {
          text: 'The file is created first if it does not exist yet',
          why: 'Opening for reading fails with `FileNotFoundError` in either way.',
        },
        {
          text: 'The file is locked against access by other programs',
          why: '`open` does not lock the file, with or without `with`.',
        },
      ],
    },
    {
      id: 'python-09',
      difficulty: 'intermediate',
      question: 'What does this short program print?',
      code: {
        language: 'python',
        lines: [
          'def add(item, basket=[]):',
          '    basket.append(item)',
          '    return basket',
          '',
          "add('tea')",
          "print(add('milk'))",
        ],
      },
      right: {
        text: "`['tea', 'milk']`",
        why: 'The default list is created once, when `def` runs, and shared by all calls that omit the argument. Use `None` as the default.',
      },
      wrong: [
        {
          text: "`['milk']`",
          why: 'Defaults are not evaluated per call; the list from the first call is still there.',
        },
        {
          text: "`['milk', 'tea']`",
          why: '`append` adds at the end, so the earlier item comes first.',
        },
        {
          text: "`['milk', 'milk']`",
          why: 'The calls share one list but not their arguments: the first call appended tea.',
        },
      ],
    },
    {
      id: 'python-10',
      difficulty: 'intermediate',
      question: 'What does the second `print` show?',
      code: {
        language: 'python',
        lines: ['squares = (n * n for n in range(4))', 'print(sum(squares))', 'print(list(squares))'],
      },
      right: {
        text: '`[]`',
        why: 'A generator can be consumed only once; `sum` has used it up, so nothing is left for `list`.',
      },
      wrong: [
        {
          text: '`[0, 1, 4, 9]`',
          why: 'A list would give that; a generator does not start again when it is iterated a second time.',
        },
        {
          text: '`[14]`',
          why: '`sum` returns its result and leaves nothing in the generator.',
        },
        {
          text: '`StopIteration`',
          why: '`list` handles the end of the iterator itself; only a bare `next(squares)` would raise this.',
        },
      ],
    },
    {
      id: 'python-11',
      difficulty: 'intermediate',
      question: 'Three callbacks are created in a loop. What is printed?',
      code: {
        language: 'python',
        lines: [
          'callbacks = []',
          'for i in range(3):',
          '    callbacks.append(lambda: i)',
          'print([c() for c in callbacks])',
        ],
      },
      right: {
        text: '`[2, 2, 2]`',
        why: 'The lambdas look up `i` when they are called, and by then the loop has left it at 2. `lambda i=i: i` would fix each value.',
      },
      wrong: [
        {
          text: '`[0, 1, 2]`',
          why: 'Closures hold the variable, not the value it had when the lambda was created.',
        },
        {
          text: '`[3, 3, 3]`',
          why: '`range(3)` ends with 2, and unlike in a C loop the variable is not raised past the last value.',
        },
        {
          text: 'A `NameError` for `i`',
          why: 'A loop variable stays defined after the loop, so the lookup succeeds.',
        },
      ],
    },
    {
      id: 'python-12',
      difficulty: 'intermediate',
      question: 'Calling `bump()` raises `UnboundLocalError`. Why, although `count` exists?',
      code: {
        language: 'python',
        lines: ['count = 0', '', 'def bump():', '    print(count)', '    count += 1'],
      },
      right: {
        text: 'The assignment makes `count` local in all of `bump`',
        why: 'A name assigned anywhere in a function is local throughout, so `print` reads it before it has a value. `global count` would change that.',
      },
      wrong: [
        {
          text: 'A function may not read the variables of its module',
          why: 'Reading module variables works without any declaration; the assignment is what changes the scope.',
        },
        {
          text: 'An integer is immutable and cannot be raised by `+=`',
          why: '`+=` on an integer simply binds the name to a new integer; immutability is no obstacle.',
        },
        {
          text: 'The variable has to be passed in to be printed there',
          why: 'Passing it in is good design, but reading a module variable without an argument is allowed.',
        },
      ],
    },
    {
      id: 'python-13',
      difficulty: 'intermediate',
      question: "Two users see each other's items. What is the cause?",
      code: {
        language: 'python',
        lines: [
          'class Cart:',
          '    items = []',
          '',
          '    def add(self, item):',
          '        self.items.append(item)',
        ],
      },
      right: {
        text: '`items` belongs to the class and is shared by all carts',
        why: 'A name assigned in the class body is one object for all instances. Create it in `__init__` as `self.items = []`.',
      },
      wrong: [
        {
          text: '`self` refers to the cart that was created last of all',
          why: '`self` is the instance the method was called on; the list found through it is the shared one.',
        },
        {
          text: '`append` returns a new list that replaces the older one',
          why: '`append` changes the list in place and returns `None`.',
        },
        {
          text: 'The class needs a `@staticmethod` decorator on its `add`',
          why: 'A static method would not get `self` at all; the problem is where the list is stored.',
        },
      ],
    },
    {
      id: 'python-14',
      difficulty: 'intermediate',
      question:
        '`report.py` begins with `from mailer import send`. A test must keep `report.run()` from sending mail. Which patch works?',
      right: {
        text: "`patch('report.send')`",
        why: '`from … import` bound the name in `report`, so that is where the code looks it up and where it must be replaced.',
      },
      wrong: [
        {
          text: "`patch('mailer.send')`",
          why: 'This replaces the name in `mailer`, but `report` already holds its own reference to the real function.',
        },
        {
          text: "`patch('report.mailer.send')`",
          why: '`from mailer import send` does not bind the name `mailer` in `report`, so the target does not exist.',
        },
        {
          text: "`patch('mailer.report.send')`",
          why: '`mailer` does not contain `report`; the target is the module that uses the name.',
        },
      ],
    },
    {
      id: 'python-15',
      difficulty: 'intermediate',
      question:
        'A script that does heavy arithmetic in pure Python keeps one core at 100 percent. Splitting it over four threads (standard CPython build) does not help. What does?',
      right: {
        text: 'A `ProcessPoolExecutor`, as processes do not share a GIL',
        why: 'Only one thread at a time runs Python bytecode because of the GIL; each process has an interpreter and a GIL of its own.',
      },
      wrong: [
        {
          text: 'A `ThreadPoolExecutor`, as a pool schedules threads better',
          why: 'The pool only manages threads; they still take turns holding the GIL.',
        },
        {
          text: 'An `asyncio` loop, as coroutines avoid the cost of threads',
          why: 'Coroutines run in a single thread and help with waiting, not with computing.',
        },
        {
          text: 'A higher number of threads, as each one gets more CPU time',
          why: 'More threads share the same GIL and only add switching.',
        },
      ],
    },
    {
      id: 'python-16',
      difficulty: 'intermediate',
      question:
        'Colleagues complain that bugs in this code vanish without a trace. A missing file is normal. What is the best change?',
      code: {
        language: 'python',
        lines: [
          'def load(path):',
          '    try:',
          '        return parse(open(path).read())',
          '    except Exception:',
          '        return {}',
        ],
      },
      right: {
        text: 'Catch only `FileNotFoundError`, the failure it expects',
        why: 'A bug in `parse` then shows up with its traceback instead of as an empty result.',
      },
      wrong: [
        {
          text: 'Catch `BaseException`, so that no error is overlooked',
          why: 'This hides even more, including `KeyboardInterrupt` and `SystemExit`.',
        },
        {
          text: 'Return `None`, so that the caller notices the failure',
          why: 'The cause is still lost, and every caller must now check for `None`.',
        },
        {
          text: 'Wrap only `parse`, since opening does not raise errors',
          why: 'Opening is exactly what fails for a missing file, and errors of `parse` would still be swallowed.',
        },
      ],
    },
    {
      id: 'python-17',
      difficulty: 'expert',
      question: 'Instances of this class are to be keys of a dictionary. What happens?',
      code: {
        language: 'python',
        lines: [
          'class Point:',
          '    def __init__(self, x, y):',
          '        self.x, self.y = x, y',
          '',
          '    def __eq__(self, other):',
          '        return (self.x, self.y) == (other.x, other.y)',
          '',
          "names = {Point(1, 2): 'home'}",
        ],
      },
      right: {
        text: 'A `TypeError`, because `Point` is unhashable',
        why: 'Defining `__eq__` without `__hash__` sets `__hash__` to `None`, as equal objects must have equal hashes.',
      },
      wrong: [
        {
          text: 'It works, and an equal point finds the entry',
          why: 'That needs a matching `__hash__`, such as `hash((self.x, self.y))`, or a frozen dataclass.',
        },
        {
          text: 'It works, but only the same object finds it',
          why: 'The identity hash of `object` is inherited only as long as `__eq__` is not defined.',
        },
        {
          text: 'An `AttributeError` when keys are compared',
          why: 'Comparison is not reached; creating the dictionary already fails at hashing the key.',
        },
      ],
    },
    {
      id: 'python-18',
      difficulty: 'expert',
      question:
        'A long-running service creates many `Client` objects and drops them, yet memory grows. What keeps them alive?',
      code: {
        language: 'python',
        lines: [
          'from functools import lru_cache',
          '',
          'class Client:',
          '    @lru_cache(maxsize=None)',
          '    def price(self, sku):',
          '        return self.fetch(sku)',
        ],
      },
      right: {
        text: 'The cache on the class holds `self` as part of each key',
        why: 'The cache lives with the function on the class, and every key includes the instance. Cache per instance or by a value instead.',
      },
      wrong: [
        {
          text: 'The decorator makes `price` a closure over each object',
          why: 'The decorator runs once, when the class is created, and closes over no instance.',
        },
        {
          text: 'Each object gets a cache whose cycle cannot be collected',
          why: 'There is one cache for the whole class, and the collector does find cycles.',
        },
        {
          text: "The fetched prices refer back to the client's attributes",
          why: 'Prices are results without a reason to refer to the client; the keys do.',
        },
      ],
    },
    {
      id: 'python-19',
      difficulty: 'expert',
      question: 'What does this short program print?',
      code: {
        language: 'python',
        lines: [
          'class A:',
          "    def go(self): return 'A'",
          '',
          'class B(A):',
          "    def go(self): return 'B' + super().go()",
          '',
          'class C(A):',
          "    def go(self): return 'C' + super().go()",
          '',
          'class D(B, C):',
          "    def go(self): return 'D' + super().go()",
          '',
          'print(D().go())',
        ],
      },
      right: {
        text: '`DBCA`',
        why: "`super()` follows the MRO of the instance's class, which is D, B, C, A; so in B it leads to C, not to A.",
      },
      wrong: [
        {
          text: '`DBA`',
          why: '`super()` in B means the next class in the MRO of D, not simply the base class of B.',
        },
        {
          text: '`DBACA`',
          why: 'The MRO contains each class once, so A is not visited once per branch.',
        },
        {
          text: '`DCBA`',
          why: 'The bases are ordered as they are listed: B comes before C in `class D(B, C)`.',
        },
      ],
    },
    {
      id: 'python-20',
      difficulty: 'expert',
      question:
        'In a server, this background job sometimes stops halfway, though its own code raises nothing. What is the likely cause?',
      code: {
        language: 'python',
        lines: [
          'async def handle(request):',
          '    asyncio.create_task(write_audit(request))',
          '    return Response(status=202)',
        ],
      },
      right: {
        text: 'Nothing holds a strong reference to the task',
        why: 'The event loop keeps only weak references to tasks, so one may be collected before it ends. Keep it in a set or use a `TaskGroup`.',
      },
      wrong: [
        {
          text: 'The task is canceled when `handle` returns',
          why: 'Returning does not cancel tasks that were started; only a `TaskGroup` ties them to a scope.',
        },
        {
          text: 'The task only runs until its first `await`',
          why: 'After an `await` the event loop resumes a task; nobody has to wait for it to go on.',
        },
        {
          text: 'The job runs in a thread that the server ends',
          why: 'Tasks run on the event loop in the same thread; no thread is started.',
        },
      ],
    },
    {
      id: 'python-21',
      difficulty: 'expert',
      question: 'What happens with the tuple in this code?',
      code: {
        language: 'python',
        lines: ["t = ([1], 'x')", 'try:', '    t[0] += [2]', 'except TypeError:', "    print('failed', t)"],
      },
      right: {
        text: "`failed ([1, 2], 'x')` is printed",
        why: '`+=` first extends the list in place and then tries to store it in the tuple, which raises after the change was made.',
      },
      wrong: [
        {
          text: "`failed ([1], 'x')` is printed",
          why: 'The error comes from the assignment to the tuple, after the list has already been extended.',
        },
        {
          text: 'Nothing is printed, and `t[0]` is `[1, 2]`',
          why: 'The list is extended, but the augmented assignment also stores to `t[0]`, and tuples refuse that.',
        },
        {
          text: 'Nothing is printed, and `t` is a new tuple',
          why: '`t[0] += …` never builds a new tuple; item assignment on a tuple is not supported.',
        },
      ],
    },
    {
      id: 'python-22',
      difficulty: 'expert',
      question: 'A type checker rejects the last line. Why?',
      code: {
        language: 'python',
        lines: [
          'def normalize(values: list[float]) -> None:',
          '    values.append(0.5)',
          '',
          'counts: list[int] = [1, 2]',
          'normalize(counts)',
        ],
      },
      right: {
        text: '`list` is invariant, as the function might add floats',
        why: 'A mutable container cannot be passed as one of a wider type. `Sequence[float]` is covariant and would accept it for reading.',
      },
      wrong: [
        {
          text: '`int` is not accepted where a `float` is expected here',
          why: 'Checkers do accept an `int` for a `float`; it is the mutable list around it that is not compatible.',
        },
        {
          text: '`list` is covariant and accepts only narrower elements',
          why: 'Were it covariant, the call would be accepted; read-only types such as `Sequence` are.',
        },
        {
          text: '`counts` must be declared `Final` before it is passed on',
          why: '`Final` forbids assigning the name again and has no influence on element types.',
        },
      ],
    },
    {
      id: 'python-23',
      difficulty: 'expert',
      question:
        'If a block that uses this helper fails, the old directory is not restored. What must change?',
      code: {
        language: 'python',
        lines: [
          '@contextmanager',
          'def inside(path):',
          '    old = os.getcwd()',
          '    os.chdir(path)',
          '    yield',
          '    os.chdir(old)',
        ],
      },
      right: {
        text: '`yield` must be in a `try` with the restore in `finally`',
        why: 'An exception in the `with` block is raised inside the generator at `yield`, so the code after it is skipped without `finally`.',
      },
      wrong: [
        {
          text: '`yield old` must hand on the directory to be restored',
          why: 'The value after `yield` only becomes the `as` target; nobody restores it on an error.',
        },
        {
          text: 'The helper must be a class with `__exit__` returning `True`',
          why: 'Returning `True` suppresses the exception; a class is possible but not needed for cleanup.',
        },
        {
          text: 'The users must restore it in an `except` of their own',
          why: 'Every user of the helper would have to do that; cleanup belongs in the helper.',
        },
      ],
    },
    {
      id: 'python-24',
      difficulty: 'expert',
      question:
        'Writing to the instance dictionary should bypass the property. What does the last line print?',
      code: {
        language: 'python',
        lines: [
          'class User:',
          '    @property',
          '    def age(self):',
          '        return 18',
          '',
          'user = User()',
          "user.__dict__['age'] = 30",
          'print(user.age)',
        ],
      },
      right: {
        text: '`18`, as a property takes precedence over the instance',
        why: 'A property is a data descriptor, and those on the class win over the instance dictionary in attribute lookup.',
      },
      wrong: [
        {
          text: '`30`, as the instance dictionary is looked up first',
          why: 'That holds for plain class attributes and non-data descriptors such as functions.',
        },
        {
          text: '`30`, as the property has no setter that protects it',
          why: 'Even without a setter function a property defines `__set__` and so is a data descriptor.',
        },
        {
          text: 'An `AttributeError`, as the property cannot be written',
          why: 'That is raised by `user.age = 30`; writing to `__dict__` goes around it, and reading is fine.',
        },
      ],
    },
  ],
}
