import { describe, expect, it } from 'vitest'
import { makeFairQueue, QueueFullError } from './fair-queue.ts'

const limits = { atOnce: 2, mostWaiting: 10, mostWaitingOfOne: 5 }
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Asks for a turn and notes in `began` when it comes. */
function makeAsker(turns: ReturnType<typeof makeFairQueue>) {
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (owner: string, name: string) =>
    turns.take(owner).then((end) => {
      began.push(name)
      ends.set(name, end)
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await settle()
  }
  return { began, ask, end }
}

describe('turns', () => {
  it('keep a place for somebody else while one person asks for many', async () => {
    const { began, ask } = makeAsker(makeFairQueue(limits))
    for (let number = 1; number <= 4; number++) void ask('ann', `ann ${number}`)
    await settle()
    expect(began).toEqual(['ann 1'])
    void ask('ben', 'ben 1')
    await settle()
    expect(began).toEqual(['ann 1', 'ben 1'])
  })

  it('go round the people who wait, and none is lost', async () => {
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

  it('give the only place to one after the other', async () => {
    const { began, ask, end } = makeAsker(makeFairQueue({ ...limits, atOnce: 1 }))
    void ask('ann', 'ann 1')
    void ask('ann', 'ann 2')
    await settle()
    expect(began).toEqual(['ann 1'])
    await end('ann 1')
    expect(began).toEqual(['ann 1', 'ann 2'])
  })

  it('are refused at once where too many wait, and a turn that is given back twice counts once', async () => {
    const turns = makeFairQueue({ atOnce: 1, mostWaiting: 2, mostWaitingOfOne: 1 })
    const end = await turns.take('ann')
    const second = turns.take('ann')
    await expect(turns.take('ann')).rejects.toThrow(QueueFullError)
    const third = turns.take('ben')
    await expect(turns.take('cleo')).rejects.toThrow(QueueFullError)
    end()
    end()
    const endThird = await third
    endThird()
    expect(await second).toBeTypeOf('function')
  })

  it('are given up by one who leaves the line, whose place another one gets', async () => {
    const turns = makeFairQueue({ atOnce: 1, mostWaiting: 1, mostWaitingOfOne: 1 })
    const end = await turns.take('ann')
    const patience = new AbortController()
    const left = turns.take('ben', patience.signal)
    await expect(turns.take('cleo')).rejects.toThrow(QueueFullError)
    patience.abort(new Error('gone'))
    await expect(left).rejects.toThrow('gone')
    const next = turns.take('cleo')
    end()
    expect(await next).toBeTypeOf('function')
  })

  it('are not taken by one who has left already, and not lost by one who leaves with a turn', async () => {
    const turns = makeFairQueue({ atOnce: 1, mostWaiting: 1, mostWaitingOfOne: 1 })
    await expect(turns.take('ann', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
    const patience = new AbortController()
    const first = await turns.take('ben')
    const waiting = turns.take('cleo', patience.signal)
    first()
    const end = await waiting
    patience.abort(new Error('gone'))
    const next = turns.take('ann')
    end()
    expect(await next).toBeTypeOf('function')
  })
})
