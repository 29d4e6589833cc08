import { describe, expect, it } from 'vitest'
import { makeFairQueue, QueueFullError } from './fair-queue.ts'

const limits = { concurrency: 2, maxQueued: 10, maxQueuedPerOwner: 5 }
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Acquires slots and records in `began` the order in which they are granted. */
function makeAsker(queue: ReturnType<typeof makeFairQueue>) {
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (owner: string, name: string) =>
    queue.acquire(owner).then((end) => {
      began.push(name)
      ends.set(name, end)
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await settle()
  }
  return { began, ask, end }
}

describe('the fair queue', () => {
  it('keeps a slot for others when one owner queues many tasks', async () => {
    const { began, ask } = makeAsker(makeFairQueue(limits))
    for (let number = 1; number <= 4; number++) void ask('ann', `ann ${number}`)
    await settle()
    expect(began).toEqual(['ann 1'])
    void ask('ben', 'ben 1')
    await settle()
    expect(began).toEqual(['ann 1', 'ben 1'])
  })

  it('rotates between the queued owners, and loses no task', async () => {
    const { began, ask, end } = makeAsker(makeFairQueue(limits))
    for (const name of ['ann 1', 'ann 2', 'ann 3', 'ben 1', 'ben 2', 'cleo 1'])
      void ask(name.slice(0, 3), name)
    await settle()
    expect(began).toEqual(['ann 1', 'ben 1'])
    await end('ann 1')
    expect(began.at(-1)).toBe('cleo 1')
    await end('ben 1')
    await end('cleo 1')
    await end('ann 2')
    await end('ben 2')
    expect(began.toSorted()).toEqual(['ann 1', 'ann 2', 'ann 3', 'ben 1', 'ben 2', 'cleo 1'])
  })

  it('hands out a single slot one task at a time', async () => {
    const { began, ask, end } = makeAsker(makeFairQueue({ ...limits, concurrency: 1 }))
    void ask('ann', 'ann 1')
    void ask('ann', 'ann 2')
    await settle()
    expect(began).toEqual(['ann 1'])
    await end('ann 1')
    expect(began).toEqual(['ann 1', 'ann 2'])
  })

  it('rejects immediately when full, and counts a slot released twice only once', async () => {
    const queue = makeFairQueue({ concurrency: 1, maxQueued: 2, maxQueuedPerOwner: 1 })
    const end = await queue.acquire('ann')
    const second = queue.acquire('ann')
    await expect(queue.acquire('ann')).rejects.toThrow(QueueFullError)
    const third = queue.acquire('ben')
    await expect(queue.acquire('cleo')).rejects.toThrow(QueueFullError)
    end()
    end()
    const endThird = await third
    endThird()
    expect(await second).toBeTypeOf('function')
  })

  it('frees the place of a task that is aborted while queued', async () => {
    const queue = makeFairQueue({ concurrency: 1, maxQueued: 1, maxQueuedPerOwner: 1 })
    const end = await queue.acquire('ann')
    const controller = new AbortController()
    const left = queue.acquire('ben', controller.signal)
    await expect(queue.acquire('cleo')).rejects.toThrow(QueueFullError)
    controller.abort(new Error('gone'))
    await expect(left).rejects.toThrow('gone')
    const next = queue.acquire('cleo')
    end()
    expect(await next).toBeTypeOf('function')
  })

  it('grants no slot to an aborted task, and loses none when a running one is aborted', async () => {
    const queue = makeFairQueue({ concurrency: 1, maxQueued: 1, maxQueuedPerOwner: 1 })
    await expect(queue.acquire('ann', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
    const controller = new AbortController()
    const first = await queue.acquire('ben')
    const waiting = queue.acquire('cleo', controller.signal)
    first()
    const end = await waiting
    controller.abort(new Error('gone'))
    const next = queue.acquire('ann')
    end()
    expect(await next).toBeTypeOf('function')
  })
})
