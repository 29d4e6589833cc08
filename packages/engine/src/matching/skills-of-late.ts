import type { PathInput } from '../path/path.public.ts'
import { withBroader } from '../person/broader-skills.ts'
import { readHeldSkills } from '../person/held-skills.ts'
import { type Month, spanOf } from '../time/covered-time.ts'

const recentMonths = 36

const pointerOfJob = /^\/(work|projects)\/(\d+)\//

/** The skills that jobs and projects of the last three years show, and those that the person showed here. */
export const readSkillsOfLate = ({ resume, learned = [], today }: PathInput, now: Month): Set<string> => {
  const shown = learned.flatMap(({ kind, skill }) => (kind === 'shown' ? [skill] : []))
  if (!resume) return withBroader(shown)
  const isRecent = (pointer: string): boolean => {
    const [, list, at] = pointerOfJob.exec(pointer) ?? []
    const entry = list === 'work' ? resume.work[Number(at)] : resume.projects[Number(at)]
    if (!list || !entry) return false
    // A project without a date is rarely an old one.
    if (list === 'projects' && !entry.startDate && !entry.endDate) return true
    const end = spanOf(
      { startDate: entry.endDate ?? entry.startDate, endDate: entry.endDate, current: entry.current },
      today,
    )
    return entry.current === true || (end !== undefined && now - end.to <= recentMonths)
  }
  const { full, partial } = readHeldSkills(resume)
  const used = [...full.values(), ...partial.values()].flatMap(({ name, mentions }) =>
    mentions.some(({ pointer }) => isRecent(pointer)) ? [name] : [],
  )
  return withBroader([...shown, ...used])
}
