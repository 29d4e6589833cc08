import { setTimeout as sleep } from 'node:timers/promises'
import { collector } from '../../apps/server/src/testing/seed-load.ts'
import { openLoad, share } from './open-load.ts'
import { warmUp } from './polls.ts'
import { latencyFigure, ms, type Scenario } from './scenario.ts'
import { sendRequest } from './send-request.ts'

const aimMs = 5000
const pollEveryMs = 10

/** Kills a process while people poll, restarts it, and measures when it serves the first poll. */
export const restart: Scenario = async (deployment) => {
  const poll = await warmUp(deployment)
  const polling = openLoad({ perSecond: 350, seconds: 10, send: poll })
  await sleep(3000)
  const killedAt = performance.now()
  await deployment.programs[0]?.end('SIGKILL')
  const program = await deployment.restart(0)
  const headers = { cookie: deployment.people[0]?.cookie ?? '' }
  while ((await sendRequest({ url: `${program.url}/api/resumes/1`, headers })).status !== 200)
    await sleep(pollEveryMs)
  const back = performance.now() - killedAt
  await polling
  return [
    {
      what: 'L11 killed under 350 polls a second, until the first 2xx of the next start',
      value: ms(back),
      aim: `at most ${aimMs / 1000} s`,
      met: back <= aimMs,
      note: `of which ${ms(program.readyMs)} from start to ready`,
    },
  ]
}

/** The list of a person with two hundred versions. */
export const growth: Scenario = async (deployment, seconds) => {
  const headers = { cookie: deployment.people[collector - 1]?.cookie ?? '' }
  const url = `${deployment.url(0)}/api/resumes/1`
  const first = await sendRequest({ url, headers })
  const unchanged = { ...headers, 'if-none-match': first.etag ?? '' }
  const outcome = await openLoad({
    perSecond: 50,
    seconds,
    send: () => sendRequest({ url, headers: unchanged }),
  })
  const whole = await openLoad({ perSecond: 1, seconds: 5, send: () => sendRequest({ url, headers }) })
  const isUnchanged = [...outcome.times.keys()].every((status) => status === 304)
  return [
    {
      ...latencyFigure({ what: 'L12 unchanged list of 200 versions, 50 a second', outcome, p99: 100 }),
      ...(isUnchanged ? {} : { met: false }),
    },
    {
      what: 'L12 … the whole list',
      value: `p50 ${ms(share(whole.times.get(200) ?? [], 0.5))}`,
      note: `${Math.round(first.bytes / 1000)} kB`,
    },
  ]
}
