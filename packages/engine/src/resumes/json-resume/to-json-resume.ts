import type { ResumeDocument, ResumeOtherSection } from '@nextrung/contract/resume-document'
import { shownCertificate } from '@nextrung/contract/shown-certificate'
import type { z } from 'zod'
import type { OwnOther } from './json-resume-schema.ts'
import { listOfHeading, type OtherList, otherLists } from './other-lists.ts'
import { toStrict } from './strict-fields.ts'

type Section = z.output<typeof ResumeOtherSection>
type Lists = Partial<Record<OtherList, object[]>>

const withoutGaps = (entries: object[]): object[] => entries.map((entry) => toStrict({ ...entry }))

/** The entries of a section, if they preserve everything its lines say. */
function entriesOf(list: OtherList, lines: string[]): object[] | undefined {
  const form = otherLists[list]
  const entries = form.read(lines)
  const again = entries.flatMap((entry) => form.write(entry))
  return JSON.stringify(again) === JSON.stringify(lines) ? withoutGaps(entries) : undefined
}

function splitOther(sections: readonly Section[]): { lists: Lists; other: z.output<typeof OwnOther>[] } {
  const lists: Lists = {}
  const other = sections.map(({ heading, lines }): z.output<typeof OwnOther> => {
    const of = listOfHeading(heading)
    const entries = of && entriesOf(of, lines)
    if (of === undefined || entries === undefined) return { heading, lines }
    lists[of] = [...(lists[of] ?? []), ...entries]
    return { heading, of, count: entries.length }
  })
  return { lists, other }
}

const placeOf = ({ location }: ResumeDocument['basics']): object | undefined => {
  if (location === undefined) return undefined
  const { text, ...parts } = location
  return Object.values(parts).some((part) => part !== undefined) ? location : { address: text, text }
}

const listed = (entries: readonly object[]): object[] | undefined =>
  entries.length === 0 ? undefined : withoutGaps([...entries])

/**
 * Exports the document as a JSON Resume (jsonresume.org, v1.0.0) that is valid against the published schema. Content
 * without a standard field goes into custom fields ("dateText", "urlText", `meta.nextrung`), so that `fromJsonResume`
 * restores the same document.
 */
export function toJsonResume(document: ResumeDocument): object {
  const { basics, other, sectionOrder } = document
  const split = splitOther(other)
  // A job without an end date counts as current unless it is marked as unknown.
  const work = document.work.map((job) =>
    job.startDate !== undefined && job.endDate === undefined && job.current === undefined
      ? { ...job, current: false }
      : job,
  )
  const profiles = listed(basics.profiles)
  const resume = {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: toStrict({ ...basics, location: placeOf(basics), profiles }),
    work: listed(work),
    volunteer: split.lists.volunteer,
    education: listed(document.education),
    awards: split.lists.awards,
    // Other programs know no state: the name has to carry it.
    certificates: listed(
      document.certificates.map((certificate) => ({ ...certificate, name: shownCertificate(certificate) })),
    ),
    publications: split.lists.publications,
    skills: listed(document.skills),
    languages: listed(document.languages),
    interests: split.lists.interests,
    references: split.lists.references,
    projects: listed(document.projects),
    meta: { version: 'v1.0.0', nextrung: { sectionOrder, other: split.other } },
  }
  return JSON.parse(JSON.stringify(resume))
}
