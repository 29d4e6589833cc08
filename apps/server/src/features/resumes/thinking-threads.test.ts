import type { ReadDocument } from '@nextrung/contract/read-document'
import { afterAll, describe, expect, test } from 'vitest'
import { makeThinking, TooMuchToThinkError } from './thinking-threads.ts'

const thinking = makeThinking()
afterAll(() => thinking.close())

const readOf = (lines: string[]): ReadDocument => ({
  format: 'txt',
  pageCount: 1,
  lines: lines.map((text) => ({ text, page: 1 })),
  links: [],
  notices: [],
})
const lines = ['Maya Okafor', 'Skills', 'Python, Docker']

describe('the engine in a thread of its own', () => {
  test('gives what the engine gives', async () => {
    const parsed = await thinking.think('parse', { owner: 1, input: readOf(lines) })
    expect(parsed.skills).toEqual(expect.arrayContaining(['Python', 'Docker']))
  })

  test('leaves the thread of requests free while a long text is thought about', async () => {
    const jobs = Array.from({ length: 1500 }, (_, at) => `Engineer ${at}, Acme   Jan 2019 - Mar 2020`)
    const thought = thinking.think('parse', { owner: 1, input: readOf(['Maya', 'Experience', ...jobs]) })
    let turnsOfOthers = 0
    const others = setInterval(() => turnsOfOthers++, 1)
    await thought
    clearInterval(others)
    expect(turnsOfOthers).toBeGreaterThan(3)
  })

  test('is ended at its deadline, and the next thought gets a new one', async () => {
    const hasty = makeThinking({ mostMs: 1 })
    await expect(hasty.think('parse', { owner: 1, input: readOf(lines) })).rejects.toThrow(
      TooMuchToThinkError,
    )
    await hasty.close()
    const parsed = await thinking.think('parse', { owner: 1, input: readOf(lines) })
    expect(parsed.document).toBeDefined()
  })

  test('is ended where it takes more memory than any resume needs, and the program lives on', async () => {
    const small = makeThinking({ heapMb: 8 })
    await expect(small.think('parse', { owner: 1, input: readOf(lines) })).rejects.toThrow(
      TooMuchToThinkError,
    )
    await small.close()
  })

  test('refuses a result that is many times as large as its text', async () => {
    const made = Array.from({ length: 17_000 }, (_, at) => `Skill${at}`).join(', ')
    const input = readOf(['Maya Okafor', 'Skills', made])
    await expect(thinking.think('parse', { owner: 1, input })).rejects.toThrow(TooMuchToThinkError)
  })
})
