import { password } from '../speed/person.ts'
import type { Deployment } from './deployment.ts'
import { openLoad, served, share, statuses } from './open-load.ts'
import { compareWithBare, warmUp } from './polls.ts'
import { latencyFigure, ms, type Scenario } from './scenario.ts'
import { json, sendRequest } from './send-request.ts'

const themes = ['light', 'dark']

/** Changes a setting of each seeded person in turn. */
export const makeWrite =
  ({ people, url }: Deployment) =>
  (index: number) => {
    const person = people[index % people.length]
    const { headers, body } = json(url(index), { theme: themes[index % 2] })
    const path = `/api/settings/${person?.uid}`
    return sendRequest({
      url: url(index) + path,
      method: 'PATCH',
      headers: { ...headers, cookie: person?.cookie ?? '' },
      body,
    })
  }

/** Signs in each seeded person in turn. */
export const makeSignIn =
  ({ people, url }: Deployment) =>
  (index: number) =>
    sendRequest({
      url: `${url(index)}/auth/sign-in/email`,
      method: 'POST',
      ...json(url(index), { email: people[index % people.length]?.email, password }),
    })

export const writes: Scenario = async (deployment, seconds) => {
  const answers = await compareWithBare(
    { perSecond: 50, seconds },
    {
      own: makeWrite(deployment),
      bare: (index) =>
        sendRequest({
          url: `${deployment.bare}/echo`,
          method: 'POST',
          ...json(deployment.bare, { theme: themes[index % 2] }),
        }),
    },
  )
  const what = 'L3 a setting changed, 50 a second'
  return [latencyFigure({ what, outcome: answers.own, bare: answers.bare, p99: 150 })]
}

export const signIns: Scenario = async (deployment, seconds) => {
  const outcome = await openLoad({ perSecond: 10, seconds, send: makeSignIn(deployment) })
  return [latencyFigure({ what: 'L4 sign-in, 10 a second', outcome, p99: 500 })]
}

/** Fifty sign-ins a second, more than two cores can verify, while polls continue. */
export const signInBurst: Scenario = async (deployment) => {
  const poll = await warmUp(deployment)
  const [burst, polled] = await Promise.all([
    openLoad({ perSecond: 50, seconds: 10, send: makeSignIn(deployment) }),
    openLoad({ perSecond: 350, seconds: 10, send: poll }),
  ])
  const refused = [...(burst.times.get(503) ?? []), ...(burst.times.get(429) ?? [])]
  return [
    {
      what: 'L4 sign-in, a burst of 50 a second: those refused are told',
      value: refused.length > 0 ? `within ${ms(share(refused, 1))}` : 'none refused',
      aim: 'within 1 s, none fails',
      met:
        (refused.length === 0 || share(refused, 1) <= 1000) &&
        burst.missingRetryAfter === 0 &&
        !burst.times.has(0),
      note: `${statuses(burst)}; those let in p99 ${ms(share(served(burst), 0.99))}`,
    },
    latencyFigure({ what: 'L4 … polls meanwhile, 350 a second', outcome: polled, p99: 200 }),
  ]
}
