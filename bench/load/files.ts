import { setTimeout as sleep } from 'node:timers/promises'
import type { Seeded } from '../../apps/server/src/testing/seed-load.ts'
import { MB } from '../speed/numbers.ts'
import { memoryOf } from '../speed/process-memory.ts'
import type { Deployment } from './deployment.ts'
import { uploadForm } from './large-pdf.ts'
import { findNewest, waitUntilNoneOpen } from './newest-version.ts'
import { openLoad } from './open-load.ts'
import { latencyFigure, type Scenario } from './scenario.ts'
import { sendRequest } from './send-request.ts'

const megabyte = 1_000_000
const mostBytes = 1_500_000_000
const completedWithinMs = 120_000

/** Uploads a 1 MB PDF for each seeded person in turn. */
export const makeUpload = async ({ people, url }: Deployment) => {
  const { body, contentType } = await uploadForm(megabyte)
  return (index: number) => {
    const headers = { cookie: people[index % people.length]?.cookie ?? '', 'content-type': contentType }
    return sendRequest({ url: `${url(index)}/api/resumes`, method: 'POST', headers, body })
  }
}

/** Downloads a version of each seeded person in turn, as PDF and as Word. */
export const makeDownload =
  ({ people, url }: Deployment) =>
  (index: number) => {
    const person = people[index % people.length]
    const path = `/api/resumes/${person?.resumeId}/download?format=${index % 2 ? 'doc' : 'pdf'}`
    return sendRequest({ url: url(index) + path, headers: { cookie: person?.cookie ?? '' } })
  }

export const uploads: Scenario = async (deployment, seconds) => {
  const upload = await makeUpload(deployment)
  const watch = watchMemory(deployment)
  // Start after the people that other loads use most.
  const outcome = await openLoad({ perSecond: 2, seconds, send: (index) => upload(1000 + index) })
  const done = outcome.times.get(201)?.length ?? 0
  const lost = await countLost(deployment, { from: 1000, count: Math.round(2 * seconds) })
  const most = await watch.end()
  return [
    latencyFigure({ what: 'L5 upload of a 1 MB PDF, 2 a second', outcome, p99: 3000 }),
    {
      what: 'L5 … uploads answered 201 and not completed afterwards',
      value: `${Math.max(0, lost - (Math.round(2 * seconds) - done))} of ${done}`,
      aim: 'none',
      met: lost <= Math.round(2 * seconds) - done,
    },
    {
      what: 'L5 … most memory of all processes',
      value: MB(most),
      aim: `at most ${MB(mostBytes)}`,
      met: most <= mostBytes,
    },
  ]
}

export const downloads: Scenario = async (deployment, seconds) => {
  const send = makeDownload(deployment)
  await send(0)
  await send(1)
  const outcome = await openLoad({ perSecond: 5, seconds, send })
  return [latencyFigure({ what: 'L6 download as PDF and Word, 5 a second', outcome, p99: 2000 })]
}

// The upload is lost if a person's newest version is still a seeded one, or never completes.
const countLost = async ({ people, url }: Deployment, { from, count }: { from: number; count: number }) => {
  const isOpen = async ({ cookie, resumeId }: Seeded) => {
    const version = await findNewest({ url: url(0), cookie })
    return version?.status !== 'completed' || version.id === resumeId
  }
  return (await waitUntilNoneOpen(people.slice(from, from + count), { isOpen, withinMs: completedWithinMs }))
    .length
}

const watchMemory = ({ programs }: Deployment) => {
  let most = 0
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const sums = await Promise.all(programs.map(({ child }) => memoryOf(child.pid ?? 0)))
      most = Math.max(
        most,
        sums.reduce((sum, { own, children }) => sum + own + children, 0),
      )
      await sleep(250)
    }
  })()
  return {
    end: async () => {
      isOver = true
      await watching
      return most
    },
  }
}
