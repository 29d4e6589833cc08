import { type AuthoredExercise, hidden } from './exercise.ts'

export const pythonExercises: readonly AuthoredExercise[] = [
  {
    id: 'py-word-count',
    title: 'Count words',
    kind: 'python',
    skill: 'Python',
    difficulty: 'beginner',
    minutes: 10,
    task: [
      'Write `word_count(text)`. It returns a dictionary with the number of times each word occurs. Words are separated by white space; case makes no difference, so keys are in lower case.',
    ],
    starter: 'def word_count(text):\n    return {}\n',
    tests: [
      {
        name: 'counts words',
        probe: "word_count('to be or not to be')",
        expected: { to: 2, be: 2, or: 1, not: 1 },
      },
      { name: 'ignores case', probe: "word_count('Go go GO')", expected: { go: 3 } },
      { name: 'returns an empty dictionary for no text', probe: "word_count('')", expected: {} },
      hidden({ probe: "word_count('a\\n b\\t a  ')", expected: { a: 2, b: 1 } }),
    ],
    hints: [
      'Split the text and go through the words.',
      '`split()` without an argument splits at any white space.',
      '`counts[word] = counts.get(word, 0) + 1` for each word of `text.lower().split()`.',
    ],
    solution:
      'def word_count(text):\n    counts = {}\n    for word in text.lower().split():\n        counts[word] = counts.get(word, 0) + 1\n    return counts\n',
  },
  {
    id: 'py-no-shared-default',
    title: 'A list that should not be shared',
    kind: 'python',
    skill: 'Python',
    difficulty: 'beginner',
    minutes: 10,
    task: [
      'The function `add_tag` surprises everyone: calls without a list see the tags of earlier calls. Mend it.',
      'A list that the caller gives must still get the tag, and be returned.',
    ],
    starter: 'def add_tag(tag, tags=[]):\n    tags.append(tag)\n    return tags\n',
    tests: [
      {
        name: 'starts afresh with every call',
        probe: "[add_tag('a'), add_tag('b')]",
        expected: [['a'], ['b']],
      },
      { name: 'adds to a given list', probe: "add_tag('b', ['a'])", expected: ['a', 'b'] },
      hidden({ probe: "(lambda given: add_tag('x', given) is given)([])", expected: true }),
      hidden({ probe: "[len(add_tag('x')) for _ in range(3)]", expected: [1, 1, 1] }),
    ],
    hints: [
      'Python makes a default value once, when it reads the function.',
      'Take a default that cannot change, and make the list inside. An empty list that was given is still the one to use.',
      'Use `tags=None` and `if tags is None: tags = []`.',
    ],
    solution:
      'def add_tag(tag, tags=None):\n    if tags is None:\n        tags = []\n    tags.append(tag)\n    return tags\n',
  },
  {
    id: 'py-clean-records',
    title: 'Clean up records',
    kind: 'python',
    skill: 'Data Quality',
    difficulty: 'beginner',
    minutes: 15,
    task: [
      'Write `clean(rows)`. Each row is a dictionary with `name` and `age` as text. Return new dictionaries with the name without spaces at its ends and the age as an integer.',
      'Leave out rows without a name or with an age that is not a whole number.',
    ],
    starter: "def clean(rows):\n    return [{'name': row['name'], 'age': int(row['age'])} for row in rows]\n",
    tests: [
      {
        name: 'trims and converts',
        probe: "clean([{'name': ' Ana ', 'age': '30'}])",
        expected: [{ name: 'Ana', age: 30 }],
      },
      {
        name: 'leaves out what cannot be read',
        probe:
          "clean([{'name': '', 'age': '1'}, {'name': 'Ben', 'age': 'old'}, {'name': 'Cleo', 'age': '7'}])",
        expected: [{ name: 'Cleo', age: 7 }],
      },
      hidden({ probe: "clean([{'name': '   ', 'age': '5'}])", expected: [] }),
      hidden({
        probe: "clean([{'name': 'Dan', 'age': ''}, {'name': 'Eva', 'age': ' 41 '}])",
        expected: [{ name: 'Eva', age: 41 }],
      }),
    ],
    hints: [
      'Go through the rows one by one and decide whether to keep each.',
      '`int` raises a `ValueError` for a text that is not a number; you can catch it.',
      "`try: age = int(row['age'])` … `except ValueError: continue`",
    ],
    solution:
      "def clean(rows):\n    kept = []\n    for row in rows:\n        name = row['name'].strip()\n        try:\n            age = int(row['age'])\n        except ValueError:\n            continue\n        if name:\n            kept.append({'name': name, 'age': age})\n    return kept\n",
  },
  {
    id: 'py-moving-average',
    title: 'A moving average',
    kind: 'python',
    skill: 'Data Analysis',
    difficulty: 'beginner',
    minutes: 10,
    task: [
      'Write `moving_average(values, size)`. It returns the average of every `size` neighbouring values, from left to right. With fewer values than `size` it returns an empty list.',
    ],
    starter: 'def moving_average(values, size):\n    return [sum(values) / size]\n',
    tests: [
      { name: 'averages neighbours', probe: 'moving_average([1, 2, 3, 4], 2)', expected: [1.5, 2.5, 3.5] },
      { name: 'returns nothing for too few values', probe: 'moving_average([1], 2)', expected: [] },
      { name: 'returns the values for size 1', probe: 'moving_average([5, 7], 1)', expected: [5, 7] },
      hidden({ probe: 'moving_average([2, 4, 6], 3)', expected: [4] }),
      hidden({ probe: 'moving_average([0.1, 0.2, 0.3], 2)', expected: [0.15, 0.25] }),
    ],
    hints: [
      'How many windows of that size fit into the list?',
      'Use slices: `values[at:at + size]`.',
      '`[sum(values[at:at + size]) / size for at in range(len(values) - size + 1)]`',
    ],
    solution:
      'def moving_average(values, size):\n    return [sum(values[at:at + size]) / size for at in range(len(values) - size + 1)]\n',
  },
  {
    id: 'py-confusion-figures',
    title: 'Precision and recall',
    kind: 'python',
    skill: 'Machine Learning',
    difficulty: 'intermediate',
    minutes: 15,
    task: [
      'Write `scores(actual, predicted)` for two lists of booleans of the same length. It returns a dictionary with `precision` and `recall`.',
      'Where a figure would divide by zero, it is 0.',
    ],
    starter:
      "def scores(actual, predicted):\n    right = sum(1 for a, p in zip(actual, predicted) if a == p)\n    return {'precision': right / len(actual), 'recall': right / len(actual)}\n",
    tests: [
      {
        name: 'tells precision from recall',
        probe: 'scores([True, True, True, False], [True, False, False, False])',
        expected: { precision: 1, recall: 1 / 3 },
      },
      {
        name: 'counts false alarms against precision',
        probe: 'scores([True, False, False], [True, True, False])',
        expected: { precision: 0.5, recall: 1 },
      },
      {
        name: 'is 0 when nothing was predicted',
        probe: 'scores([True, False], [False, False])',
        expected: { precision: 0, recall: 0 },
      },
      hidden({ probe: 'scores([False, False], [True, False])', expected: { precision: 0, recall: 0 } }),
      hidden({ probe: 'scores([], [])', expected: { precision: 0, recall: 0 } }),
    ],
    hints: [
      'Both figures start from the cases that are true and were predicted.',
      'Precision divides by everything that was predicted, recall by everything that is true.',
      'Count `hits`, `sum(predicted)` and `sum(actual)`; divide only if the divisor is not 0.',
    ],
    solution:
      "def scores(actual, predicted):\n    hits = sum(1 for a, p in zip(actual, predicted) if a and p)\n    claimed = sum(1 for p in predicted if p)\n    real = sum(1 for a in actual if a)\n    return {\n        'precision': hits / claimed if claimed else 0,\n        'recall': hits / real if real else 0,\n    }\n",
  },
  {
    id: 'py-split-without-leak',
    title: 'Scale without leaking',
    kind: 'python',
    skill: 'Machine Learning',
    difficulty: 'intermediate',
    minutes: 15,
    task: [
      'Write `scale(train, test)`. It returns two lists: both scaled so that the smallest value of `train` becomes 0 and the largest 1.',
      'Nothing about `test` may influence the scale. If all values of `train` are equal, every result is 0.',
    ],
    starter:
      'def scale(train, test):\n    everything = train + test\n    low, high = min(everything), max(everything)\n    def scaled(values):\n        return [(value - low) / (high - low) for value in values]\n    return scaled(train), scaled(test)\n',
    tests: [
      { name: 'scales the training values', probe: 'scale([0, 5, 10], [5])', expected: [[0, 0.5, 1], [0.5]] },
      {
        name: 'lets test values lie outside',
        probe: 'scale([0, 10], [20, -10])',
        expected: [
          [0, 1],
          [2, -1],
        ],
      },
      { name: 'copes with equal values', probe: 'scale([3, 3], [9])', expected: [[0, 0], [0]] },
      hidden({ probe: 'scale([10, 20], [])', expected: [[0, 1], []] }),
    ],
    hints: [
      'A model must not have seen the test data, not even its range.',
      'Take the smallest and largest value from `train` alone.',
      'Compute `low, high` from `train`; return 0 for each value when `high == low`.',
    ],
    solution:
      'def scale(train, test):\n    low, high = min(train), max(train)\n    def scaled(values):\n        return [(value - low) / (high - low) if high > low else 0 for value in values]\n    return scaled(train), scaled(test)\n',
  },
  {
    id: 'py-log-levels',
    title: 'Find the noisy service',
    kind: 'python',
    skill: 'Monitoring',
    difficulty: 'intermediate',
    minutes: 15,
    task: [
      'Log lines look like `2026-05-01T10:00:00 cart ERROR payment refused`. Write `noisiest(lines)`: the service with the most `ERROR` lines, or `None` if there is none. Of services with equally many, take the first by name.',
      'Lines with fewer than three parts are ignored.',
    ],
    starter:
      "def noisiest(lines):\n    for line in lines:\n        if 'ERROR' in line:\n            return line.split()[1]\n",
    tests: [
      {
        name: 'finds the service with the most errors',
        probe: "noisiest(['t a ERROR x', 't b ERROR y', 't b ERROR z'])",
        expected: 'b',
      },
      {
        name: 'looks at the level only',
        probe: "noisiest(['t a INFO no ERROR here', 't a INFO ERROR ERROR', 't c ERROR x'])",
        expected: 'c',
      },
      {
        name: 'returns None without errors',
        probe: "noisiest(['t a INFO x', 'broken'])",
        compare: 'equal',
        expected: null,
      },
      hidden({ probe: "noisiest(['t b ERROR x', 't a ERROR y', '', 'ERROR'])", expected: 'a' }),
      hidden({ probe: 'noisiest([]) is None', expected: true }),
    ],
    hints: [
      'Split each line into its first three parts and compare the third.',
      'Count per service in a dictionary, then pick by count and name.',
      '`min(counts, key=lambda name: (-counts[name], name))` if there are any.',
    ],
    solution:
      "def noisiest(lines):\n    counts = {}\n    for line in lines:\n        parts = line.split()\n        if len(parts) >= 3 and parts[2] == 'ERROR':\n            counts[parts[1]] = counts.get(parts[1], 0) + 1\n    if not counts:\n        return None\n    return min(counts, key=lambda name: (-counts[name], name))\n",
  },
  {
    id: 'py-same-network',
    title: 'Is it in the network?',
    kind: 'python',
    skill: 'Computer Networking',
    difficulty: 'expert',
    minutes: 20,
    task: [
      'Write `in_network(address, network)`: whether an IPv4 address such as `10.0.3.7` belongs to a network such as `10.0.0.0/16`. Both are always well formed.',
    ],
    starter:
      "def in_network(address, network):\n    prefix = network.split('/')[0]\n    return address.startswith(prefix)\n",
    tests: [
      { name: 'finds an address inside', probe: "in_network('10.0.3.7', '10.0.0.0/16')", expected: true },
      { name: 'finds an address outside', probe: "in_network('10.1.0.1', '10.0.0.0/16')", expected: false },
      {
        name: 'handles a network that ends within a number',
        probe:
          "[in_network('192.168.1.130', '192.168.1.128/25'), in_network('192.168.1.127', '192.168.1.128/25')]",
        expected: [true, false],
      },
      hidden({
        probe:
          "[in_network('8.8.8.8', '0.0.0.0/0'), in_network('8.8.8.8', '8.8.8.8/32'), in_network('8.8.8.9', '8.8.8.8/32')]",
        expected: [true, true, false],
      }),
      hidden({ probe: "in_network('172.31.255.1', '172.16.0.0/12')", expected: true }),
    ],
    hints: [
      'An address is one number of 32 bits, written in four parts.',
      'Two addresses are in the same network if their first bits are equal. Shift the others away.',
      '`to_number(address) >> (32 - bits) == to_number(base) >> (32 - bits)`',
    ],
    solution:
      "def to_number(address):\n    number = 0\n    for part in address.split('.'):\n        number = number * 256 + int(part)\n    return number\n\n\ndef in_network(address, network):\n    base, bits = network.split('/')\n    shift = 32 - int(bits)\n    return to_number(address) >> shift == to_number(base) >> shift\n",
  },
  {
    id: 'py-batches',
    title: 'Batches from a stream',
    kind: 'python',
    skill: 'Data Pipelines',
    difficulty: 'expert',
    minutes: 15,
    task: [
      'Write the generator `batches(items, size)`. It yields lists of up to `size` items. `items` can be any iterable, even an endless one, so take no more items than the next batch needs.',
    ],
    starter:
      'def batches(items, size):\n    everything = list(items)\n    for at in range(0, len(everything), size):\n        yield everything[at:at + size]\n',
    tests: [
      { name: 'makes batches', probe: 'list(batches([1, 2, 3, 4, 5], 2))', expected: [[1, 2], [3, 4], [5]] },
      { name: 'yields nothing for no items', probe: 'list(batches([], 3))', expected: [] },
      {
        name: 'takes no more items than it needs',
        probe: '(lambda taken: [next(batches((taken.append(n) or n for n in range(100)), 2)), taken])([])',
        expected: [
          [0, 1],
          [0, 1],
        ],
      },
      hidden({ probe: "list(batches(iter('abcd'), 4))", expected: [['a', 'b', 'c', 'd']] }),
      hidden({ probe: 'list(batches(range(3), 1))', expected: [[0], [1], [2]] }),
    ],
    hints: [
      '`list(items)` takes everything, which never ends for an endless stream.',
      'Collect items in a list, and yield it as soon as it is full.',
      'Do not forget the last, shorter batch after the loop; yield it only if it has items.',
    ],
    solution:
      'def batches(items, size):\n    batch = []\n    for item in items:\n        batch.append(item)\n        if len(batch) == size:\n            yield batch\n            batch = []\n    if batch:\n        yield batch\n',
  },
  {
    id: 'py-token-bucket',
    title: 'Limit how often',
    kind: 'python',
    skill: 'System Design',
    difficulty: 'expert',
    minutes: 20,
    task: [
      'Write the class `Bucket(capacity, per_second)`, a token bucket. It starts full. `allow(now)` takes one token and returns `True`, or returns `False` if there is no whole token.',
      'Between calls, `per_second` tokens a second come back, up to the capacity. `now` is a time in seconds; if it goes back, no tokens are gained or lost.',
    ],
    starter:
      'class Bucket:\n    def __init__(self, capacity, per_second):\n        self.tokens = capacity\n\n    def allow(self, now):\n        self.tokens -= 1\n        return self.tokens >= 0\n',
    tests: [
      {
        name: 'allows as many as it holds',
        probe: '(lambda b: [b.allow(0), b.allow(0), b.allow(0)])(Bucket(2, 1))',
        expected: [true, true, false],
      },
      {
        name: 'fills up again with time',
        probe: '(lambda b: [b.allow(0), b.allow(0.5), b.allow(1)])(Bucket(1, 1))',
        expected: [true, false, true],
      },
      {
        name: 'never holds more than its capacity',
        probe: '(lambda b: [b.allow(0), b.allow(100), b.allow(100), b.allow(100)])(Bucket(2, 5))',
        expected: [true, true, true, false],
      },
      hidden({
        probe: '(lambda b: [b.allow(10), b.allow(5), b.allow(10), b.allow(11)])(Bucket(1, 1))',
        expected: [true, false, false, true],
      }),
      hidden({
        probe: '(lambda b: [b.allow(n / 4) for n in range(9)])(Bucket(1, 2))',
        expected: [true, false, true, false, true, false, true, false, true],
      }),
    ],
    hints: [
      'Remember how many tokens there are and when you last looked.',
      'On every call, first add what came back since then, at most up to the capacity. A refused call takes nothing.',
      'Keep `self.last = max(self.last, now)`, so that a clock that goes back gains nothing.',
    ],
    solution:
      'class Bucket:\n    def __init__(self, capacity, per_second):\n        self.capacity = capacity\n        self.per_second = per_second\n        self.tokens = capacity\n        self.last = None\n\n    def allow(self, now):\n        if self.last is None:\n            self.last = now\n        passed = max(0, now - self.last)\n        self.last = max(self.last, now)\n        self.tokens = min(self.capacity, self.tokens + passed * self.per_second)\n        if self.tokens < 1:\n            return False\n        self.tokens -= 1\n        return True\n',
  },
]
