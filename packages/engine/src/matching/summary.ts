import { listed } from '../path/path.public.ts'
import type { AskedSkill } from './asked-skills.ts'
import type { MatchGate } from './job-match.ts'

const mostNamed = 3

/** What speaks for and against, in one or two sentences. */
export const summaryOf = ({
  required,
  failed,
}: {
  required: readonly AskedSkill[]
  failed: readonly MatchGate[]
}): string => {
  const held = required.filter((skill) => skill.held === 'full').map(({ skill }) => skill)
  const lacking = required.filter((skill) => skill.held === 'no').map(({ skill }) => skill)
  const has =
    held.length > 0 ? `You bring ${listed(held, mostNamed)}` : 'None of the required skills shows yet'
  const lacks = lacking.length > 0 && held.length > 0 ? `; ${listed(lacking, mostNamed)} would be new` : ''
  return [`${has}${lacks}.`, ...failed.slice(0, 1).map(({ says }) => says)].join(' ')
}
