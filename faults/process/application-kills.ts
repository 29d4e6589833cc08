import type { FailPoint } from '../../apps/server/src/fail-points.ts'
import type { Fault } from '../fault.ts'
import {
  type Applicant,
  applicantSettings,
  findWrong,
  makeApplicant,
  searchAtOnce,
  waitUntilDecided,
} from './applicant.ts'
import { type FaultyServer, startFaultyServer } from './faulty-server.ts'

const whileSending: FailPoint[] = [
  'application.before-send',
  'application.before-commit',
  'application.after-commit',
]
const whileAnswering: FailPoint = 'employer.before-commit'

const killWhileSending = async (server: FaultyServer, point: FailPoint): Promise<Applicant> => {
  const applicant = await makeApplicant(server)
  await server.set({ failAt: `${point}:kill` })
  await searchAtOnce(applicant, [applicant.client])
  await server.ended()
  await server.start()
  await searchAtOnce(applicant, [applicant.client])
  return applicant
}

const killWhileAnswering = async (server: FaultyServer): Promise<Applicant> => {
  const applicant = await makeApplicant(server)
  await searchAtOnce(applicant, [applicant.client])
  await server.set({ failAt: `${whileAnswering}:kill` })
  await server.ended()
  await server.start()
  return applicant
}

/** Kills the server while it applies for jobs, with twenty starts at once, and while sample employers answer. */
export const applicationKills: Fault = {
  id: 'F35',
  title: 'kill -9 while applications are sent and answered, with 20 starts at once',
  minutes: 4,
  run: async ({ quick, log }) => {
    const times = quick ? 1 : 8
    const server = await startFaultyServer(applicantSettings)
    const applicants: Applicant[] = []
    for (let round = 0; round < times; round++) {
      for (const point of whileSending) applicants.push(await killWhileSending(server, point))
      applicants.push(await killWhileAnswering(server))
      log(`round ${round + 1} of ${times}`)
    }
    const areDecided = await waitUntilDecided(applicants)
    const wrong = (await Promise.all(applicants.map(findWrong))).flat()
    await server.remove()
    return [
      {
        what: `${times} kills at each of ${whileSending.length + 1} points: every application is answered in the end`,
        held: areDecided,
        kills: times * (whileSending.length + 1) + 1,
      },
      {
        what: 'each job is applied to once, within the cap, and each answer comes once',
        held: wrong.length === 0,
        ...(wrong.length > 0 ? { detail: wrong.join('; ') } : {}),
      },
    ]
  },
}
