import type { SkillQuiz } from './quiz-question.ts'

export const javascriptQuiz: SkillQuiz = {
  skill: 'JavaScript',
  questions: [
    {
      id: 'javascript-01',
      difficulty: 'beginner',
      question: 'What does this code print to the console?',
      code: {
        language: 'js',
        lines: ["const user = { name: 'Ada' }", "user.name = 'Grace'", 'console.log(user.name)'],
      },
      right: {
        text: '`Grace`, as only the variable is constant',
        why: '`const` forbids assigning the variable again; the object it refers to stays changeable.',
      },
      wrong: [
        {
          text: '`Ada`, as changes to a constant are ignored',
          why: 'The object is not frozen. Even assigning a constant again is not ignored but throws.',
        },
        {
          text: 'Nothing, as the second line throws an error',
          why: 'An error comes from `user = …`, not from changing a property of the object.',
        },
        {
          text: '`undefined`, as the property is replaced',
          why: 'Assigning a property stores the new value, which is then read and printed.',
        },
      ],
    },
    {
      id: 'javascript-02',
      difficulty: 'beginner',
      question: 'A form has two number fields holding 2 and 3. What does the page show?',
      code: {
        language: 'js',
        lines: [
          "const a = document.querySelector('#a').value",
          "const b = document.querySelector('#b').value",
          "document.querySelector('#sum').textContent = a + b",
        ],
      },
      right: {
        text: '`23`, since field values are strings',
        why: '`value` is always a string, and `+` joins strings. Convert with `Number(a)` or read `valueAsNumber`.',
      },
      wrong: [
        {
          text: '`5`, since the fields are number fields',
          why: 'The type of the field limits what can be typed; its `value` is still a string.',
        },
        {
          text: '`NaN`, since text cannot be added up',
          why: "`+` on two strings joins them; `NaN` would come from arithmetic such as `'x' * 2`.",
        },
        {
          text: '`2 + 3`, since `textContent` takes text',
          why: 'The expression is evaluated first and its result is shown, not its source text.',
        },
      ],
    },
    {
      id: 'javascript-03',
      difficulty: 'beginner',
      question: 'What does the last line print, and why?',
      code: {
        language: 'js',
        lines: ['const nums = [10, 9, 1]', 'nums.sort()', 'console.log(nums)'],
      },
      right: {
        text: '`[1, 10, 9]`, as elements are compared as text',
        why: "Without a comparison function `sort` compares strings, and `'10'` comes before `'9'`. Use `sort((a, b) => a - b)`.",
      },
      wrong: [
        {
          text: '`[1, 9, 10]`, as numbers are compared by size',
          why: '`sort` converts elements to strings by default, even when all of them are numbers.',
        },
        {
          text: '`[10, 9, 1]`, as `sort` returns a new array',
          why: '`sort` works in place; `toSorted` is the method that leaves the original alone.',
        },
        {
          text: '`[10, 9, 1]`, as a `const` array is immutable',
          why: '`const` protects the variable only; the array behind it can be sorted.',
        },
      ],
    },
    {
      id: 'javascript-04',
      difficulty: 'beginner',
      question: 'The list of names should be in upper case. What does `result` hold?',
      code: {
        language: 'js',
        lines: ["const names = ['ada', 'grace']", 'const result = names.map((n) => { n.toUpperCase() })'],
      },
      right: {
        text: '`[undefined, undefined]`',
        why: 'An arrow function with braces needs `return`; without it each call yields `undefined`.',
      },
      wrong: [
        {
          text: "`['ADA', 'GRACE']`",
          why: 'The result is implicit only without braces: `(n) => n.toUpperCase()`.',
        },
        {
          text: '`[]`, an empty array',
          why: '`map` always returns an array of the same length; leaving elements out is what `filter` does.',
        },
        {
          text: 'Just `undefined`',
          why: '`map` always returns an array, whatever the function inside returns.',
        },
      ],
    },
    {
      id: 'javascript-05',
      difficulty: 'beginner',
      question:
        'An item with a stock of 0 is shown as `unknown`. Which line fixes that, and still shows `unknown` for a missing stock?',
      code: {
        language: 'js',
        lines: ["const label = item.stock || 'unknown'"],
      },
      right: {
        text: "`const label = item.stock ?? 'unknown'`",
        why: '`??` falls back only for `null` and `undefined`, so the legitimate value 0 stays.',
      },
      wrong: [
        {
          text: "`const label = item.stock && 'unknown'`",
          why: "This yields `'unknown'` for every stock that is not falsy, which is the wrong way round.",
        },
        {
          text: "`const label = item?.stock || 'unknown'`",
          why: 'Optional chaining guards against a missing `item`; `||` still replaces the 0.',
        },
        {
          text: "`const label = !item.stock || 'unknown'`",
          why: 'The negation turns the stock into a Boolean, so 0 becomes `true`.',
        },
      ],
    },
    {
      id: 'javascript-06',
      difficulty: 'beginner',
      question: "The button's handler runs once when the page loads and never on a click. What is wrong?",
      code: {
        language: 'js',
        lines: ["button.addEventListener('click', save())"],
      },
      right: {
        text: 'The parentheses call `save` at once',
        why: 'The result of the call is registered instead of the function. Pass `save` itself or an arrow function.',
      },
      wrong: [
        {
          text: "The event must be named `'onclick'` here",
          why: '`addEventListener` takes the name without `on`; the prefix belongs to the property and attribute.',
        },
        {
          text: 'The handler must accept an event object',
          why: 'A function may ignore arguments it is given; declaring the parameter is optional.',
        },
        {
          text: 'The script must run after each page load',
          why: 'The handler does run at load, so the element was found; the registration is at fault.',
        },
      ],
    },
    {
      id: 'javascript-07',
      difficulty: 'beginner',
      question: 'What does this print, given that the server answers with a list of users?',
      code: {
        language: 'js',
        lines: [
          'async function loadUsers() {',
          "  const response = await fetch('/users')",
          '  return response.json()',
          '}',
          '',
          'const users = loadUsers()',
          'console.log(users.length)',
        ],
      },
      right: {
        text: '`undefined`, as `users` is a promise',
        why: 'An async function returns a promise, which has no `length`. Use `const users = await loadUsers()`.',
      },
      wrong: [
        {
          text: "The number of users in the server's list",
          why: 'That needs `await` in front of the call; otherwise the code goes on before the answer arrives.',
        },
        {
          text: '`0`, as the list is still empty by then',
          why: '`users` is no list that fills later; it is a promise for one.',
        },
        {
          text: 'An error, as `response.json()` lacks `await`',
          why: "Returning a promise from an async function is fine; the caller's `await` unwraps it.",
        },
      ],
    },
    {
      id: 'javascript-08',
      difficulty: 'beginner',
      question: 'The copy should be independent. What does the last line print?',
      code: {
        language: 'js',
        lines: [
          "const a = { name: 'Ada', tags: ['x'] }",
          'const b = { ...a }',
          "b.name = 'Bob'",
          "b.tags.push('y')",
          'console.log(a.name, a.tags.length)',
        ],
      },
      right: {
        text: '`Ada 2`',
        why: 'Spread copies one level: the name is separate, but both objects share the same `tags` array.',
      },
      wrong: [
        {
          text: '`Ada 1`',
          why: 'That takes a deep copy such as `structuredClone(a)`; spread copies only the reference to `tags`.',
        },
        {
          text: '`Bob 2`',
          why: '`b` is a new object, so assigning its `name` leaves `a.name` alone.',
        },
        {
          text: '`Bob 1`',
          why: 'This would need the name to be shared and the array copied, the reverse of what spread does.',
        },
      ],
    },
    {
      id: 'javascript-09',
      difficulty: 'intermediate',
      question: 'In which order are the letters printed?',
      code: {
        language: 'js',
        lines: [
          "console.log('A')",
          "setTimeout(() => console.log('B'), 0)",
          "Promise.resolve().then(() => console.log('C'))",
          "console.log('D')",
        ],
      },
      right: {
        text: '`A D C B`',
        why: "The running code ends first, then microtasks such as promise callbacks, and only then the timer's task.",
      },
      wrong: [
        {
          text: '`A D B C`',
          why: 'A timer of 0 ms is still a task of its own and comes after the microtasks.',
        },
        {
          text: '`A C D B`',
          why: 'A promise callback never runs in the middle of the running code, even if it is already resolved.',
        },
        {
          text: '`A B C D`',
          why: 'Timers and promise callbacks are deferred, so they cannot run before the last line.',
        },
      ],
    },
    {
      id: 'javascript-10',
      difficulty: 'intermediate',
      question: 'The timer prints `NaN` every second. What is the cause?',
      code: {
        language: 'js',
        lines: [
          'class Counter {',
          '  count = 0',
          '  tick() {',
          '    this.count++',
          '    console.log(this.count)',
          '  }',
          '  start() {',
          '    setInterval(this.tick, 1000)',
          '  }',
          '}',
          'new Counter().start()',
        ],
      },
      right: {
        text: '`tick` is called without the counter as its `this`',
        why: 'Passing `this.tick` hands over the bare function, and the timer sets another `this`. `() => this.tick()` keeps the object.',
      },
      wrong: [
        {
          text: '`count` is private to the class and not visible',
          why: 'The field is public; private ones are written `#count`.',
        },
        {
          text: '`setInterval` runs before the constructor has ended',
          why: '`start` is called on a finished object, and the timer fires a second later.',
        },
        {
          text: '`count` is raised before the field is initialized',
          why: 'Fields are initialized while the object is constructed, before `start` can be called.',
        },
      ],
    },
    {
      id: 'javascript-11',
      difficulty: 'intermediate',
      question:
        'The requests should run at the same time, but the total takes as long as their sum. What helps?',
      code: {
        language: 'js',
        lines: ['const results = []', 'for (const id of ids) {', '  results.push(await load(id))', '}'],
      },
      right: {
        text: '`const results = await Promise.all(ids.map((id) => load(id)))`',
        why: 'All calls are started before anything is waited for, so the total is about as long as the slowest one.',
      },
      wrong: [
        {
          text: '`const results = await ids.map(async (id) => load(id))`',
          why: 'The calls overlap, but awaiting an array waits for nothing; `results` is an array of promises.',
        },
        {
          text: '`ids.forEach(async (id) => results.push(await load(id)))`',
          why: 'The calls overlap, but nothing waits for them, so `results` is still empty afterwards.',
        },
        {
          text: '`for (const id of ids) results.push(load(id))`',
          why: 'The calls overlap, but `results` then holds promises instead of values.',
        },
      ],
    },
    {
      id: 'javascript-12',
      difficulty: 'intermediate',
      question: 'The caller never sees the message `could not save`. Why?',
      code: {
        language: 'js',
        lines: [
          'async function save(data) {',
          '  try {',
          '    return send(data) // rejects',
          '  } catch {',
          "    throw new Error('could not save')",
          '  }',
          '}',
        ],
      },
      right: {
        text: 'Without `await` the `try` is left before it rejects',
        why: '`return send(data)` hands on the promise and leaves the block; `return await send(data)` would let `catch` see the rejection.',
      },
      wrong: [
        {
          text: 'A `catch` without a parameter only handles syntax errors',
          why: 'Leaving out the parameter only means that the error object is not needed.',
        },
        {
          text: 'An error thrown inside `catch` is dropped in async code',
          why: 'Throwing in an async function rejects its promise, wherever in the function it happens.',
        },
        {
          text: 'Rejections can only be handled with the `.catch` method',
          why: 'With `await`, a rejection is thrown at that place and `try`/`catch` handles it.',
        },
      ],
    },
    {
      id: 'javascript-13',
      difficulty: 'intermediate',
      question: "`fetch('/api/orders')` is answered with status 500. What happens in this code?",
      code: {
        language: 'js',
        lines: [
          'try {',
          "  const res = await fetch('/api/orders')",
          '  show(await res.json())',
          '} catch (e) {',
          '  showError(e)',
          '}',
        ],
      },
      right: {
        text: "`show` or the parser gets the error's body",
        why: '`fetch` rejects only if there is no response at all. Check `res.ok` before using the body.',
      },
      wrong: [
        {
          text: '`showError` is called with the status code',
          why: 'A response with an error status is still a response, so `fetch` does not reject.',
        },
        {
          text: '`fetch` repeats the request and then rejects',
          why: '`fetch` never repeats a request by itself because of its status.',
        },
        {
          text: '`res` is `null`, so `res.json` throws an error',
          why: '`res` is a `Response` with status 500 and a readable body.',
        },
      ],
    },
    {
      id: 'javascript-14',
      difficulty: 'intermediate',
      question:
        'A list has 2,000 rows, added and removed all the time; each needs a click action. Which way of listening is best?',
      right: {
        text: "One listener on the list that checks `event.target.closest('li')`",
        why: 'Clicks bubble, so one listener serves all rows, including those added later.',
      },
      wrong: [
        {
          text: 'One listener on each row, added by `querySelectorAll` at the start',
          why: 'Rows added later have no listener, and thousands of them cost memory.',
        },
        {
          text: 'One listener on `document` that checks `event.currentTarget` only',
          why: '`currentTarget` is the element the listener is on, so it would always be the document.',
        },
        {
          text: 'One listener on the list with `event.stopPropagation()` in front',
          why: 'Stopping the event keeps it from other listeners, but does not say which row was clicked.',
        },
      ],
    },
    {
      id: 'javascript-15',
      difficulty: 'intermediate',
      question: 'What is logged, and which rule explains it?',
      code: {
        language: 'js',
        lines: ['console.log(typeof total)', 'console.log(total)', 'let total = 5'],
      },
      right: {
        text: 'A `ReferenceError`: `total` is not yet initialized',
        why: 'From the start of the block to its declaration a `let` variable may not be touched, not even by `typeof`.',
      },
      wrong: [
        {
          text: '`undefined` twice: declarations are hoisted to the top',
          why: 'That is true of `var`; `let` is hoisted as well, but stays unusable until its declaration.',
        },
        {
          text: '`undefined` and an error: `typeof` never throws for names',
          why: 'It does not throw for undeclared names, but it does for a `let` name before its declaration.',
        },
        {
          text: '`number` and `5`: the engine reads all of the block first',
          why: 'Knowing of the declaration early does not mean that its value has been assigned.',
        },
      ],
    },
    {
      id: 'javascript-16',
      difficulty: 'intermediate',
      question: 'Why does the search box sometimes show results for an older text than the one in the box?',
      code: {
        language: 'js',
        lines: [
          "input.addEventListener('input', async () => {",
          "  const res = await fetch('/search?q=' + encodeURIComponent(input.value))",
          '  list.replaceChildren(...render(await res.json()))',
          '})',
        ],
      },
      right: {
        text: 'An earlier request may be answered after a later one',
        why: 'Answers can overtake each other. Abort the previous request with an `AbortController`, or ignore outdated answers.',
      },
      wrong: [
        {
          text: 'The `input` event fires before the value has changed',
          why: '`input` fires after the value has changed; `keydown` is the one that fires before.',
        },
        {
          text: '`replaceChildren` adds the rows asynchronously later on',
          why: 'Changes to the DOM take effect at once; only painting happens later.',
        },
        {
          text: '`await` blocks the event loop until the answer is there',
          why: '`await` suspends this function only, and that is why two calls can overlap.',
        },
      ],
    },
    {
      id: 'javascript-17',
      difficulty: 'expert',
      question:
        'A page keeps a cache of computed data per DOM element and leaks memory when elements are removed. What is the right structure?',
      right: {
        text: 'A `WeakMap` with the elements as keys',
        why: 'Its entries do not keep their keys alive, so an entry can go once the element is unreachable elsewhere.',
      },
      wrong: [
        {
          text: "A `Map` with the elements' ids as keys",
          why: 'The entries stay until they are deleted by hand, although the elements are gone.',
        },
        {
          text: 'A `WeakSet` with the data of each element',
          why: 'It holds objects without a value attached, so there is no way from an element to its data.',
        },
        {
          text: 'A `Map` with a `WeakRef` to data as values',
          why: 'The keys are still held strongly, so the elements leak; and the data may vanish too early.',
        },
      ],
    },
    {
      id: 'javascript-18',
      difficulty: 'expert',
      question: 'What does this code print, and why?',
      code: {
        language: 'js',
        lines: [
          "const p = Promise.reject(new Error('x'))",
          "const q = p.catch(() => 'saved').finally(() => 'done')",
          'q.then((v) => console.log(v))',
        ],
      },
      right: {
        text: '`saved`, since `finally` passes the value on',
        why: 'The return value of a `finally` callback is ignored unless it throws or returns a rejected promise.',
      },
      wrong: [
        {
          text: '`done`, since the last callback sets the value',
          why: 'That holds for `then` and `catch`; `finally` is made for cleanup and keeps the value.',
        },
        {
          text: '`undefined`, since `finally` gets no argument',
          why: 'The callback gets no argument, but the promise it returns still settles with the earlier value.',
        },
        {
          text: 'Nothing, since `p` is rejected from the start',
          why: '`catch` turns the rejection into a fulfilled promise, so the chain goes on.',
        },
      ],
    },
    {
      id: 'javascript-19',
      difficulty: 'expert',
      question: 'Under load the page freezes although each step is small. What explains it?',
      code: {
        language: 'js',
        lines: [
          'function pump(queue) {',
          '  if (queue.length === 0) return',
          '  work(queue.shift())',
          '  Promise.resolve().then(() => pump(queue))',
          '}',
        ],
      },
      right: {
        text: 'Microtasks run until none is left, before any painting',
        why: 'Each step queues another microtask, so rendering and input wait for the whole queue. Yield with a task such as `setTimeout`.',
      },
      wrong: [
        {
          text: 'Promise callbacks run in a thread that blocks the page',
          why: 'Promise callbacks run on the main thread like any other script of the page.',
        },
        {
          text: 'The recursion fills the call stack with waiting calls',
          why: 'Each call returns before the next begins, so the stack stays flat.',
        },
        {
          text: '`queue.shift()` copies the queue to a new array each time',
          why: '`shift` can be costly for long arrays, but it works in place and does not keep painting away.',
        },
      ],
    },
    {
      id: 'javascript-20',
      difficulty: 'expert',
      question:
        'A hot function became ten times slower after one caller began to pass objects with properties in various orders. What is the likely reason?',
      right: {
        text: 'Its property accesses see many hidden classes now',
        why: 'Engines cache the place of a property per object shape; a call site with many shapes falls back to slow lookups.',
      },
      wrong: [
        {
          text: 'Its objects are sorted by key before each access',
          why: 'Objects keep insertion order and are never sorted for an access.',
        },
        {
          text: 'Its arguments are deep copied for every single call',
          why: 'Objects are passed as references, whatever the order of their properties.',
        },
        {
          text: "Its result is no longer kept in the engine's cache",
          why: 'Engines do not memoize functions; they optimize code by what types it has seen.',
        },
      ],
    },
    {
      id: 'javascript-21',
      difficulty: 'expert',
      question: 'What does this code print in the end?',
      code: {
        language: 'js',
        lines: [
          'function* ids() {',
          '  try {',
          '    yield 1',
          '    yield 2',
          '  } finally {',
          "    console.log('closed')",
          '  }',
          '}',
          'for (const id of ids()) {',
          '  console.log(id)',
          '  break',
          '}',
        ],
      },
      right: {
        text: '`1` and then `closed`',
        why: "Leaving `for…of` early calls the iterator's `return` method, which runs the generator's `finally` block.",
      },
      wrong: [
        {
          text: 'Only `1`, and no more',
          why: '`break` does not just abandon the generator; the loop closes it.',
        },
        {
          text: '`1`, `2`, then `closed`',
          why: 'The loop ends at `break`, and closing the generator does not run on to the second `yield`.',
        },
        {
          text: '`closed` and then `1`',
          why: 'The generator is suspended at `yield 1` while the body runs; `finally` runs after it.',
        },
      ],
    },
    {
      id: 'javascript-22',
      difficulty: 'expert',
      question:
        "Two modules import each other. Running `a.js` throws `Cannot access 'base' before initialization`. Why?",
      code: {
        language: 'js',
        lines: [
          '// a.js',
          "import { twice } from './b.js'",
          'export const base = 2',
          'console.log(twice)',
          '',
          '// b.js',
          "import { base } from './a.js'",
          'export const twice = base * 2',
        ],
      },
      right: {
        text: '`b.js` is evaluated first and reads `base` too early',
        why: 'Dependencies run before the importer; the binding exists but is uninitialized. Reading it later, inside a function, would work.',
      },
      wrong: [
        {
          text: 'ES modules may not import each other in a cycle',
          why: 'Cycles are allowed, since imports are live bindings; only use before initialization fails.',
        },
        {
          text: '`b.js` gets a copy of `base` made before line 2 ran',
          why: 'Imports are live bindings, not copies; a copy would give `undefined` instead of this error.',
        },
        {
          text: '`a.js` must export `base` above its `import` statement',
          why: 'Imports are hoisted, so `b.js` runs first wherever the export stands.',
        },
      ],
    },
    {
      id: 'javascript-23',
      difficulty: 'expert',
      question: 'Why does this attempt at an exact amount fail for `cents(1.15)`?',
      code: {
        language: 'js',
        lines: ['const cents = (amount) => Math.floor(amount * 100)'],
      },
      right: {
        text: '1.15 is stored a little low, so the product is below 115',
        why: 'The nearest double to 1.15 lies below it, the product is 114.99999999999999, and `floor` drops it to 114. Keep amounts as whole cents.',
      },
      wrong: [
        {
          text: '`Math.floor` converts its argument to a 32-bit integer first',
          why: 'That is what bitwise operators do; `Math.floor` works on doubles.',
        },
        {
          text: 'The product is computed in single precision by the engine',
          why: 'Numbers are 64-bit doubles throughout; only `Math.fround` and typed arrays narrow them.',
        },
        {
          text: '100 is an integer, and mixing it with a fraction truncates',
          why: 'There is one number type for both, so nothing is truncated by mixing.',
        },
      ],
    },
    {
      id: 'javascript-24',
      difficulty: 'expert',
      question: 'Reading `user.name` through this proxy fails for a class with a private field. Why?',
      code: {
        language: 'js',
        lines: [
          'class User {',
          "  #name = 'Ada'",
          '  get name() { return this.#name }',
          '}',
          'const user = new Proxy(new User(), {})',
          'console.log(user.name)',
        ],
      },
      right: {
        text: 'The getter runs with the proxy as `this`, which lacks `#name`',
        why: 'Private fields belong to the target only. A `get` trap can call `Reflect.get(target, key, target)` instead.',
      },
      wrong: [
        {
          text: 'A proxy without a `get` trap does not forward any reading',
          why: 'Without traps every operation is forwarded to the target.',
        },
        {
          text: 'A private field is never visible to a getter of its class',
          why: 'Everything inside the class body may use the field, provided `this` is a real instance.',
        },
        {
          text: "The getter is copied to the proxy without its class's scope",
          why: 'Nothing is copied: the getter is found on the prototype and keeps its scope.',
        },
      ],
    },
  ],
}
