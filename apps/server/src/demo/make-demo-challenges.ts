import type { ShownSkills } from '@nextrung/contract/shown-skills'

type Send = <Body>(method: string, path: string, sent?: { json?: unknown }) => Promise<Body>

const changes = [
  'Root cannot sign in over SSH | A guessed root password opens everything',
  'SSH takes keys only | Stolen or weak passwords',
  'The firewall refuses all but ports 22 and 443 | Services that nobody meant to publish',
  'Updates install themselves every night | Known holes that stay open',
  'Failed sign-ins are counted and blocked | Guessing without an end',
]
const risks = [
  'A stolen laptop with an unlocked key',
  'A hole in the web application itself',
  'A mistake in a backup that nobody restores',
]

/** A challenge that was handed in, one in progress, and a resume line about a skill shown in a quiz. */
export const makeDemoChallenges = async (send: Send): Promise<void> => {
  const done = '/api/challenges/server-hardened-and-proved'
  await send('PUT', `${done}/work`, { json: { stepsDone: [0, 1, 2, 3, 4, 5] } })
  await send('POST', `${done}/hand-in`, {
    json: {
      link: 'https://example.com/maya/hardened-server',
      text: 'A small Debian server, hardened by one script. The page lists every change with its risk.',
      criteriaMet: [true, true, false, false],
      answers: ['', '', changes.join('\n'), risks.join('\n')],
    },
  })
  await send('PUT', '/api/challenges/ten-findings-of-two-hundred/work', { json: { stepsDone: [0, 1] } })
  const { shown } = await send<ShownSkills>('GET', '/api/shown-skills')
  const quiz = shown.find(({ kind }) => kind === 'assessment')
  if (!quiz) return
  const { skill, kind, id } = quiz
  await send('POST', '/api/shown-skills/resume-lines', { json: { skill, kind, id } })
}
