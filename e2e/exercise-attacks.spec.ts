import {
  evil,
  exercise,
  expectStopped,
  got,
  leaks,
  page,
  prepareAttacks,
  run,
  secret,
} from './exercise-attack.ts'
import { runInPage } from './exercise-runner.ts'
import { expect, test } from './testing.ts'

prepareAttacks()

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
