import { tell } from '../content/text-grammar.ts'
import { headingsInEnglish } from './headings-in-english.ts'
import { headingsInOtherLanguages } from './headings-in-other-languages.ts'
import type { SectionKey } from './section.ts'
import type { Writing } from './writing.ts'

/** The heading of a part as this person words it: often the usual one, sometimes one of their own. */
export function headingFor(input: { writing: Writing; key: Exclude<SectionKey, 'other'> }): string {
  const { writing, key } = input
  const { person, random, ownHeadings, smallHeadings } = writing
  const { language } = person
  const heading =
    ownHeadings > 0 && random.chance(ownHeadings)
      ? tell(`${key}Own`, { random, tags: [language], values: {} })
      : random.pick(usualHeadings(writing, key))
  return smallHeadings ? heading.toLowerCase() : heading
}

function usualHeadings({ person, random }: Writing, key: Exclude<SectionKey, 'other'>): string[] {
  const { language } = person
  const wordings =
    language === 'en' ? headingsInEnglish[key].split('|') : headingsInOtherLanguages[language][key].split('|')
  return random.chance(0.4) ? wordings.slice(0, 5) : wordings
}
