import type { NotableLine } from '../linkedin/linkedin.public.ts'
import { inFirstPerson } from '../text/first-person.ts'
import { withoutEnd } from '../text/phrases.ts'
import { isSpoken } from './is-spoken.ts'
import type { StoryJob } from './story-jobs.ts'

/** Something the person did, as a clause: "I moved 310 staff to single sign-on". */
export type Deed = {
  clause: string
  pointer: string
  /** The employer or project it belongs to. */
  place: { kind: 'work' | 'project'; name: string | undefined; pointer: string; order: number }
  /** The job, if the story names it. */
  job: StoryJob | undefined
  hasFigure: boolean
}

/** A line that cannot be turned into a sentence, quoted as it is. */
export type Saying = { text: string; pointer: string; place: Deed['place'] }

const lengths = { clause: 190, saying: 140, name: 60 }

const isName = (name: string | undefined): name is string =>
  name !== undefined &&
  name.trim() !== '' &&
  name.length <= lengths.name &&
  isSpoken(name) &&
  !/^(?:self|freelanc)/i.test(name)

const placeOf = ({ place }: NotableLine): Deed['place'] => ({
  kind: place.kind,
  name: isName(place.name) ? place.name.trim() : undefined,
  pointer: place.pointer,
  order: place.order,
})

const isClean = (text: string): boolean => !/[<>{}|\\“”]|\.\.\.|…/u.test(text)

const isClause = (text: string): boolean =>
  text.length <= lengths.clause && !text.includes(':') && isClean(text)

const collective = 'team|group|crew|squad|department|project|program|workshop'

/** A clause as it is said: resumes shorten "with", "and" and "about", and leave out articles. */
const spoken = (clause: string): string =>
  clause
    .replace(/\s*\bw\/\s?/giu, ' with ')
    .replace(/(?<=\s)[&+](?=\s)/gu, 'and')
    .replace(/(?<=\s)~(?=[$€£]?\d)/gu, 'about ')
    .replace(/\s*(?:→|->|=>)\s*/gu, ' to ')
    .replace(
      new RegExp(`^((?:I|we) \\p{L}+) (?=(?:${collective})\\b(?! (?:${collective}))[^-])`, 'iu'),
      '$1 a ',
    )

/** Splits the notable lines into what can be told and what can only be quoted; both strongest first. */
export const readLines = (
  lines: readonly NotableLine[],
  { jobs, language }: { jobs: readonly StoryJob[]; language: string },
): { deeds: Deed[]; sayings: Saying[] } => {
  const deeds: Deed[] = []
  const sayings: Saying[] = []
  const seen = new Set<string>()
  for (const line of lines) {
    const text = withoutEnd(line.text)
    if (seen.has(text.toLowerCase())) continue
    seen.add(text.toLowerCase())
    const isCurrent = line.place.isCurrent
    const said = language === 'en' ? inFirstPerson(line.text, { isCurrent }) : undefined
    const told = said && spoken(said)
    const place = placeOf(line)
    if (told && isClause(told)) {
      const job = jobs.find(({ at }) => place.pointer === `/work/${at}/name`)
      const clause = withoutEnd(told).replace(/^We /, 'we ')
      deeds.push({ clause, pointer: line.pointer, place, job, hasFigure: line.hasFigure })
    } else if (text.length <= lengths.saying && isClean(text))
      sayings.push({ text, pointer: line.pointer, place })
  }
  return { deeds, sayings }
}
