import { type AuthoredExercise, hidden } from './exercise.ts'

export const javascriptExercises: readonly AuthoredExercise[] = [
  {
    id: 'js-count-by-status',
    title: 'Count by status',
    kind: 'javascript',
    skill: 'JavaScript',
    difficulty: 'beginner',
    minutes: 10,
    task: [
      'Write `countByStatus(tickets)`. It gets a list of objects with a `status`, and returns an object with the number of tickets for each status.',
    ],
    starter: 'function countByStatus(tickets) {\n  return {}\n}\n',
    tests: [
      {
        name: 'counts each status',
        probe: "countByStatus([{ status: 'open' }, { status: 'closed' }, { status: 'open' }])",
        expected: { open: 2, closed: 1 },
      },
      { name: 'returns an empty object for no tickets', probe: 'countByStatus([])', expected: {} },
      hidden({
        probe: "countByStatus([{ status: 'new' }, { status: 'new' }, { status: 'new' }])",
        expected: { new: 3 },
      }),
      hidden({
        probe: "countByStatus([{ status: 'constructor' }, { status: 'open' }])",
        expected: { constructor: 1, open: 1 },
      }),
    ],
    hints: [
      'Start with an empty object and go through the list once.',
      'The first time you meet a status, its count is not there yet. Beware of names that every object inherits.',
      'Start from `Object.create(null)` and write `counts[status] = (counts[status] ?? 0) + 1`.',
    ],
    solution:
      'function countByStatus(tickets) {\n  const counts = Object.create(null)\n  for (const { status } of tickets) counts[status] = (counts[status] ?? 0) + 1\n  return counts\n}\n',
  },
  {
    id: 'js-unique-sorted',
    title: 'Numbers in order, each once',
    kind: 'javascript',
    skill: 'JavaScript',
    difficulty: 'beginner',
    minutes: 5,
    task: [
      'Write `uniqueSorted(numbers)`: the numbers in ascending order, each once. The list you get must not be changed.',
    ],
    starter: 'function uniqueSorted(numbers) {\n  return numbers.sort()\n}\n',
    tests: [
      { name: 'sorts and drops doubles', probe: 'uniqueSorted([3, 1, 3, 2])', expected: [1, 2, 3] },
      { name: 'sorts 10 after 9', probe: 'uniqueSorted([10, 9, 1])', expected: [1, 9, 10] },
      {
        name: 'leaves the list as it was',
        probe: '(() => { const list = [2, 1]; uniqueSorted(list); return list })()',
        expected: [2, 1],
      },
      hidden({ probe: 'uniqueSorted([-1, -10, 0, 0])', expected: [-10, -1, 0] }),
    ],
    hints: [
      'Without a comparison, `sort` compares numbers as text.',
      'A `Set` keeps each value once, and spreading it makes a new list.',
      '`[...new Set(numbers)].sort((a, b) => a - b)`',
    ],
    solution: 'function uniqueSorted(numbers) {\n  return [...new Set(numbers)].sort((a, b) => a - b)\n}\n',
  },
  {
    id: 'js-page-of',
    title: 'One page of a list',
    kind: 'javascript',
    skill: 'REST APIs',
    difficulty: 'beginner',
    minutes: 10,
    task: [
      'Write `pageOf(items, page, size)` for an API. It returns `{ items, page, pages }`: the items of that page (pages start at 1) and the number of pages.',
      'A page outside the range has no items. An empty list has one page.',
    ],
    starter:
      'function pageOf(items, page, size) {\n  return { items: items.slice(page * size, size), page, pages: items.length / size }\n}\n',
    tests: [
      {
        name: 'gives the second page',
        probe: 'pageOf([1, 2, 3, 4, 5], 2, 2)',
        expected: { items: [3, 4], page: 2, pages: 3 },
      },
      {
        name: 'gives a short last page',
        probe: 'pageOf([1, 2, 3, 4, 5], 3, 2)',
        expected: { items: [5], page: 3, pages: 3 },
      },
      {
        name: 'gives one page of an empty list',
        probe: 'pageOf([], 1, 10)',
        expected: { items: [], page: 1, pages: 1 },
      },
      hidden({ probe: 'pageOf([1, 2], 5, 2)', expected: { items: [], page: 5, pages: 1 } }),
      hidden({ probe: 'pageOf([1, 2, 3], 0, 2)', expected: { items: [], page: 0, pages: 2 } }),
    ],
    hints: [
      'Page 1 starts at index 0, and `slice` takes a start and an end.',
      'A started page is a page: round up. Page 0 must not count from the end of the list.',
      'Start at `(page - 1) * size`, return no items if that is negative, and use `Math.max(1, Math.ceil(items.length / size))`.',
    ],
    solution:
      'function pageOf(items, page, size) {\n  const start = (page - 1) * size\n  return {\n    items: start < 0 ? [] : items.slice(start, start + size),\n    page,\n    pages: Math.max(1, Math.ceil(items.length / size)),\n  }\n}\n',
  },
  {
    id: 'js-query-string',
    title: 'Build a query string',
    kind: 'javascript',
    skill: 'REST APIs',
    difficulty: 'intermediate',
    minutes: 10,
    task: [
      'Write `toQuery(params)`. It returns a query string without `?`, with keys and values encoded, in the order of the keys.',
      'A value that is `null` or `undefined` is left out. A list gives its key once for each entry.',
    ],
    starter:
      "function toQuery(params) {\n  return Object.entries(params)\n    .map(([key, value]) => key + '=' + value)\n    .join('&')\n}\n",
    tests: [
      { name: 'joins keys and values', probe: 'toQuery({ page: 2, size: 10 })', expected: 'page=2&size=10' },
      {
        name: 'encodes what has a meaning in an address',
        probe: "toQuery({ q: 'a&b c' })",
        expected: 'q=a%26b%20c',
      },
      { name: 'leaves out missing values', probe: 'toQuery({ q: null, page: 1 })', expected: 'page=1' },
      {
        name: 'repeats the key of a list',
        probe: "toQuery({ tag: ['x', 'y'] })",
        expected: 'tag=x&tag=y',
      },
      hidden({ probe: "toQuery({ 'a b': 0, c: false, d: undefined })", expected: 'a%20b=0&c=false' }),
      hidden({ probe: 'toQuery({})', expected: '' }),
    ],
    hints: [
      'Text such as `a&b` would end its value early: it has to be encoded.',
      'Turn every value into a list first; then one and many are the same case. 0 and `false` are values.',
      '`[value].flat().filter((entry) => entry != null).map((entry) => encodeURIComponent(key) + …)` inside `flatMap`.',
    ],
    solution:
      "function toQuery(params) {\n  return Object.entries(params)\n    .flatMap(([key, value]) =>\n      [value]\n        .flat()\n        .filter((entry) => entry !== null && entry !== undefined)\n        .map((entry) => encodeURIComponent(key) + '=' + encodeURIComponent(entry)),\n    )\n    .join('&')\n}\n",
  },
  {
    id: 'js-escape-html',
    title: 'Show text, not markup',
    kind: 'javascript',
    skill: 'Secure Coding',
    difficulty: 'beginner',
    minutes: 10,
    task: [
      'Write `escapeHtml(text)`, so that any text can stand between tags or inside a quoted attribute without being read as markup.',
      'Replace `&`, `<`, `>`, `"` and `\'` by `&amp;`, `&lt;`, `&gt;`, `&quot;` and `&#39;`.',
    ],
    starter:
      "function escapeHtml(text) {\n  return text.replace('<', '&lt;').replace('>', '&gt;').replace('&', '&amp;')\n}\n",
    tests: [
      {
        name: 'escapes a script',
        probe: "escapeHtml('<script>alert(1)</script>')",
        expected: '&lt;script&gt;alert(1)&lt;/script&gt;',
      },
      { name: 'escapes quotes', probe: `escapeHtml('"x" \\'y\\'')`, expected: '&quot;x&quot; &#39;y&#39;' },
      { name: 'escapes an ampersand once', probe: "escapeHtml('a & b < c')", expected: 'a &amp; b &lt; c' },
      hidden({ probe: "escapeHtml('&lt;')", expected: '&amp;lt;' }),
      hidden({ probe: "escapeHtml('')", expected: '' }),
    ],
    hints: [
      '`replace` with a text replaces only the first one.',
      'If you replace `&` last, you spoil what you have just written.',
      'Replace all in one go: `text.replace(/[&<>"\']/g, (sign) => names[sign])`.',
    ],
    solution:
      "const names = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\"': '&quot;', \"'\": '&#39;' }\n\nfunction escapeHtml(text) {\n  return text.replace(/[&<>\"']/g, (sign) => names[sign])\n}\n",
  },
  {
    id: 'js-retry',
    title: 'Try again, but not forever',
    kind: 'javascript',
    skill: 'Node.js',
    difficulty: 'intermediate',
    minutes: 15,
    task: [
      'Write the async function `retry(action, times)`. It calls `action()` until it succeeds, at most `times` times, and returns its result.',
      'If every try fails, it throws the last error.',
    ],
    starter: 'async function retry(action, times) {\n  return action()\n}\n',
    tests: [
      { name: 'returns what works at once', probe: 'await retry(async () => 7, 3)', expected: 7 },
      {
        name: 'tries again after a failure',
        probe:
          "await (async () => { let n = 0; return retry(async () => { n++; if (n < 3) throw new Error('no'); return n }, 5) })()",
        expected: 3,
      },
      {
        name: 'gives up after the last try, with its error',
        probe:
          "await (async () => { let n = 0; try { await retry(async () => { n++; throw new Error('failure ' + n) }, 3); return 'no error' } catch (error) { return error.message + ' of ' + n } })()",
        expected: 'failure 3 of 3',
      },
      hidden({
        probe:
          "await (async () => { let n = 0; return retry(() => { n++; if (n < 2) throw new Error('now'); return 'fine' }, 2) })()",
        expected: 'fine',
      }),
    ],
    hints: [
      'Call it in a loop and leave the loop when it works.',
      'Only `await` inside `try` catches a rejected promise; `return action()` does not.',
      'In the loop: `try { return await action() } catch (error) { last = error }`. After it: `throw last`.',
    ],
    solution:
      'async function retry(action, times) {\n  let last\n  for (let at = 0; at < times; at++) {\n    try {\n      return await action()\n    } catch (error) {\n      last = error\n    }\n  }\n  throw last\n}\n',
  },
  {
    id: 'js-at-most-at-once',
    title: 'A few at a time',
    kind: 'javascript',
    skill: 'Node.js',
    difficulty: 'expert',
    minutes: 20,
    task: [
      'Write the async function `mapLimited(items, limit, work)`. It calls the async function `work(item)` for every item, with at most `limit` calls under way at once, and returns the results in the order of the items.',
    ],
    starter: 'async function mapLimited(items, limit, work) {\n  return Promise.all(items.map(work))\n}\n',
    tests: [
      {
        name: 'keeps the order of the items',
        probe:
          'await mapLimited([30, 10, 20], 2, (ms) => new Promise((done) => setTimeout(() => done(ms), ms)))',
        expected: [30, 10, 20],
      },
      {
        name: 'never exceeds the limit',
        probe:
          'await (async () => { let now = 0, most = 0; await mapLimited([1, 2, 3, 4, 5], 2, async () => { now++; most = Math.max(most, now); await new Promise((done) => setTimeout(done, 5)); now-- }); return most })()',
        expected: 2,
      },
      {
        name: 'returns an empty list for no items',
        probe: 'await mapLimited([], 3, async () => 1)',
        expected: [],
      },
      hidden({
        probe:
          'await (async () => { let now = 0, most = 0; await mapLimited([9, 1, 1, 1], 3, async (ms) => { now++; most = Math.max(most, now); await new Promise((done) => setTimeout(done, ms)); now-- }); return most })()',
        expected: 3,
      }),
    ],
    hints: [
      'Think of `limit` workers who each take the next item until none is left.',
      'All workers share one position in the list, and write their result to the place of their item.',
      'Write `const worker = async () => { while (next < items.length) { const at = next++; results[at] = await work(items[at]) } }` and wait for `limit` of them.',
    ],
    solution:
      'async function mapLimited(items, limit, work) {\n  const results = []\n  let next = 0\n  const worker = async () => {\n    while (next < items.length) {\n      const at = next++\n      results[at] = await work(items[at])\n    }\n  }\n  await Promise.all(Array.from({ length: limit }, worker))\n  return results\n}\n',
  },
  {
    id: 'js-reducer-cart',
    title: 'State without changing it',
    kind: 'javascript',
    skill: 'React',
    difficulty: 'intermediate',
    minutes: 15,
    task: [
      'Write the reducer `cart(state, action)`, as React uses it. The state is a list of `{ id, quantity }`.',
      "`{ type: 'add', id }` adds one of the product, `{ type: 'remove', id }` removes the line. An unknown action returns the same state. Never change the state you get.",
    ],
    starter:
      "function cart(state, action) {\n  if (action.type === 'add') {\n    state.push({ id: action.id, quantity: 1 })\n  }\n  return state\n}\n",
    tests: [
      {
        name: 'adds a new line',
        probe: "cart([], { type: 'add', id: 'a' })",
        expected: [{ id: 'a', quantity: 1 }],
      },
      {
        name: 'raises the quantity of a line',
        probe: "cart([{ id: 'a', quantity: 1 }, { id: 'b', quantity: 4 }], { type: 'add', id: 'a' })",
        expected: [
          { id: 'a', quantity: 2 },
          { id: 'b', quantity: 4 },
        ],
      },
      {
        name: 'leaves the old state as it was',
        probe:
          "(() => { const line = Object.freeze({ id: 'a', quantity: 1 }); const old = Object.freeze([line]); cart(old, { type: 'add', id: 'a' }); return [old.length, old[0].quantity] })()",
        expected: [1, 1],
      },
      {
        name: 'removes a line',
        probe: "cart([{ id: 'a', quantity: 3 }], { type: 'remove', id: 'a' })",
        expected: [],
      },
      hidden({
        probe:
          "(() => { const old = [{ id: 'a', quantity: 1 }]; return cart(old, { type: 'other' }) === old })()",
        expected: true,
      }),
      hidden({
        probe:
          "(() => { const old = [{ id: 'a', quantity: 1 }]; return cart(old, { type: 'add', id: 'a' }) === old })()",
        expected: false,
      }),
    ],
    hints: [
      'React notices a change because it gets another object, so make a new list.',
      '`map` and `filter` make new lists; spread the line you change.',
      '`state.map((line) => line.id === action.id ? { ...line, quantity: line.quantity + 1 } : line)`',
    ],
    solution:
      "function cart(state, action) {\n  if (action.type === 'remove') return state.filter(({ id }) => id !== action.id)\n  if (action.type !== 'add') return state\n  if (!state.some(({ id }) => id === action.id)) return [...state, { id: action.id, quantity: 1 }]\n  return state.map((line) => (line.id === action.id ? { ...line, quantity: line.quantity + 1 } : line))\n}\n",
  },
  {
    id: 'js-lru-cache',
    title: 'A cache that forgets',
    kind: 'javascript',
    skill: 'Caching',
    difficulty: 'expert',
    minutes: 20,
    task: [
      'Write the class `Cache`. `new Cache(size)` holds at most `size` entries. `set(key, value)` stores one; if there are too many, the entry that was used the longest time ago goes.',
      '`get(key)` returns the value, or `undefined`, and counts as a use.',
    ],
    starter:
      'class Cache {\n  constructor(size) {\n    this.size = size\n    this.entries = new Map()\n  }\n  get(key) {\n    return this.entries.get(key)\n  }\n  set(key, value) {\n    this.entries.set(key, value)\n  }\n}\n',
    tests: [
      {
        name: 'returns what was stored',
        probe:
          "(() => { const c = new Cache(2); c.set('a', 1); return [c.get('a'), c.get('b') ?? 'nothing'] })()",
        expected: [1, 'nothing'],
      },
      {
        name: 'forgets the oldest entry',
        probe:
          "(() => { const c = new Cache(2); c.set('a', 1); c.set('b', 2); c.set('c', 3); return [c.get('a') ?? 'gone', c.get('b'), c.get('c')] })()",
        expected: ['gone', 2, 3],
      },
      {
        name: 'counts reading as a use',
        probe:
          "(() => { const c = new Cache(2); c.set('a', 1); c.set('b', 2); c.get('a'); c.set('c', 3); return [c.get('a'), c.get('b') ?? 'gone'] })()",
        expected: [1, 'gone'],
      },
      hidden({
        probe:
          "(() => { const c = new Cache(2); c.set('a', 1); c.set('b', 2); c.set('a', 9); c.set('c', 3); return [c.get('a'), c.get('b') ?? 'gone', c.get('c')] })()",
        expected: [9, 'gone', 3],
      }),
      hidden({
        probe:
          "(() => { const c = new Cache(2); c.set('a', undefined); c.set('b', 2); c.get('a'); c.set('c', 3); return c.get('b') ?? 'gone' })()",
        expected: 'gone',
      }),
    ],
    hints: [
      'A `Map` remembers the order in which keys were added.',
      'Delete and set a key again to move it to the end; the first key is then the one used longest ago. A stored `undefined` is an entry, too.',
      'In `set`: delete, set, and if there are too many, `this.entries.delete(this.entries.keys().next().value)`.',
    ],
    solution:
      'class Cache {\n  constructor(size) {\n    this.size = size\n    this.entries = new Map()\n  }\n  get(key) {\n    if (!this.entries.has(key)) return undefined\n    const value = this.entries.get(key)\n    this.set(key, value)\n    return value\n  }\n  set(key, value) {\n    this.entries.delete(key)\n    this.entries.set(key, value)\n    if (this.entries.size > this.size) this.entries.delete(this.entries.keys().next().value)\n  }\n}\n',
  },
]
