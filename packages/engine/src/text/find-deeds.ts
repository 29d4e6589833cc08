import { practiceDeeds } from '@nextrung/knowledge/skills/practice-deeds'
import type { SkillMatch } from './find-skills.ts'
import { baseOf, inflect, isNounLike, type VerbForm } from './verb-forms.ts'

type Word = { lower: string; start: number; end: number }
type Told = { skill: string; particles: readonly string[]; isApart: boolean; objects: readonly string[][] }

// "Mentored a group of five very eager new engineers" has about as many words in between as people write.
const mostBetween = 5
const mostJoined = 8
const forms = ['base', 'third', 'gerund', 'past'] as const satisfies readonly VerbForm[]

/** By every form of the verb. */
const readDeeds = (): Map<string, Told[]> => {
  const byForm = new Map<string, Told[]>()
  for (const { skill, verbs, objects } of practiceDeeds)
    for (const phrase of verbs) {
      const [verb = '', ...rest] = phrase.split(' ')
      const isApart = rest[0] === '…'
      const told = {
        skill,
        particles: isApart ? rest.slice(1) : rest,
        isApart,
        objects: objects.map((object) => object.split(' ')),
      }
      // A verb that the tables don't know, such as "wireframe", is regular.
      const written = forms.map((form) => inflect(verb, 'base', form) ?? regular(verb, form))
      for (const word of new Set(written)) byForm.set(word, [...(byForm.get(word) ?? []), told])
    }
  return byForm
}

const regular = (verb: string, form: VerbForm): string => {
  const stem = verb.replace(/e$/, '')
  return { base: verb, third: `${verb}s`, gerund: `${stem}ing`, past: `${stem}ed` }[form]
}

