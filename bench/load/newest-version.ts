import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from '../../apps/server/src/testing/client.ts'
import type { Resume } from '../../packages/contract/src/resumes.ts'

const pollEveryMs = 500

type Asked = { url: string; cookie: string }

/** A person's newest version; undefined while the server is too busy to answer. */
export const findNewest = async ({ url, cookie }: Asked): Promise<Resume | undefined> => {
  const answer = await new Client(url).send<Resume[]>('GET', '/api/resumes/1', { headers: { cookie } })
  return answer.status === 200 ? answer.json[0] : undefined
}

/** Polls until `isOpen` is false for everyone or the time is up; resolves with those still open. */
export const waitUntilNoneOpen = async <One>(
  everybody: One[],
  { isOpen, withinMs }: { isOpen: (one: One) => Promise<boolean>; withinMs: number },
): Promise<One[]> => {
  const giveUpAt = performance.now() + withinMs
  let left = everybody
  while (left.length > 0 && performance.now() < giveUpAt) {
    const open = await Promise.all(left.map(isOpen))
    left = left.filter((_, index) => open[index])
    if (left.length > 0) await sleep(pollEveryMs)
  }
  return left
}
