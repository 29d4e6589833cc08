import { certificatesSection } from './certificates/certificates-section.ts'
import { educationSection } from './education/education-section.ts'
import { languagesSection } from './languages/languages-section.ts'
import { mergeSections } from './merge-sections.ts'
import { otherSections } from './other/other-sections.ts'
import { personalSection } from './other/personal-section.ts'
import { summarySection } from './other/summary-section.ts'
import { projectsSection } from './projects/projects-section.ts'
import type { Section, SectionKey } from './section.ts'
import { inOrder } from './section-order.ts'
import { skillsSection } from './skills/skills-section.ts'
import { workSection } from './work/work-section.ts'
import type { Writing } from './writing.ts'

/** The parts of a sidebar and how often they stand there. */
const asideShares: Partial<Record<SectionKey, number>> = {
  skills: 0.85,
  languages: 0.85,
  certificates: 0.55,
  personal: 0.6,
  education: 0.35,
  other: 0.35,
  summary: 0.2,
}

/** All parts of the resume, those of the sidebar apart. */
export function writeSections(input: { writing: Writing; sidebar: boolean; tellsPersonal: boolean }): {
  sections: Section[]
  aside: Section[]
} {
  const { writing, sidebar, tellsPersonal } = input
  const { random } = writing
  const isAside = (key: SectionKey): boolean => sidebar && random.chance(asideShares[key] ?? 0)
  const sections: Section[] = []
  const aside: Section[] = []
  const add = (key: SectionKey, write: (given: { writing: Writing; narrow: boolean }) => Section[]): void => {
    const narrow = isAside(key)
    const written = write({ writing, narrow })
    if (narrow) aside.push(...written)
    else sections.push(...written)
  }
  add('summary', summarySection)
  add('work', () => workSection(writing))
  add('projects', () => projectsSection(writing))
  add('education', educationSection)
  add('certificates', certificatesSection)
  add('skills', skillsSection)
  add('languages', languagesSection)
  add('other', otherSections)
  if (!tellsPersonal) add('personal', personalSection)
  return {
    sections: mergeSections({
      writing,
      sections: gatherRunIns({ writing, sections: inOrder({ sections, random }) }),
    }),
    aside: random.shuffle(aside),
  }
}

/** Lines such as "Languages: …" that name themselves often stand together under a heading at the end. */
function gatherRunIns({ writing, sections }: { writing: Writing; sections: Section[] }): Section[] {
  const namesItself = ({ key, heading }: Section): boolean =>
    heading === undefined && ['skills', 'languages', 'other', 'personal'].includes(key)
  const [first, ...rest] = sections.filter(namesItself)
  if (!first || rest.length === 0 || !writing.random.chance(0.6)) return sections
  const heading = writing.random.chance(0.75) ? writing.word('More') : undefined
  return [...sections.filter((section) => !namesItself(section)), { ...first, heading }, ...rest]
}
