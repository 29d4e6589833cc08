import { type ResumeDocument, type ResumeSection, resumeSections } from '@nextrung/contract/resume-document'
import { type RankedChange, ranks, type Sides } from './change.ts'
import { findMoved } from './find-moved.ts'

const headings: Record<ResumeSection, string> = {
  summary: 'The summary',
  work: 'Experience',
  projects: 'Projects',
  skills: 'Skills',
  education: 'Education',
  certificates: 'Certificates',
  languages: 'Languages',
  other: 'The further sections',
}

const isShown = (document: ResumeDocument, section: ResumeSection): boolean =>
  section === 'summary' ? Boolean(document.basics.summary) : document[section].length > 0

const shownOrder = (document: ResumeDocument): ResumeSection[] =>
  [...new Set<ResumeSection>([...document.sectionOrder, ...resumeSections])].filter((section) =>
    isShown(document, section),
  )

/** The sections that moved, each with the one it now precedes. */
export const compareOrder = ({ older, newer }: Sides): RankedChange[] => {
  const before = shownOrder(older.document)
  const after = shownOrder(newer.document)
  const pairs = after.flatMap((section, at) =>
    before.includes(section) ? [{ older: before.indexOf(section), newer: at }] : [],
  )
  return findMoved(pairs).flatMap((pair): RankedChange[] => {
    const section = after[pair.newer]
    const next = after[pair.newer + 1]
    if (!section) return []
    const verb = section === 'summary' || section === 'work' || section === 'education' ? 'stands' : 'stand'
    const place = next ? `before ${headings[next].replace(/^The/, 'the')}` : 'at the end'
    return [
      {
        kind: 'moved',
        where: 'Sections',
        what: `${headings[section]} now ${verb} ${place}.`,
        why: '',
        rank: ranks.section,
      },
    ]
  })
}
