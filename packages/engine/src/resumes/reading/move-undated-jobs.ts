import { hasCompanyWord, hasTitleWord } from '../../text/career-words.ts'
import { findDates } from '../../text/find-dates.ts'
import type { LineGroup, ReadEntry } from './group-lines.ts'

const isEntry = (group: ReadEntry | LineGroup): group is ReadEntry => 'body' in group

const headText = ({ heads }: ReadEntry) => heads.map(({ text }) => text).join(' ')
const isDated = (entry: ReadEntry) => findDates(headText(entry)).length > 0
const namesJob = (entry: ReadEntry) => hasTitleWord(headText(entry)) || hasCompanyWord(headText(entry))

const most = (entries: readonly ReadEntry[], holds: (entry: ReadEntry) => boolean) =>
  entries.filter(holds).length * 3 >= entries.length * 2

/**
 * A job has dates, or the name of a job or of a company. Where most jobs of a resume have both, an entry with neither
 * that tells what was done is a project.
 */
export function moveUndatedJobs(groups: readonly (ReadEntry | LineGroup)[]): (ReadEntry | LineGroup)[] {
  const jobs = groups.filter((group): group is ReadEntry => isEntry(group) && group.kind === 'job')
  const known = jobs.filter((entry) => isDated(entry) || namesJob(entry))
  if (known.length === 0 || !most(known, isDated) || !most(known, namesJob)) return [...groups]
  return groups.map((group) => {
    const isProject =
      isEntry(group) &&
      group.kind === 'job' &&
      group.heads.length > 0 &&
      group.body.length > 0 &&
      !isDated(group) &&
      !namesJob(group)
    return isProject ? { ...group, kind: 'project' } : group
  })
}
