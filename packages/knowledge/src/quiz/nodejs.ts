import type { SkillQuiz } from './quiz-question.ts'

export const nodejsQuiz: SkillQuiz = {
  skill: 'Node.js',
  questions: [
    {
      id: 'nodejs-01',
      difficulty: 'beginner',
      question:
        "The script runs on your computer, but a colleague gets `Cannot find module 'express'` after cloning the repository. What has to be done?",
      right: {
        text: 'Run `npm install` in the folder of the project',
        why: '`node_modules` is not committed; `npm install` (or `npm ci`) fetches what `package.json` and the lock file name.',
      },
      wrong: [
        {
          text: 'Run `npm init` in the folder of the project',
          why: 'This writes a `package.json`, which the repository already has.',
        },
        {
          text: 'Copy `node_modules` into the repository for all',
          why: 'Compiled packages differ between systems, and the folder is huge. It is rebuilt from the lock file.',
        },
        {
          text: 'Run `npm install -g express` on that computer',
          why: 'Global packages are not found by `require` or `import` of a project.',
        },
      ],
    },
    {
      id: 'nodejs-02',
      difficulty: 'beginner',
      question: 'In which order do the two lines appear?',
      code: {
        language: 'js',
        lines: [
          "const fs = require('node:fs')",
          '',
          "fs.readFile('a.txt', 'utf8', () => console.log('read'))",
          "console.log('end')",
        ],
      },
      right: {
        text: '`end`, then `read`, as reading goes on in the background',
        why: 'The callback is called after the running code has ended and the file has been read.',
      },
      wrong: [
        {
          text: '`read`, then `end`, as the lines run from top to bottom',
          why: 'Only the start of reading happens at that line; `readFileSync` would wait for the content.',
        },
        {
          text: '`read`, then `end`, provided that the file is very small',
          why: 'The size makes no difference: a callback never runs before the current code has ended.',
        },
        {
          text: '`end` only, as nothing in the script waits for the file',
          why: 'The process stays alive as long as an operation is pending.',
        },
      ],
    },
    {
      id: 'nodejs-03',
      difficulty: 'beginner',
      question: 'Where should a server take its database password from?',
      right: {
        text: 'From an environment variable set outside the code',
        why: 'The same code then runs anywhere with other values, and the secret does not end up in the repository.',
      },
      wrong: [
        {
          text: 'From a constant in a module that others can import',
          why: 'A secret in the code reaches everybody who can read the repository, and its history.',
        },
        {
          text: 'From `package.json`, where settings are collected',
          why: 'This file is committed as well and often published.',
        },
        {
          text: 'From a query parameter of the first request it gets',
          why: 'Addresses end up in logs, and anybody could send a parameter.',
        },
      ],
    },
    {
      id: 'nodejs-04',
      difficulty: 'beginner',
      question: 'What is the purpose of the entry `"dev": "node --watch server.js"` here?',
      code: {
        language: 'json',
        lines: [
          '{',
          '  "scripts": {',
          '    "start": "node server.js",',
          '    "dev": "node --watch server.js"',
          '  }',
          '}',
        ],
      },
      right: {
        text: '`npm run dev` starts a server that restarts on changes',
        why: 'Scripts give names to commands; `--watch` restarts the process when an imported file changes.',
      },
      wrong: [
        {
          text: '`npm start` watches the files while a developer is at it',
          why: '`npm start` runs the script named `start`, which does not watch anything.',
        },
        {
          text: '`npm dev` installs what is listed as development packages',
          why: 'Scripts other than a few built-in names need `npm run`, and they install nothing.',
        },
        {
          text: '`npm run dev` reloads the browser when a file was changed',
          why: 'Only the server process is restarted; browsers need a tool of their own.',
        },
      ],
    },
    {
      id: 'nodejs-05',
      difficulty: 'beginner',
      question: 'Two requests arrive at the same time. What happens to `visits`?',
      code: {
        language: 'js',
        lines: [
          'let visits = 0',
          '',
          'http.createServer((req, res) => {',
          '  visits++',
          '  res.end(String(visits))',
          '}).listen(3000)',
        ],
      },
      right: {
        text: 'It is raised by two, as the handlers run one after another',
        why: 'JavaScript of one process runs on a single thread, so the increments cannot interleave.',
      },
      wrong: [
        {
          text: 'It may be raised by one, as two threads write at one time',
          why: 'Requests are not handled by threads of their own; the handler runs to its end.',
        },
        {
          text: 'It is 1 for each visitor, as each request has its own copy',
          why: 'The variable belongs to the module and is shared by all requests of the process.',
        },
        {
          text: 'It is reset to 0, as the module is loaded for each request',
          why: 'Modules are loaded once and stay in memory while the process runs.',
        },
      ],
    },
    {
      id: 'nodejs-06',
      difficulty: 'beginner',
      question: 'What is wrong with this Express handler?',
      code: {
        language: 'js',
        lines: [
          "app.get('/users/:id', (req, res) => {",
          '  const user = users.find((u) => u.id === req.params.id)',
          "  if (!user) res.status(404).send('Not found')",
          '  res.json(user)',
          '})',
        ],
      },
      right: {
        text: 'Without `return` it answers a second time after the 404',
        why: '`send` does not end the function; the second answer throws `ERR_HTTP_HEADERS_SENT`.',
      },
      wrong: [
        {
          text: 'Without `await` the search is not finished at the check',
          why: '`find` on an array is synchronous, so its result is there at once.',
        },
        {
          text: 'Without `next` the handler can never send a response',
          why: '`next` passes control on to other handlers; this one answers by itself.',
        },
        {
          text: 'Without `try` the 404 stops the whole process of Node',
          why: 'A 404 is an ordinary answer and no exception.',
        },
      ],
    },
    {
      id: 'nodejs-07',
      difficulty: 'beginner',
      question:
        'The handler should read JSON from the body, but `req.body` is `undefined`. What is missing in this Express app?',
      code: {
        language: 'js',
        lines: [
          "app.post('/orders', (req, res) => {",
          '  save(req.body.items)',
          '  res.sendStatus(201)',
          '})',
        ],
      },
      right: {
        text: '`app.use(express.json())` before the route',
        why: 'A body arrives as a stream of bytes; the middleware collects and parses it.',
      },
      wrong: [
        {
          text: "`JSON.parse(req)` as the handler's first line",
          why: '`req` is a stream and not a string, so it cannot be parsed directly.',
        },
        {
          text: '`app.get` in the place of `app.post` above it',
          why: "A GET request carries its data in the address and would not match the client's POST.",
        },
        {
          text: "`res.type('json')` before the body is read",
          why: 'This sets the type of the response, not how the request is read.',
        },
      ],
    },
    {
      id: 'nodejs-08',
      difficulty: 'beginner',
      question: 'The script is run as `node copy.js a.txt b.txt`. Which expression gives the two file names?',
      right: {
        text: '`process.argv.slice(2)`',
        why: 'The first two entries are the paths of Node and of the script.',
      },
      wrong: [
        {
          text: '`process.argv.slice(0, 2)`',
          why: 'These are the paths of the Node program and of the script.',
        },
        {
          text: '`process.execArgv.slice(2)`',
          why: '`process.execArgv` holds the options given to Node itself, such as `--inspect`, and not those of the program.',
        },
        {
          text: '`process.args.slice(1)`',
          why: 'There is no such property; the arguments are in `process.argv`.',
        },
      ],
    },
    {
      id: 'nodejs-09',
      difficulty: 'intermediate',
      question: 'During `GET /report` all other requests wait. Why?',
      code: {
        language: 'js',
        lines: [
          "app.get('/report', (req, res) => {",
          '  const rows = buildReport() // 4 seconds of computing',
          '  res.json(rows)',
          '})',
        ],
      },
      right: {
        text: 'The computing occupies the thread that runs all the handlers',
        why: 'The event loop cannot go on meanwhile. Move the work to a worker thread or a job queue.',
      },
      wrong: [
        {
          text: 'The handler is not declared as `async`, so Node waits for it',
          why: '`async` alone changes nothing: synchronous work in it still blocks the thread.',
        },
        {
          text: 'The response is held back until all of the rows are written',
          why: 'Writing is asynchronous; it is the computing that lets nobody else run.',
        },
        {
          text: 'The route lacks a timeout, so it has a lock on the server',
          why: 'There is no lock, and a timeout could not fire while the thread is busy.',
        },
      ],
    },
    {
      id: 'nodejs-10',
      difficulty: 'intermediate',
      question: 'Reading a file of 5 GB like this makes the process fail. What is the right change?',
      code: {
        language: 'js',
        lines: [
          'http.createServer(async (req, res) => {',
          "  res.end(await fs.readFile('/data/export.csv'))",
          '})',
        ],
      },
      right: {
        text: '`await pipeline(createReadStream(path), res)`',
        why: 'The file goes through in chunks, with backpressure, and errors end and clean up the two streams.',
      },
      wrong: [
        {
          text: "`createReadStream(path).on('data', (d) => res.write(d))`",
          why: 'It ignores backpressure, so a slow client makes the data pile up in memory.',
        },
        {
          text: '`res.end(readFileSync(path))` in place of `readFile`',
          why: 'It still loads everything into memory, and blocks the event loop besides.',
        },
        {
          text: '`setTimeout(() => res.end(file), 0)` to free the thread',
          why: 'Delaying the write changes nothing about the size in memory.',
        },
      ],
    },
    {
      id: 'nodejs-11',
      difficulty: 'intermediate',
      question: 'With the lock file committed, which command should CI use to install packages, and why?',
      right: {
        text: '`npm ci`, as it installs exactly what the lock file says',
        why: 'It also fails if the lock file and `package.json` disagree, and starts from an empty `node_modules`.',
      },
      wrong: [
        {
          text: '`npm install`, as it does not depend on the lock file',
          why: 'It uses the lock file too, but may update it, so builds can drift apart.',
        },
        {
          text: '`npm update`, as tests then run with the newest versions',
          why: 'Each run could then test other versions than those that were reviewed.',
        },
        {
          text: '`npm audit fix`, as it installs versions without any flaw',
          why: 'It changes versions to fix known flaws, which is a change to review and not a way to install.',
        },
      ],
    },
    {
      id: 'nodejs-12',
      difficulty: 'intermediate',
      question:
        'An Express 4 application has an error handler, and logs unhandled rejections instead of ending. When the database fails, this request never ends, and the log shows such a rejection. Why?',
      code: {
        language: 'js',
        lines: [
          "app.get('/me', async (req, res) => {",
          '  const user = await db.loadUser(req.userId) // rejects',
          '  res.json(user)',
          '})',
        ],
      },
      right: {
        text: 'Express 4 does not watch the promise of a handler',
        why: 'The rejection must be caught and given to `next(err)`. Express 5 does that by itself.',
      },
      wrong: [
        {
          text: 'Express 4 does not allow a handler to be `async`',
          why: 'It may be; the promise that it returns is simply ignored.',
        },
        {
          text: 'The error handler has to be added before the routes',
          why: 'It belongs after the routes, but the error does not get to it in any case here.',
        },
        {
          text: 'The promise has to be returned from the handler itself',
          why: 'An async function always returns a promise; nobody looks at it.',
        },
      ],
    },
    {
      id: 'nodejs-13',
      difficulty: 'intermediate',
      question: "What happens to a Node process if this emitter's `error` event has no listener?",
      code: {
        language: 'js',
        lines: ["const socket = net.connect(5432, 'db.internal')", "socket.on('data', handle)"],
      },
      right: {
        text: 'A connection error ends the process with an exception',
        why: 'An `error` event without a listener is thrown, as nobody could otherwise notice it.',
      },
      wrong: [
        {
          text: 'A connection error is logged, and the process goes on',
          why: 'Nothing is logged by default; the error is thrown.',
        },
        {
          text: 'A connection error is given to `handle` as first argument',
          why: '`data` listeners get only data; errors have an event of their own.',
        },
        {
          text: 'A connection error makes the socket connect once again',
          why: 'Sockets do not reconnect by themselves.',
        },
      ],
    },
    {
      id: 'nodejs-14',
      difficulty: 'intermediate',
      question:
        'A rollout sends `SIGTERM`, and some users get broken connections. What should the server do on the signal?',
      right: {
        text: 'Call `server.close`, let requests finish, then exit',
        why: 'No new connections are accepted, and running requests are answered. A deadline ends what hangs.',
      },
      wrong: [
        {
          text: 'Call `process.exit(0)` at once, so it restarts faster',
          why: 'That cuts off the requests in progress, which is the fault that users see.',
        },
        {
          text: 'Ignore it, as the platform waits until nobody is there',
          why: 'The platform kills the process after a grace period, with requests in progress.',
        },
        {
          text: 'Throw an error, so that the clients get status 500',
          why: 'An uncaught error ends the process abruptly; clients get no answer at all.',
        },
      ],
    },
    {
      id: 'nodejs-15',
      difficulty: 'intermediate',
      question:
        'The package has `"type": "module"`. Why does `require(\'./config.js\')` fail in its files, and what replaces it?',
      right: {
        text: 'Files are ES modules without `require`; use `import`',
        why: 'In ES modules `require` is not defined; `createRequire` or a `.cjs` file are ways for old code.',
      },
      wrong: [
        {
          text: "Files are looked up by URL; use `require('file://…')`",
          why: '`require` takes no URLs, and in an ES module it does not exist in the first place.',
        },
        {
          text: 'Files need a full path; use `require(__dirname + …)`',
          why: '`__dirname` does not exist in ES modules either; there is `import.meta.dirname`.',
        },
        {
          text: 'Files are strict now; use `const` before `require`',
          why: 'Strict mode does not remove a function, and declarations have nothing to do with it.',
        },
      ],
    },
    {
      id: 'nodejs-16',
      difficulty: 'intermediate',
      question: 'A test suite passes, but the process does not end afterwards. What do you check first?',
      right: {
        text: 'Open handles, such as servers, timers or connections',
        why: 'The event loop lives as long as something is referenced. Close them in a teardown hook.',
      },
      wrong: [
        {
          text: 'Unused variables, which keep the objects from being freed',
          why: 'Memory does not keep a process alive; pending handles do.',
        },
        {
          text: 'Promises that are still pending without any operation',
          why: 'A pending promise alone does not keep the event loop running.',
        },
        {
          text: 'Modules that were imported twice from different folders',
          why: 'Loaded modules do not keep the process alive unless they opened something.',
        },
      ],
    },
    {
      id: 'nodejs-17',
      difficulty: 'expert',
      question:
        'The p99 latency is high, though the CPU is only at 40 percent and the database is fast. Which measurement do you take first?',
      right: {
        text: 'The event loop delay, by `monitorEventLoopDelay`',
        why: 'Single long tasks stall every request without raising average CPU much; its percentiles show them.',
      },
      wrong: [
        {
          text: 'The memory in use, by `process.memoryUsage`',
          why: 'It can hint at collection pauses, but does not show whether the loop was stalled.',
        },
        {
          text: 'The number of handles, by `process._getActiveHandles`',
          why: 'Many connections are normal for a server and say nothing about delays.',
        },
        {
          text: 'The load of the system, by `os.loadavg`',
          why: 'With the CPU at 40 percent it says little, and nothing about one thread.',
        },
      ],
    },
    {
      id: 'nodejs-18',
      difficulty: 'expert',
      question: 'Many parallel `crypto.pbkdf2` and `dns.lookup` calls slow down file access as well. Why?',
      right: {
        text: 'They share the thread pool of libuv, with 4 threads by default',
        why: 'Waiting tasks queue up behind slow ones; `UV_THREADPOOL_SIZE`, fewer calls or other APIs relieve it.',
      },
      wrong: [
        {
          text: 'They run on the main thread, which then has no time for files',
          why: 'The asynchronous variants run outside the main thread, in the pool.',
        },
        {
          text: 'They hold a global lock that reading a file needs as well',
          why: 'There is no such lock; the number of threads is the bottleneck.',
        },
        {
          text: 'They use sockets, whose number the system limits per process',
          why: 'Hashing uses no socket, and a limit would cause errors, not slowness.',
        },
      ],
    },
    {
      id: 'nodejs-19',
      difficulty: 'expert',
      question: 'What is printed first, and why (CommonJS)?',
      code: {
        language: 'js',
        lines: [
          "setImmediate(() => console.log('immediate'))",
          "Promise.resolve().then(() => console.log('promise'))",
          "process.nextTick(() => console.log('tick'))",
        ],
      },
      right: {
        text: '`tick`, as its queue is emptied before that of promises',
        why: "After the current code Node runs the `nextTick` queue, then microtasks, and then the event loop's phases.",
      },
      wrong: [
        {
          text: '`promise`, as microtasks always come before what Node adds',
          why: 'In CommonJS the `nextTick` queue comes first.',
        },
        {
          text: '`immediate`, as it is meant to run before anything else',
          why: 'It runs in the check phase, after the two other queues have been emptied.',
        },
        {
          text: '`promise`, as callbacks run in the order they were created',
          why: 'The queues differ in precedence; the order counts only within one of them.',
        },
      ],
    },
    {
      id: 'nodejs-20',
      difficulty: 'expert',
      question:
        "A service's memory grows until it is killed. Two heap snapshots differ by many `Socket` closures held by one `EventEmitter`. What is the likely fault?",
      right: {
        text: 'Listeners are added per request to a long-lived emitter',
        why: 'Each listener keeps its closure alive. Remove it when the request ends, or use `once` or an `AbortSignal`.',
      },
      wrong: [
        {
          text: 'The collector is not triggered, as the limit is too high',
          why: 'Objects that are still reachable are kept, however often it runs.',
        },
        {
          text: 'Sockets are kept open by clients that send `keep-alive`',
          why: 'Idle connections end after a timeout and would not hang on an emitter.',
        },
        {
          text: 'The emitter has too low a limit for its listeners',
          why: '`setMaxListeners` only sets when a warning appears; raising it hides the leak.',
        },
      ],
    },
    {
      id: 'nodejs-21',
      difficulty: 'expert',
      question: 'With four processes in `cluster` mode, users are logged out at random. What explains it?',
      code: {
        language: 'js',
        lines: [
          'const sessions = new Map()',
          '',
          "app.post('/login', (req, res) => {",
          '  const id = crypto.randomUUID()',
          '  sessions.set(id, req.body.user)',
          "  res.cookie('sid', id).end()",
          '})',
        ],
      },
      right: {
        text: 'Each process has its own `sessions`, and any may answer',
        why: 'Workers share no memory. Sessions belong in a shared store, or in a signed cookie.',
      },
      wrong: [
        {
          text: 'The map is too slow for four processes writing to it',
          why: 'The processes do not write to the same map; that is the problem.',
        },
        {
          text: 'The primary process empties the map when it forks',
          why: 'Workers start with modules of their own; nothing of theirs is emptied.',
        },
        {
          text: 'The random ids collide when several processes make them',
          why: 'Random UUIDs practically never collide, whatever process makes them.',
        },
      ],
    },
    {
      id: 'nodejs-22',
      difficulty: 'expert',
      question: 'Which risk does this code have in an API that takes JSON from strangers?',
      code: {
        language: 'js',
        lines: [
          'function merge(target, source) {',
          '  for (const key in source) {',
          "    if (typeof source[key] === 'object') {",
          '      target[key] = merge(target[key] ?? {}, source[key])',
          '    } else target[key] = source[key]',
          '  }',
          '  return target',
          '}',
          'merge(settings, JSON.parse(body))',
        ],
      },
      right: {
        text: 'A key `__proto__` changes the prototype of all objects',
        why: '`JSON.parse` creates it as an own key, and the merge then writes to `Object.prototype`. Skip such keys or use a `Map`.',
      },
      wrong: [
        {
          text: 'A key with a function in it is run while being merged',
          why: 'JSON cannot contain functions, and assigning one would not call it.',
        },
        {
          text: 'A cycle in the JSON makes the function call itself forever',
          why: 'JSON cannot express cycles; deep nesting could exhaust the stack, though.',
        },
        {
          text: 'A number as a key turns the target into a sparse array',
          why: 'Number-like keys of an object stay properties; it does not become an array.',
        },
      ],
    },
    {
      id: 'nodejs-23',
      difficulty: 'expert',
      question:
        'An HTTP client creates a new connection with TLS handshake for each of thousands of calls to one API. What improves latency most?',
      right: {
        text: 'One shared agent with `keepAlive` and a limit of sockets',
        why: 'Connections are reused, which saves the TCP and TLS handshakes; the limit protects the other side.',
      },
      wrong: [
        {
          text: 'One agent created per call, with a longer timeout set',
          why: 'An agent per call can reuse nothing, and a timeout does not make calls faster.',
        },
        {
          text: 'One worker thread per call, so that handshakes overlap',
          why: 'Connections already overlap in the event loop; threads add cost and save no handshake.',
        },
        {
          text: 'One DNS lookup per call, cached in the operating system',
          why: 'Name resolution is the smaller part; the handshakes remain.',
        },
      ],
    },
    {
      id: 'nodejs-24',
      difficulty: 'expert',
      question:
        'A handler writes to a slow client in a loop. Memory grows although each chunk is small. What is missing?',
      code: {
        language: 'js',
        lines: [
          'for (const row of hugeIterator) {',
          "  res.write(JSON.stringify(row) + '\\n')",
          '}',
          'res.end()',
        ],
      },
      right: {
        text: 'Waiting for `drain` whenever `write` returns `false`',
        why: 'The return value tells that the buffer is above its high water mark; going on buffers everything in memory.',
      },
      wrong: [
        {
          text: 'Calling `res.flushHeaders()` before the first `write`',
          why: 'This sends the headers early and does not limit what is buffered.',
        },
        {
          text: 'Raising `highWaterMark`, so that `write` is not refused',
          why: '`write` never refuses; a higher mark only allows more in memory.',
        },
        {
          text: 'Setting `Transfer-Encoding: chunked` on the response',
          why: 'Node does so by itself when no length is given, and it limits nothing.',
        },
      ],
    },
  ],
}
