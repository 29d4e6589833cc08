import { afterEach, describe, expect, test, vi } from 'vitest'
import { AppError } from '../errors.ts'
import {
  makeFlag,
  makeScriptedThinking as makeThinking,
  type ScriptedThinking,
} from './testing/make-scripted-thinking.ts'
import { uncancelled } from './uncancelled.ts'

const opened: ScriptedThinking[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((thinking) => thinking.close()))
})

const makeScriptedThinking = (options: Parameters<typeof makeThinking>[0] = {}) => {
  const thinking = makeThinking(options)
  opened.push(thinking)
  return { ...thinking, ...thinking.forPerson(1) }
}

const failureOf = async (call: Promise<unknown>): Promise<AppError> => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof AppError)) throw new Error('No AppError was thrown.', { cause: error })
  return error
}

const maya = { who: 'Maya' }
const builtIn = { result: { greeting: 'Hello, Maya' }, madeBy: 'built-in' }
const never = () => new Promise<never>(() => {})
const wasLeft = new Error('The person left.')

describe('A capability without an alternative', () => {
  test('answers with the built-in function, and says so', async () => {
    expect(await makeScriptedThinking().greet(maya, uncancelled)).toEqual(builtIn)
  })

  test("leaves the server's own thread free while it runs", async () => {
    const { runForever } = makeScriptedThinking()
    const { begun, raised } = makeFlag()
    const request = new AbortController()
    const running = runForever({ begun }, request.signal)
    await raised()
    for (let turn = 1; turn <= 3; turn++) await new Promise((resolve) => setImmediate(resolve))
    request.abort(wasLeft)
    await expect(running).rejects.toBe(wasLeft)
  })

  test('fails with its own sentence, and the cause for the log', async () => {
    const error = await failureOf(makeScriptedThinking().fail({}, uncancelled))
    expect([error.code, error.message]).toEqual(['INTERNAL', 'This could not be done.'])
    expect(String(error.cause)).toContain('a fault in the built-in function')
  })

  test('is stopped at its deadline, and the next call gets a new thread', async () => {
    const { runTooLong, greet } = makeScriptedThinking({ concurrency: 1 })
    const error = await failureOf(runTooLong({ begun: makeFlag().begun }, uncancelled))
    expect([error.code, error.message]).toEqual(['TOO_COMPLEX_FILE', 'This is too complex.'])
    expect(await greet(maya, uncancelled)).toEqual(builtIn)
  })

  test('may take longer than its deadline on a busy machine: only processor time counts', async () => {
    const { waitLong, beQuick } = makeScriptedThinking({ concurrency: 1 })
    await beQuick({}, uncancelled)
    expect((await waitLong({}, uncancelled)).result).toBe('done')
  })

  test('that does not end without using the processor is stopped, and may be tried again', async () => {
    const { waitLong, greet } = makeScriptedThinking({ concurrency: 1, stalledMs: 150 })
    expect((await failureOf(waitLong({}, uncancelled))).code).toBe('UNAVAILABLE')
    expect(await greet(maya, uncancelled)).toEqual(builtIn)
  })

  test('has its whole time, however long its thread takes to load', async () => {
    const script = new URL('./testing/slow-thread.ts', import.meta.url)
    const { beQuick } = makeScriptedThinking({ script })
    expect((await beQuick({}, uncancelled)).result).toBe('done')
  })

  test('is stopped at its limit of memory, and the program lives on', async () => {
    const { fillMemory, greet } = makeScriptedThinking({ concurrency: 1, heapMb: 16 })
    expect((await failureOf(fillMemory({}, uncancelled))).code).toBe('TOO_COMPLEX_FILE')
    expect(await greet(maya, uncancelled)).toEqual(builtIn)
  })

  test('is refused a result that is too large to be stored', async () => {
    const { answerTooMuch } = makeScriptedThinking()
    expect((await failureOf(answerTooMuch({}, uncancelled))).code).toBe('TOO_COMPLEX_FILE')
  })
})

