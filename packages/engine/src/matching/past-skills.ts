import type { PathInput } from '../path/path.public.ts'
import { withBroader } from '../person/broader-skills.ts'
import { readHeldSkills } from '../person/held-skills.ts'
import { type Month, spanOf } from '../time/covered-time.ts'

const recentMonths = 36

const pointerOfJob = /^\/(work|projects)\/(\d+)\//

/**
 * Skills that only jobs and projects show which ended more than three years ago. A skill that stands elsewhere too, such
 * as in the list of skills, is none of them: people list what they use.
 */
export const readPastSkills = ({ resume, learned = [], today }: PathInput, now: Month): Set<string> => {
  if (!resume) return new Set()
  const isPast = (pointer: string): boolean => {
    const [, list, at] = pointerOfJob.exec(pointer) ?? []
    const entry = list === 'work' ? resume.work[Number(at)] : resume.projects[Number(at)]
    if (!list || !entry || entry.current) return false
    const span = spanOf({ startDate: entry.startDate ?? entry.endDate, endDate: entry.endDate }, today)
    return span !== undefined && now - span.to > recentMonths
  }
  const { full, partial } = readHeldSkills(resume)
  const held = [...full.values(), ...partial.values()]
  const present = withBroader([
    ...learned.flatMap(({ kind, skill }) => (kind === 'shown' ? [skill] : [])),
    ...held
      .filter(({ mentions }) => mentions.some(({ pointer }) => !isPast(pointer)))
      .map(({ name }) => name),
  ])
  return new Set(held.map(({ name }) => name).filter((name) => !present.has(name)))
}
