import type { ResumeProject } from '@nextrung/contract/resume-document'
import { projectBody } from '../parsing/projects.ts'
import { type Draft, Sourced } from '../parsing/sourced.ts'
import { datesOf, furtherOf, urlOf, valuesOf } from './field-values.ts'
import type { ReadEntry } from './group-lines.ts'

/** The projects in order. */
export function buildProjects(
  entries: readonly ReadEntry[],
  dayFirst: boolean | undefined,
): Draft<ResumeProject>[] {
  return entries.map((entry) => {
    const named = valuesOf(entry, 'project')
    // What was taken for a job at first names what it is called as an employer or a position.
    const [name, ...others] = [...named, ...valuesOf(entry, 'position'), ...valuesOf(entry, 'employer')]
    const { lead, highlights, keywords } = projectBody(entry.body)
    const description = [...others, ...furtherOf(entry), ...lead]
    return {
      name,
      description:
        description.length === 0
          ? undefined
          : new Sourced(
              description.map(({ value }) => value).join('\n'),
              description.flatMap(({ from }) => [...from]),
            ),
      url: urlOf(entry),
      ...datesOf(entry, { dayFirst, alone: 'startDate' }),
      highlights,
      keywords,
    }
  })
}
