import { headingPhrases, type SectionKind } from '@nextrung/knowledge/words/heading-words'
import { fold } from '../../text/fold.ts'

const normal = (text: string) =>
  fold(text)
    .replace(/[&+/]/g, ' and ')
    .replace(/\s+(?:und|et|y|e|en|i|és)\s+/g, ' and ')
    .replace(/[^\p{L}\p{N}'’ -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const kindByWords: ReadonlyMap<string, SectionKind> = new Map(
  (Object.keys(headingPhrases) as SectionKind[]).flatMap((kind) =>
    headingPhrases[kind].map((phrase) => [normal(phrase), kind] as const),
  ),
)

const spaced = /^(?:\p{L} ){2,}\p{L}$|(?:\p{L} ){3,}\p{L}/u

/** "E D U C A T I O N" as one word; words are then set apart by two or more spaces. */
const unspaced = (text: string) =>
  spaced.test(text)
    ? text
        .split(/\s{2,}/)
        .map((word) => word.replace(/ /g, ''))
        .join(' ')
    : text

/** A heading's words without the marks that set it off: "== Skills ==", "Skills:". */
export const withoutHeadingMarks = (text: string): string =>
  text.replace(/^[\s#*_=<>|~•-]+|[\s:*_=<>|~-]+$/gu, '').trim()

/** The kind of section whose usual heading these words are, in English, German, French, Spanish and some more. */
export function headingKind(text: string): SectionKind | undefined {
  if (text.length > 60) return undefined
  const asked = normal(unspaced(text).replace(/^(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]\s+/i, ''))
  const found =
    kindByWords.get(asked) ??
    kindByWords.get(
      asked.replace(/^(?:my|the|mes|mis|mein|meine|selected|relevant|key|main|additional)\s+/, ''),
    ) ??
    kindByWords.get(asked.replace(/\s*(?:\(?\d{4}.*|continued|cont|details|section)$/, ''))
  if (found !== undefined) return found
  // "Experience and Projects": the first part decides.
  const kinds = asked.split(' and ').map((part) => kindByWords.get(part))
  return kinds.length > 1 && kinds.length < 4 && !kinds.includes(undefined) ? kinds[0] : undefined
}

const endings: readonly (readonly [RegExp, SectionKind])[] = [
  [/(?:^| )(?:experience|experiences|employment|internships|work history|career history)$/, 'work'],
  [
    /^(?:formal |higher |academic |professional |university |general )*(?:education|education and (?:\w+ )*(?:training|development|certifications?|credentials|qualifications|honors|awards)|academic (?:\w+ )?(?:background|history|record|profile|credentials|achievements|chronicle|qualifications?)|educational (?:\w+ )?(?:background|history|record|profile|credentials|qualifications?))$/,
    'education',
  ],
  [/(?:^| )(?:skills|competencies|expertise)$/, 'skills'],
  [/(?:^| )projects$/, 'projects'],
  [/(?:^| )(?:certifications|certificates|licenses)$/, 'certificates'],
  [
    /(?:^| )(?:awards|honors|honours|publications|activities|interests|memberships|affiliations|presentations|patents|volunteerism|volunteering|accomplishments|achievements|recognition|declaration|strengths|traits|courses attended|trainings?|workshops|seminars|conferences|hobbies|community service|community involvement|professional service|professional development)$/,
    'other',
  ],
]

/** The kind that the last word of a longer heading tells, such as "Student Affairs Experience". */
export function looseHeadingKind(text: string): SectionKind | undefined {
  if (text.length > 45 || text.split(' ').length > 5 || /[,.;:@\d]/.test(text)) return undefined
  const asked = normal(unspaced(text))
  return endings.find(([ending]) => ending.test(asked))?.[1]
}
