import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { outsideProtected } from '../../text/protected-spans.ts'
import { capitalizeFirst } from '../../text/tidy-punctuation.ts'
import { checkLine } from '../../truth/check-line.ts'
import type { Wishes } from '../wish-model/wish.ts'
import { namesOf } from './tighten-document.ts'
import { formalRules, plainRules, type ToneRule } from './tone-rules.ts'
import type { TracedResume, TracedText } from './traced-document.ts'

const withCaseOf = (model: string, word: string): string =>
  /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word

const reword = (text: string, rules: ToneRule[]): string =>
  rules.reduce(
    (current, { pattern, by }) =>
      current.replace(pattern, (whole, ...groups: unknown[]) => {
        const [first] = groups
        const word = typeof first === 'string' ? by.replace('$1', first) : by
        return withCaseOf(whole, word)
      }),
    text,
  )

const tidied = (text: string): string => capitalizeFirst(text.replace(/ {2,}/g, ' ').trim())

/** Applies the tone's rules to a line; keeps the old wording if the truth check finds a new claim. */
const inTone = (
  { text, original }: TracedText,
  { names, rules }: { names: string[]; rules: ToneRule[] },
): string => {
  const changed = outsideProtected({ text, names }, (masked) => reword(masked, rules))
  if (changed === text) return text
  const line = tidied(changed)
  return checkLine({ line, sources: [original, text] }).length === 0 ? line : text
}

const proseOf = ({ basics, work, projects }: TracedResume): TracedText[] =>
  [
    basics.summary,
    ...work.flatMap(({ summary, highlights }) => [summary, ...highlights]),
    ...projects.flatMap(({ description, highlights }) => [description, ...highlights]),
  ].filter((text) => text !== undefined)

/** Whether the wishes ask for rewording, which is only done in English. */
const asksForWords = ({ tone, mostLines, mostPages }: Wishes): boolean =>
  tone !== undefined || mostLines !== undefined || mostPages !== undefined

const plan = ({ tone }: Wishes): { rules: ToneRule[]; change: string } => {
  if (tone === 'formal') return { rules: formalRules, change: 'You asked for it: formal tone' }
  if (tone === 'plain') return { rules: plainRules, change: 'You asked for it: plain words' }
  return {
    rules: plainRules.filter(({ by, pattern }) => by.length < pattern.source.length / 4),
    change: 'You asked for it: shorter',
  }
}

/** Rewords the lines in place: formal, plain, or plain to save space. Kept lines stay unchanged. */
export const setTone = (
  resume: TracedResume,
  { wishes, document, kept }: { wishes: Wishes; document: ResumeDocument; kept: Set<TracedText> },
): void => {
  if (!asksForWords(wishes)) return
  const { rules, change } = plan(wishes)
  const names = namesOf(document)
  for (const line of proseOf(resume).filter((text) => !kept.has(text))) {
    const text = inTone(line, { names, rules })
    if (text === line.text) continue
    line.text = text
    line.changes = [...line.changes, change]
  }
}
