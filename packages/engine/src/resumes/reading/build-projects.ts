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
    const [name, ...others] = valuesOf(entry, 'project')
    const { lead, highlights, keywords } = projectBody(entry.body)
    const description = [
      ...others,
      ...valuesOf(entry, 'employer'),
      ...valuesOf(entry, 'position'),
      ...furtherOf(entry),
      ...lead,
    ]
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
