import type { InventedPerson } from '../invented-person.ts'
import { makeRandom, type Random } from '../seeded-random.ts'
import type { Layout } from '../shapes.ts'
import { certificatesSection } from './certificates/certificates-section.ts'
import { educationSection } from './education/education-section.ts'
import { writeHeader } from './header/header.ts'
import { makeHeadingStyle } from './heading-style.ts'
import { languagesSection } from './languages/languages-section.ts'
import { otherSections } from './other/other-sections.ts'
import { personalSection } from './other/personal-section.ts'
import { summarySection } from './other/summary-section.ts'
import { singleColumn } from './page.ts'
import { projectsSection } from './projects/projects-section.ts'
import type { Section } from './section.ts'
import { skillsSection } from './skills/skills-section.ts'
import { workSection } from './work/work-section.ts'
import { makeWriting, type Writing } from './writing.ts'

/** The resume of a person as one of many ways of writing it; the same seed writes it the same way. */
export function layOut({ person, seed }: { person: InventedPerson; seed: number }): {
  layout: Layout
  grammar: string
} {
  const random = makeRandom(seed)
  const format = random.weighted([
    ['pdf', 45],
    ['docx', 35],
    ['txt', 20],
  ] as const)
  const writing = makeWriting({ person, random, format })
  const header = writeHeader(writing)
  const style = makeHeadingStyle(writing)
  const sections = writeSections(writing)
  const layout: Layout = {
    format,
    paper: person.language === 'en' && random.chance(0.6) ? 'letter' : 'a4',
    body: bodyOf(random),
    runningHead: header.runningHead,
    runningFoot: [],
    blocks: singleColumn({ header, sections, style }),
    ...(format === 'txt' && random.chance(0.6)
      ? { columns: random.pick([68, 72, 76, 78, 80, 90, 100]) }
      : {}),
  }
  const grammar = [
    `format:${format}`,
    header.grammar,
    `dates:${writing.dates.name}`,
    `headings:${style.name}`,
    ...sections.map((section) => section.grammar),
  ]
  return { layout, grammar: grammar.map((name) => name.replaceAll(' ', '-')).join(' ') }
}

function bodyOf(random: Random): Layout['body'] {
  return {
    size: random.pick([9, 9.5, 10, 10, 10.5, 11, 11, 12]),
    margin: random.pick([36, 42, 50, 56, 64, 72]),
    leading: random.pick([1, 1.1, 1.15, 1.2, 1.3]),
    serif: random.chance(0.4),
    justified: random.chance(0.15),
  }
}

function writeSections(writing: Writing): Section[] {
  const narrow = false
  return [
    ...summarySection({ writing, narrow }),
    ...workSection(writing),
    ...projectsSection(writing),
    ...educationSection({ writing, narrow }),
    ...certificatesSection({ writing, narrow }),
    ...skillsSection({ writing, narrow }),
    ...languagesSection({ writing, narrow }),
    ...otherSections({ writing, narrow }),
    ...personalSection({ writing, narrow }),
  ]
}
