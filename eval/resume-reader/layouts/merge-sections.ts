import type { Section, SectionKey } from './section.ts'
import type { Writing } from './writing.ts'

const pairs: readonly (readonly [SectionKey, SectionKey])[] = [
  ['education', 'certificates'],
  ['skills', 'languages'],
  ['certificates', 'education'],
  ['skills', 'certificates'],
  ['certificates', 'languages'],
  ['work', 'education'],
  ['projects', 'work'],
  ['languages', 'skills'],
]

/** Puts neighbours such as education and certificates under one heading now and then. */
export function mergeSections({ writing, sections }: { writing: Writing; sections: Section[] }): Section[] {
  const { random, word } = writing
  return sections.map((section, at) => {
    const next = sections[at + 1]
    const before = sections[at - 1]
    const mergesNext = next && isPair(section, next) && writing.mergesHeadings
    const merged = before && isPair(before, section) && writing.mergesHeadings
    if (merged) return { ...section, heading: undefined }
    if (!mergesNext) return section
    // Courses and certificates often stand below the studies without a word.
    if (section.key === 'education' && random.chance(0.35)) return section
    const between = random.pick([' & ', ` ${word('and')} `, ' / ', ', '])
    return { ...section, heading: `${section.heading}${between}${next.heading}` }
  })
}

function isPair(first: Section, second: Section): boolean {
  if (first.heading === undefined || second.heading === undefined) return false
  return pairs.some(([one, other]) => one === first.key && other === second.key)
}
