import type { Deployment } from './deployment.ts'
import { type Outcome, openLoad, served, share } from './open-load.ts'
import { latencyFigure, ms, type Scenario } from './scenario.ts'
import { sendRequest } from './send-request.ts'

// Most polls find nothing new; one in ten has no ETag, as if from a page that was just opened.
const freshEvery = 10
const browser = { 'accept-encoding': 'gzip, br' }

/** Requests the list of each seeded person in turn, with the ETag of the last response. */
const makePoll = ({ people, url }: Deployment) => {
  const etags = new Map<number, string>()
  return async (index: number) => {
    // The last person has very many versions and is measured separately.
    const person = index % (people.length - 1)
    const etag = index % freshEvery === 0 ? undefined : etags.get(person)
    const headers = {
      ...browser,
      cookie: people[person]?.cookie ?? '',
      ...(etag ? { 'if-none-match': etag } : {}),
    }
    const answer = await sendRequest({ url: `${url(person)}/api/resumes/1`, headers })
    if (answer.etag) etags.set(person, answer.etag)
    return answer
  }
}

/** Polls once for every person, so that later polls have an ETag. */
export const warmUp = async (deployment: Deployment): Promise<ReturnType<typeof makePoll>> => {
  const poll = makePoll(deployment)
  for (let from = 0; from < deployment.people.length; from += 20)
    await Promise.all(Array.from({ length: 20 }, (_, index) => poll(from + index)))
  return poll
}

const barePoll =
  ({ bare }: Deployment) =>
  (index: number) =>
    sendRequest({ url: `${bare}/`, headers: index % freshEvery === 0 ? {} : { 'if-none-match': '"bare"' } })

/** Puts the same load on the product and on the bare route alternately, so that machine conditions are equal. */
export const compareWithBare = async (
  load: { perSecond: number; seconds: number },
  sends: {
    own: (index: number) => ReturnType<typeof sendRequest>
    bare: (index: number) => ReturnType<typeof sendRequest>
  },
): Promise<{ own: Outcome; bare: Outcome }> => {
  const half = { perSecond: load.perSecond, seconds: load.seconds / 2 }
  const bareHalf = { ...half, seconds: half.seconds / 2 }
  const bare = [await openLoad({ ...bareHalf, send: sends.bare })]
  const own = [await openLoad({ ...half, send: sends.own })]
  bare.push(await openLoad({ ...bareHalf, send: sends.bare }))
  const sent = Math.round(half.perSecond * half.seconds)
  own.push(await openLoad({ ...half, send: (index) => sends.own(index + 1 + sent) }))
  return { own: mergeOutcomes(own), bare: mergeOutcomes(bare) }
}

const mergeOutcomes = (outcomes: Outcome[]): Outcome => {
  const times = new Map<number, number[]>()
  for (const outcome of outcomes)
    for (const [status, list] of outcome.times) times.set(status, [...(times.get(status) ?? []), ...list])
  return {
    times,
    missingRetryAfter: outcomes.reduce((sum, { missingRetryAfter }) => sum + missingRetryAfter, 0),
  }
}

export const staticAndHealth: Scenario = async (deployment, seconds) => {
  const paths = ['/health', '/sign-in', '/favicon.svg']
  const { own, bare } = await compareWithBare(
    { perSecond: 500, seconds },
    {
      own: (index) => sendRequest({ url: `${deployment.url(index)}${paths[index % paths.length]}` }),
      bare: barePoll(deployment),
    },
  )
  return [latencyFigure({ what: 'L1 page, icon and /health, 500 a second', outcome: own, bare, p99: 50 })]
}

const pollsAt =
  (perSecond: number, p99: number): Scenario =>
  async (deployment, seconds) => {
    const own = await warmUp(deployment)
    const answers = await compareWithBare({ perSecond, seconds }, { own, bare: barePoll(deployment) })
    const what = `L2 polled list, ${perSecond} a second`
    return [latencyFigure({ what, outcome: answers.own, bare: answers.bare, p99 })]
  }

export const polls = pollsAt(350, 100)
export const morePolls = pollsAt(700, 200)

/** Three times the polls the server is designed for, and how soon it recovers. */
export const overload: Scenario = async (deployment, seconds) => {
  const poll = await warmUp(deployment)
  const outcome = await openLoad({ perSecond: 1050, seconds, send: poll })
  const endedAt = performance.now()
  let recoveredMs = Number.NaN
  while (Number.isNaN(recoveredMs) && performance.now() - endedAt < 30_000) {
    const after = await openLoad({ perSecond: 350, seconds: 1, send: poll })
    const good = served(after)
    if (good.length >= 350 && share(good, 0.99) <= 100) recoveredMs = performance.now() - endedAt - 1000
  }
  return [
    latencyFigure({ what: 'L10 overload, 1,050 polls a second', outcome, p99: 500, mayShed: true }),
    {
      what: 'L10 after the overload, until polls are within their aim',
      value: ms(Math.max(0, recoveredMs)),
      aim: 'at most 10 s',
      met: recoveredMs <= 10_000,
    },
  ]
}