describe('A capability with an alternative', () => {
  test('answers with the alternative, without what the schema does not know, and names it', async () => {
    const alternative = vi.fn(async () => ({ greeting: 'Good day', mood: 'sunny' }))
    const { greet } = makeScriptedThinking({ alternative })
    expect(await greet(maya, uncancelled)).toEqual({
      result: { greeting: 'Good day' },
      madeBy: 'Scripted model',
    })
    expect(alternative).toHaveBeenCalledWith(maya, expect.any(AbortSignal))
  })

  test.each([
    ['fails', async () => Promise.reject(new Error('The model is down.'))],
    ['takes too long and ignores its signal', never],
    ['answers in another shape', async () => ({ greeting: 7 })],
    ['answers too much', async () => ({ greeting: 'a'.repeat(2000) })],
    [
      'throws before it begins',
      () => {
        throw new Error('The model has no key.')
      },
    ],
  ])('falls back to the built-in function when the alternative %s', async (_, alternative) => {
    const { greet, logs } = makeScriptedThinking({ alternative })
    expect(await greet(maya, uncancelled)).toEqual(builtIn)
    expect(logs.join('')).toContain('fell back to built-in')
  })

  test('tells a late alternative to stop, and does not mind how that ends', async () => {
    const stopped = Promise.withResolvers<void>()
    const { greet } = makeScriptedThinking({
      alternative: (_, signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            stopped.resolve()
            reject(new Error('Stopped.'))
          })
        }),
    })
    expect(await greet(maya, uncancelled)).toEqual(builtIn)
    await stopped.promise
  })

  test('fails with its own sentence when the built-in function fails too', async () => {
    const { fail } = makeScriptedThinking({ alternative: () => Promise.reject(new Error('down')) })
    expect((await failureOf(fail({}, uncancelled))).message).toBe('This could not be done.')
  })
})

describe('A call whose request is gone', () => {
  test('does not begin', async () => {
    const alternative = vi.fn(never)
    const { greet } = makeScriptedThinking({ alternative })
    await expect(greet(maya, AbortSignal.abort(wasLeft))).rejects.toBe(wasLeft)
    expect(alternative).not.toHaveBeenCalled()
  })

  test('frees its thread while the built-in function runs', async () => {
    const { runForever, greet } = makeScriptedThinking({ concurrency: 1 })
    const { begun, raised } = makeFlag()
    const request = new AbortController()
    const running = runForever({ begun }, request.signal)
    await raised()
    request.abort(wasLeft)
    await expect(running).rejects.toBe(wasLeft)
    expect(await greet(maya, uncancelled)).toEqual(builtIn)
  })

  test('leaves the line while it waits for a thread, and never runs', async () => {
    const { runForever, greet } = makeScriptedThinking({ concurrency: 1 })
    const [first, second] = [makeFlag(), makeFlag()]
    const [ofFirst, ofSecond] = [new AbortController(), new AbortController()]
    const running = runForever({ begun: first.begun }, ofFirst.signal)
    await first.raised()
    const waiting = greet({ ...maya, begun: second.begun }, ofSecond.signal)
    ofSecond.abort(wasLeft)
    await expect(waiting).rejects.toBe(wasLeft)
    ofFirst.abort(wasLeft)
    await expect(running).rejects.toBe(wasLeft)
    expect(await greet(maya, uncancelled)).toEqual(builtIn)
    expect(second.isRaised()).toBe(false)
  })

  test('stops the alternative, and is not given to the built-in function', async () => {
    const request = new AbortController()
    const flag = makeFlag()
    const asked = Promise.withResolvers<AbortSignal>()
    const { greet } = makeScriptedThinking({
      alternative: (_, signal) => {
        asked.resolve(signal)
        return never()
      },
    })
    const call = greet({ ...maya, begun: flag.begun }, request.signal)
    const signal = await asked.promise
    request.abort(wasLeft)
    await expect(call).rejects.toBe(wasLeft)
    expect([signal.aborted, flag.isRaised()]).toEqual([true, false])
  })
})

test("One person's calls never take the last free thread", async () => {
  const { runForever, forPerson } = makeScriptedThinking({ concurrency: 2 })
  const request = new AbortController()
  const first = makeFlag()
  const ended = Promise.allSettled([1, 2].map(() => runForever({ begun: first.begun }, request.signal)))
  await first.raised()
  expect(await forPerson(2).greet(maya, uncancelled)).toEqual(builtIn)
  request.abort(wasLeft)
  await ended
})

test('What is under way or waits when the server stops may be tried again later', async () => {
  const { runForever, greet, close } = makeScriptedThinking({ concurrency: 1 })
  const { begun, raised } = makeFlag()
  const running = failureOf(runForever({ begun }, uncancelled))
  const waiting = failureOf(greet(maya, uncancelled))
  await raised()
  await close()
  expect([(await running).code, (await waiting).code]).toEqual(['UNAVAILABLE', 'UNAVAILABLE'])
  expect((await failureOf(greet(maya, uncancelled))).code).toBe('UNAVAILABLE')
})