let deeds: ReadonlyMap<string, readonly Told[]> | undefined

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’+%-]*/gu)].map(({ 0: word, index }) => ({
    lower: word.toLowerCase().replace(/[’']s?$/u, ''),
    start: index,
    end: index + word.length,
  }))

const preposition =
  /^(?:of|for|with|by|in|on|at|from|to|into|across|about|during|through|over|under|between|using|via|per|within|without|against|after|before|as|while|who|that|which|when|where|and|or|so|daily|weekly|monthly|each|every|than|is|was|were|are|new|together|remotely|worldwide)$/u
const joins = /^(?:\s+|\s*[,/&]\s*|\s*,?\s+and\s+)$/u

const isObjectWord = (written: string | undefined, object: string): boolean =>
  written === object ||
  written === `${object}s` ||
  (object.endsWith('y') && written === `${object.slice(0, -1)}ies`) ||
  (object.endsWith('h') && written === `${object}es`) ||
  (object === 'person' && written === 'people')

/** Whether the object is the head of its phrase: "reviewed code" and not "reviewed code coverage". */
const isHead = (text: string, { last, next }: { last: Word; next: Word | undefined }): boolean => {
  if (!next || !/^[ \u00a0]+$/.test(text.slice(last.end, next.start))) return true
  return preposition.test(next.lower) || /(?:ing|ed|ly)$|^written|^\p{N}/u.test(next.lower)
}

type Place = { text: string; words: readonly Word[]; at: number }

/** Where the object ends that follows within a few words and belongs to this verb. */
const objectEnd = ({ text, words, at }: Place, { objects }: Told): number | undefined => {
  for (let from = at; from <= at + mostBetween && from < words.length; from++) {
    const before = words[from - 1]
    const gap = text.slice(before?.end ?? 0, words[from]?.start)
    if (from > at && !/^[\s"“(]+$/u.test(gap)) return undefined
    for (const object of objects) {
      const last = words[from + object.length - 1]
      const isSame = object.every((one, step) =>
        step === object.length - 1
          ? isObjectWord(words[from + step]?.lower, one)
          : words[from + step]?.lower === one,
      )
      if (!isSame || !last || !isHead(text, { last, next: words[from + object.length] })) continue
      // "Lead developer" is a title; "lead developers" is what somebody does.
      if (from > at || !/(?:er|or|ist|yst)$/u.test(last.lower)) return last.end
    }
    const word = words[from]?.lower ?? ''
    if (preposition.test(word) && word !== 'new' && !/^(?:each|every)$/.test(word)) return undefined
    if (inflect(word, 'past', 'base') && !isNounLike(word, 'base')) return undefined
  }
  return undefined
}

/** After "coached and mentored", the object of the last verb belongs to the first one too. */
const afterVerbs = ({ text, words, at }: Place): number => {
  let next = at
  while (next < at + mostJoined) {
    const word = words[next]
    const before = words[next - 1]
    if (!word || !before || !joins.test(text.slice(before.end, word.start))) return next
    const isAnd = word.lower === 'and'
    const verb = isAnd ? words[next + 1] : word
    const joined = isAnd || text.slice(before.end, word.start).trim() !== ''
    if (!joined || !verb || !baseOf(verb.lower)) return next
    next += isAnd ? 2 : 1
  }
  return next
}

const withParticles = ({ words, at }: Place, { particles, isApart }: Told): number | undefined => {
  const reach = isApart ? mostBetween + 1 : 0
  for (let from = at; from <= at + reach; from++)
    if (particles.every((particle, step) => words[from + step]?.lower === particle))
      return from + particles.length
  return undefined
}

const startsClause = (text: string, start: number): boolean =>
  /(?:^|[,;:.!?•·–—(\n/&*-]|\b(?:and|or|to|i|we|also|then|you|they|who|regularly|often|helped?|[a-z]+ly))\s*$/iu.test(
    text.slice(Math.max(0, start - 24), start),
  )

const passive = /\b(?:was|were|been|being|be|is|are|got)\s+(?:\w+ly\s+)?$/iu
const wish =
  /\b(?:wants?|wish(?:es)?|hop(?:e|ing)|eager|keen|excited|willing|aim(?:ing)?|plan(?:ning)?|looking|aspir\w+|ready|able|learn(?:ing|ed|t)?|would like|like) to\s+$/iu

/** Whether the word is the person's deed: a verb, not a noun, in the active voice, and no wish. */
const isDone = (text: string, { lower, start, end }: Word): boolean => {
  const before = text.slice(Math.max(0, start - 40), start)
  if (wish.test(before) || passive.test(before)) return false
  if (/^\s+by\b/u.test(text.slice(end, end + 5))) return false
  const isNoun = inflect(lower, 'base', 'base') !== undefined && isNounLike(lower, 'base')
  const isPlural = inflect(lower, 'third', 'base') !== undefined && isNounLike(lower.slice(0, -1), 'base')
  return !(isNoun || isPlural) || startsClause(text, start)
}

const endOf = (place: Place, told: Told): number | undefined => {
  const { words, at } = place
  const after = withParticles({ ...place, at: afterVerbs({ ...place, at: at + 1 }) }, told)
  if (after === undefined) return undefined
  if (told.objects.length > 0) return objectEnd({ ...place, at: after }, told)
  return words[after - 1]?.end
}

/** "Mentored", without an object: only in the past, since "mentor" is a noun as well. */
const isToldAlone = ({ lower }: Word): boolean => lower === 'mentored'

/**
 * The practices that a text tells with a verb and its object: "reviewed the team's code" is Code Review. Each place
 * once, left to right; `name` is the taxonomy's. What `findSkills` finds by name is not repeated.
 */
export const findDeeds = (text: string): SkillMatch[] => {
  deeds ??= readDeeds()
  const words = wordsIn(text)
  const found: SkillMatch[] = []
  for (const [at, word] of words.entries()) {
    const known = deeds.get(word.lower)
    if (!known || !isDone(text, word)) continue
    for (const told of known) {
      const end = endOf({ text, words, at }, told) ?? (isToldAlone(word) ? word.end : undefined)
      if (end === undefined || found.some(({ name, start }) => name === told.skill && start === word.start))
        continue
      found.push({ name: told.skill, start: word.start, end, text: text.slice(word.start, end) })
    }
  }
  return found
}
