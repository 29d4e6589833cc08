import { setTimeout as sleep } from 'node:timers/promises'
import { askPostgres } from '../../apps/server/src/testing/ask-postgres.ts'
import { type SpawnedServer, spawnServer } from '../../apps/server/src/testing/spawned-server.ts'
import type { Check, Fault } from '../fault.ts'
import {
  type Applicant,
  applicantSettings,
  dailyCap,
  findWrong,
  makeApplicant,
  searchAtOnce,
  waitUntilDecided,
} from '../process/applicant.ts'
import { type TestPostgres, withPostgres } from './with-postgres.ts'

const points = [
  'application.before-send',
  'application.before-commit',
  'application.after-commit',
  'employer.before-commit',
]

type Round = { own: TestPostgres; steady: SpawnedServer; point: string }

/** Twenty starts on two servers, one of which dies at the point. */
const startOnBoth = async ({ own, steady, point }: Round): Promise<Applicant> => {
  const doomed = await spawnServer({ ...own.env, FAIL_AT: `${point}:kill` })
  const applicant = await makeApplicant(steady)
  const other = doomed.newClient()
  other.cookies = new Map(applicant.client.cookies)
  await searchAtOnce(applicant, [applicant.client, other])
  await Promise.race([doomed.ended, sleep(5000)])
  await doomed.end('SIGKILL')
  await searchAtOnce(applicant, [applicant.client])
  return applicant
}

/** F36: two processes apply for the same people, and one of them is killed. */
export const applicationsOnTwoServers: Fault = {
  id: 'F36',
  title: 'Applications on two servers on one PostgreSQL, one of which is killed',
  minutes: 4,
  run: ({ quick, log }) =>
    withPostgres(async ({ env, ...rest }): Promise<Check[]> => {
      const own = { ...rest, env: { ...env, ...applicantSettings } }
      const steady = await spawnServer(own.env)
      const applicants: Applicant[] = []
      for (let round = 0; round < (quick ? 1 : 5); round++)
        for (const point of points) {
          applicants.push(await startOnBoth({ own, steady, point }))
          log(`${point}, round ${round + 1}`)
        }
      const areDecided = await waitUntilDecided(applicants)
      const wrong = (await Promise.all(applicants.map(findWrong))).flat()
      const [row] = await askPostgres<{ sent: number }>(
        own.url,
        'select count(*)::int as sent from job_applications',
      )
      return [
        {
          what: `20 starts on two servers for each of ${applicants.length} people: ${dailyCap} applications each, none twice`,
          held: wrong.length === 0 && row?.sent === applicants.length * dailyCap,
          detail: [`${row?.sent} sent`, ...wrong].join('; '),
          kills: applicants.length,
        },
        { what: 'every application is answered in the end, each answer once', held: areDecided },
      ]
    }),
}
