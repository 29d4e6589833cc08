import { type AuthoredExercise, hidden } from './exercise.ts'

export const typescriptExercises: readonly AuthoredExercise[] = [
  {
    id: 'ts-parse-port',
    title: 'Read a setting without trusting it',
    kind: 'typescript',
    skill: 'TypeScript',
    difficulty: 'beginner',
    minutes: 10,
    task: [
      'Write `parsePort(text: string | undefined): number`. A missing or empty setting means port 3000.',
      'Anything that is not a whole number from 1 to 65535 must throw an error whose message contains the text.',
    ],
    starter: 'function parsePort(text: string | undefined): number {\n  return Number(text)\n}\n',
    tests: [
      { name: 'reads a port', probe: "parsePort('8080')", expected: 8080 },
      {
        name: 'takes 3000 when nothing is set',
        probe: "[parsePort(undefined), parsePort('')]",
        expected: [3000, 3000],
      },
      {
        name: 'refuses what is not a port',
        probe:
          "['http', '70000', '80.5', '0', '-1'].map((text) => { try { return parsePort(text) } catch (error) { return error.message.includes(text) } })",
        expected: [true, true, true, true, true],
      },
      hidden({
        probe:
          "['1e3', '0x50', ' 80'].map((text) => { try { parsePort(text); return 'taken' } catch { return 'refused' } })",
        expected: ['refused', 'refused', 'refused'],
      }),
      hidden({ probe: "[parsePort('1'), parsePort('65535')]", expected: [1, 65535] }),
    ],
    hints: [
      'Deal with the missing setting first; what remains is a string.',
      '`Number` accepts more than you want, such as `0x50` and spaces. Check the text itself.',
      'Test it with `/^\\d+$/`, convert, then compare with 1 and 65535.',
    ],
    solution:
      "function parsePort(text: string | undefined): number {\n  if (text === undefined || text === '') return 3000\n  const port = Number(text)\n  if (!/^\\d+$/.test(text) || port < 1 || port > 65535) throw new Error('Not a port: ' + text)\n  return port\n}\n",
  },
  {
    id: 'ts-area-of-shapes',
    title: 'One type, several shapes',
    kind: 'typescript',
    skill: 'TypeScript',
    difficulty: 'beginner',
    minutes: 10,
    task: [
      'The type `Shape` is a union. Write `area(shape: Shape): number` for its three kinds; a triangle has half of base times height.',
    ],
    starter:
      "type Shape =\n  | { kind: 'square'; side: number }\n  | { kind: 'rectangle'; width: number; height: number }\n  | { kind: 'triangle'; base: number; height: number }\n\nfunction area(shape: Shape): number {\n  return 0\n}\n",
    tests: [
      { name: 'measures a square', probe: "area({ kind: 'square', side: 3 })", expected: 9 },
      {
        name: 'measures a rectangle',
        probe: "area({ kind: 'rectangle', width: 2, height: 5 })",
        expected: 10,
      },
      { name: 'measures a triangle', probe: "area({ kind: 'triangle', base: 4, height: 5 })", expected: 10 },
      hidden({ probe: "area({ kind: 'triangle', base: 3, height: 3 })", expected: 4.5 }),
      hidden({ probe: "area({ kind: 'square', side: 0.5 })", expected: 0.25 }),
    ],
    hints: [
      'The field `kind` says which of the three you have.',
      "Inside `case 'square'` of a `switch (shape.kind)`, TypeScript knows that there is a `side`.",
      "`case 'triangle': return (shape.base * shape.height) / 2`",
    ],
    solution:
      "type Shape =\n  | { kind: 'square'; side: number }\n  | { kind: 'rectangle'; width: number; height: number }\n  | { kind: 'triangle'; base: number; height: number }\n\nfunction area(shape: Shape): number {\n  switch (shape.kind) {\n    case 'square':\n      return shape.side ** 2\n    case 'rectangle':\n      return shape.width * shape.height\n    case 'triangle':\n      return (shape.base * shape.height) / 2\n  }\n}\n",
  },
  {
    id: 'ts-group-by',
    title: 'A generic group',
    kind: 'typescript',
    skill: 'TypeScript',
    difficulty: 'intermediate',
    minutes: 10,
    task: [
      'Write the generic function `groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]>`. Groups and their items keep the order in which they appear.',
    ],
    starter:
      'function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {\n  return new Map()\n}\n',
    tests: [
      {
        name: 'groups numbers by being even',
        probe: '[...groupBy([1, 2, 3, 4], (n) => n % 2 === 0)]',
        expected: [
          [false, [1, 3]],
          [true, [2, 4]],
        ],
      },
      { name: 'returns an empty map for no items', probe: 'groupBy([], (x) => x).size', expected: 0 },
      hidden({
        probe: "[...groupBy(['b1', 'a1', 'b2'], (t) => t[0])]",
        expected: [
          ['b', ['b1', 'b2']],
          ['a', ['a1']],
        ],
      }),
      hidden({ probe: "groupBy(['x'], () => undefined).get(undefined)", expected: ['x'] }),
    ],
    hints: [
      'Go through the items once and look up the group of each.',
      'If there is no group yet, make one with the item in it.',
      '`const group = groups.get(key); if (group) group.push(item); else groups.set(key, [item])`',
    ],
    solution:
      'function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {\n  const groups = new Map<K, T[]>()\n  for (const item of items) {\n    const key = keyOf(item)\n    const group = groups.get(key)\n    if (group) group.push(item)\n    else groups.set(key, [item])\n  }\n  return groups\n}\n',
  },
  {
    id: 'ts-validate-user',
    title: 'Check what came over the wire',
    kind: 'typescript',
    skill: 'Application Security',
    difficulty: 'intermediate',
    minutes: 15,
    task: [
      'Write `readUser(value: unknown): User | undefined`. It returns a user with a text `name` that is not blank and, if given, a whole number `age` from 0 to 150; otherwise `undefined`.',
      'Return a new object with these fields only, whatever else the value has. Leave `age` out if it is missing.',
    ],
    starter:
      'type User = { name: string; age?: number }\n\nfunction readUser(value: unknown): User | undefined {\n  return value as User\n}\n',
    tests: [
      {
        name: 'reads a user',
        probe: "readUser({ name: 'Ana', age: 30 })",
        expected: { name: 'Ana', age: 30 },
      },
      { name: 'takes a user without an age', probe: "readUser({ name: 'Ana' })", expected: { name: 'Ana' } },
      {
        name: 'drops fields it does not know',
        probe: "readUser({ name: 'Ana', isAdmin: true })",
        expected: { name: 'Ana' },
      },
      {
        name: 'refuses what is not a user',
        probe: "[null, 'Ana', [], {}, { name: '  ' }, { name: 7 }].map((v) => readUser(v) === undefined)",
        expected: [true, true, true, true, true, true],
      },
      hidden({
        probe:
          "[{ name: 'A', age: '30' }, { name: 'A', age: 1.5 }, { name: 'A', age: -1 }, { name: 'A', age: 151 }, { name: 'A', age: NaN }].map((v) => readUser(v) === undefined)",
        expected: [true, true, true, true, true],
      }),
      hidden({ probe: 'readUser(undefined) === undefined', expected: true }),
    ],
    hints: [
      '`as User` checks nothing. Narrow the value step by step.',
      '`typeof null` is `object`, too. Use `Number.isInteger` for the age.',
      "After `typeof value !== 'object' || value === null`, read the fields with `const { name, age } = value as Record<string, unknown>`.",
    ],
    solution:
      "type User = { name: string; age?: number }\n\nfunction readUser(value: unknown): User | undefined {\n  if (typeof value !== 'object' || value === null) return undefined\n  const { name, age } = value as Record<string, unknown>\n  if (typeof name !== 'string' || name.trim() === '') return undefined\n  if (age === undefined) return { name }\n  if (typeof age !== 'number' || !Number.isInteger(age) || age < 0 || age > 150) return undefined\n  return { name, age }\n}\n",
  },
  {
    id: 'ts-order-of-tasks',
    title: 'What must come first',
    kind: 'typescript',
    skill: 'Data Structures & Algorithms',
    difficulty: 'expert',
    minutes: 25,
    task: [
      'Write `inOrder(needs: Record<string, string[]>): string[]`. Each key is a task with the tasks it needs before it. Return all tasks so that each comes after what it needs; among those that could come next, take them by name.',
      'If tasks need each other in a circle, throw an error.',
    ],
    starter:
      'function inOrder(needs: Record<string, string[]>): string[] {\n  return Object.keys(needs).sort()\n}\n',
    tests: [
      {
        name: 'puts needed tasks first',
        probe: "inOrder({ deploy: ['build', 'test'], test: ['build'], build: [] })",
        expected: ['build', 'test', 'deploy'],
      },
      {
        name: 'goes by name where it can',
        probe: 'inOrder({ b: [], a: [], c: [] })',
        expected: ['a', 'b', 'c'],
      },
      {
        name: 'refuses a circle',
        probe:
          "(() => { try { inOrder({ a: ['b'], b: ['a'] }); return 'no error' } catch { return 'error' } })()",
        expected: 'error',
      },
      hidden({ probe: "inOrder({ a: ['z'], z: [], b: [] })", expected: ['b', 'z', 'a'] }),
      hidden({
        probe:
          "(() => { try { inOrder({ a: [], b: ['b'] }); return 'no error' } catch { return 'error' } })()",
        expected: 'error',
      }),
    ],
    hints: [
      'Again and again, take a task whose needs are all done.',
      'If tasks are left and none of them can come next, there is a circle.',
      'Loop: find the first open task by name with `needs[task].every((need) => done.includes(need))`; throw if there is none.',
    ],
    solution:
      "function inOrder(needs: Record<string, string[]>): string[] {\n  const done: string[] = []\n  const open = Object.keys(needs).sort()\n  while (open.length > 0) {\n    const at = open.findIndex((task) => (needs[task] ?? []).every((need) => done.includes(need)))\n    if (at < 0) throw new Error('A circle among ' + open.join(', '))\n    done.push(...open.splice(at, 1))\n  }\n  return done\n}\n",
  },
  {
    id: 'ts-test-double',
    title: 'A test double that remembers',
    kind: 'typescript',
    skill: 'Unit Testing',
    difficulty: 'intermediate',
    minutes: 15,
    task: [
      'Write `spyOn<A extends unknown[], R>(work: (...args: A) => R)`. It returns a function that does the same as `work` and has a field `calls`: the list of the arguments of every call, also of calls that threw.',
    ],
    starter:
      'function spyOn<A extends unknown[], R>(work: (...args: A) => R) {\n  const calls: A[] = []\n  return Object.assign(work, { calls })\n}\n',
    tests: [
      {
        name: 'returns what the function returns',
        probe: '(() => { const spy = spyOn((a, b) => a + b); return spy(1, 2) })()',
        expected: 3,
      },
      {
        name: 'remembers the arguments',
        probe: '(() => { const spy = spyOn((a) => a); spy(1); spy(2, 3); return spy.calls })()',
        expected: [[1], [2, 3]],
      },
      {
        name: 'remembers a call that threw, and throws',
        probe:
          "(() => { const spy = spyOn(() => { throw new Error('no') }); let said = ''; try { spy('x') } catch (error) { said = error.message } return [said, spy.calls] })()",
        expected: ['no', [['x']]],
      },
      hidden({
        probe:
          '(() => { const work = () => 1; const spy = spyOn(work); spy(); return [work === spy, spy.calls.length] })()',
        expected: [false, 1],
      }),
      hidden({
        probe:
          '(() => { const a = spyOn(() => 1); const b = spyOn(() => 2); a(); return [a.calls.length, b.calls.length] })()',
        expected: [1, 0],
      }),
    ],
    hints: [
      'Return a new function around `work`; do not change `work` itself.',
      'Remember the arguments before you call it, so that an error does not lose them.',
      '`const spy = (...args: A): R => { calls.push(args); return work(...args) }`',
    ],
    solution:
      'function spyOn<A extends unknown[], R>(work: (...args: A) => R) {\n  const calls: A[] = []\n  const spy = (...args: A): R => {\n    calls.push(args)\n    return work(...args)\n  }\n  return Object.assign(spy, { calls })\n}\n',
  },
]
