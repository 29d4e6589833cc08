import { defineCapability, standardLimits } from '@nextrung/engine/capability'
import { z } from 'zod'

const limits = { ...standardLimits, builtInMs: 60_000, alternativeMs: 50, resultCharacters: 1000 }
const messages = { tooComplex: 'This is too complex.', failed: 'This could not be done.' }

/** Set to 1 by a built-in function when it begins, across threads. */
const Flag = z.instanceof(SharedArrayBuffer)

const raise = (flag: SharedArrayBuffer) => {
  const cell = new Int32Array(flag)
  Atomics.store(cell, 0, 1)
  Atomics.notify(cell, 0)
}

const runForever = ({ begun }: { begun: SharedArrayBuffer }): string => {
  raise(begun)
  for (;;) Math.random()
}

/** Capabilities that answer, fail, run for ever, wait, and take more memory or room than they may have. */
export const scriptedCapabilities = [
  defineCapability({
    name: 'greet',
    input: z.object({ who: z.string(), begun: Flag.optional() }),
    output: z.object({ greeting: z.string() }),
    builtIn: ({ who, begun }) => {
      if (begun) raise(begun)
      return { greeting: `Hello, ${who}` }
    },
    limits,
    messages,
  }),
  defineCapability({
    name: 'beQuick',
    input: z.object({}),
    output: z.string(),
    builtIn: () => 'done',
    limits: { ...limits, builtInMs: 1000 },
    messages,
  }),
  defineCapability({
    name: 'fail',
    input: z.object({}),
    output: z.string(),
    builtIn: () => {
      throw new Error('a fault in the built-in function')
    },
    limits,
    messages,
  }),
  defineCapability({
    name: 'runForever',
    input: z.object({ begun: Flag }),
    output: z.string(),
    builtIn: runForever,
    limits,
    messages,
  }),
  defineCapability({
    name: 'runTooLong',
    input: z.object({ begun: Flag }),
    output: z.string(),
    builtIn: runForever,
    limits: { ...limits, builtInMs: 20 },
    messages,
  }),
  defineCapability({
    name: 'waitLong',
    input: z.object({}),
    output: z.string(),
    builtIn: () => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
      return 'done'
    },
    limits: { ...limits, builtInMs: 100 },
    messages,
  }),
  defineCapability({
    name: 'fillMemory',
    input: z.object({}),
    output: z.string(),
    builtIn: () => {
      const held: string[][] = []
      for (;;) held.push(Array.from({ length: 1000 }, () => String(Math.random())))
    },
    limits,
    messages,
  }),
  defineCapability({
    name: 'answerTooMuch',
    input: z.object({}),
    output: z.string(),
    builtIn: () => 'a'.repeat(limits.resultCharacters + 1),
    limits,
    messages,
  }),
] as const
