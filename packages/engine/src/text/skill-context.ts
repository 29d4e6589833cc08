import type { SkillCandidate } from './skill-candidates.ts'

// How far around a word the text is looked at, in characters.
const reach = 40

const conjunction = '(?:and|or|und|oder|et|ou|y|as well as|sowie|and/or)'
const listGap = new RegExp(
  `^\\s*\\)?\\s*(?:[,;|/•·+&:–—-]|\\b${conjunction}\\b|[,;]?\\s*\\b${conjunction}\\b|\\n|\\s[-–—]\\s)\\s*[(\\[•·*-]?\\s*$|^\\s*[()]\\s*$`,
  'iu',
)
const itemStart = new RegExp(`(?:^|[,;|/•·(\\[:+&*\\n\\t–—]|(?:^|\\n)\\s*-|\\b${conjunction})\\s*$`, 'iu')
const itemEnd = new RegExp(
  `^\\s*(?:$|[,;|/•·\\n\\t)\\](:+&]|[.!?](?:\\s|$)|${conjunction}\\b|[–—-]\\s)`,
  'iu',
)

const cueBefore =
  /(?:\b(?:in|using|with|via|like|as|including|know|knows|learn|learning|mit|en|avec|con|e\.g\.|z\. ?b\.|proficient in|program(?:s|ming)?|cod(?:e|ed|ing)|script(?:s|ing)?|languages?|frameworks?|librar(?:y|ies)|tools?|technolog(?:y|ies)|stack|skills|databases?|sprachen|kenntnisse in)[:,]?(?: the)?|[([]e\.g\.,?)\s*$/iu
const languageCueBefore =
  /\b(?:in|using|via|program(?:s|ming)?|cod(?:e|ed|ing)|script(?:s|ing)?|writ(?:e|ing|ten)|languages?|sprachen|know|learn|like|such as|including)[:,]?\s*$/iu
// A name may also follow "with" ("with Julia"); a single letter is none.
const letterCueBefore = /\b(?:with|mit|avec|con)\s*$/iu
const cueAfter =
  /^[\s-](?:developers?|engineers?|programmers?|programming|languages?|frameworks?|librar(?:y|ies)|code(?:base)?|scripts?|scripting|micro-?services?|backends?|back-end|front-?ends?|clusters?|pipelines?|playbooks?|cookbooks?|recipes|charts?|manifests|modules?|packages?|ecosystem|queries|databases?|entwickler(?:in|innen)?|entwicklung|development|developer|certified|macros|routines|hooks|apis?|sdk|apps?|applications?|jobs|workers|components?|programs|stack|dashboards|templates|tests?|services|servers?|containers|deployments|consumers|skills)\b/iu

// "Excel (basic)" tells a level; the language is written in capitals.
const levelWord = /^(?:basics?|advanced|expert|master|fluent|elementary|beginner)$/iu

/** True when the word tells how well a neighbour is known, not what is known. */
export const isLevelWord = (input: { text: string; candidate: SkillCandidate }): boolean =>
  levelWord.test(input.text.slice(input.candidate.start, input.candidate.end)) && !hasOwnCase(input)

/**
 * True inside a longer proper name, such as "Nexus Freight": the next word has a capital and is no skill. What only
 * counts in context has no context there.
 */
export const isPartOfName = (input: {
  text: string
  candidate: SkillCandidate
  starts: ReadonlySet<number>
}): boolean => {
  const { text, candidate, starts } = input
  if (candidate.entry.need === undefined || starts.has(candidate.end + 1)) return false
  const following = after(text, candidate.end)
  return /^ \p{Lu}\p{Ll}{2,}/u.test(following) && !cueAfter.test(following)
}

/** What surrounds a candidate; `isSkill` tells of a neighbour that it is already known to be one. */
type Surroundings = { text: string; candidate: SkillCandidate; left?: SkillCandidate; right?: SkillCandidate }

const before = (text: string, start: number): string => text.slice(Math.max(0, start - reach), start)
const after = (text: string, end: number): string => text.slice(end, end + reach)

const lettersOf = (text: string): string => text.replace(/[^\p{L}+#]/gu, '')

/** True when the text has the letters as the taxonomy writes them, a plural "s" apart. */
export const hasOwnCase = (input: { text: string; candidate: SkillCandidate }): boolean => {
  const { text, candidate } = input
  const written = lettersOf(text.slice(candidate.start, candidate.end))
  const own = lettersOf(candidate.entry.spelling)
  return written === own || written === `${own}s` || `${written}s` === own
}

/** True when a sentence, a line or a bullet starts here, so that a capital letter says nothing. */
export const startsSentence = (input: { text: string; candidate: SkillCandidate }): boolean =>
  /(?:^|[.!?:]["')\]]?\s+|\n[\s•·*–—-]*|^[\s•·*–—-]+)$/u.test(before(input.text, input.candidate.start))

/** True when the candidate is all there is between two separators of a list, or on its line. */
export const isWholeItem = (input: { text: string; candidate: SkillCandidate }): boolean =>
  itemStart.test(before(input.text, input.candidate.start)) &&
  itemEnd.test(after(input.text, input.candidate.end))

/** True when nothing but a separator of a list stands between the two. */
export const isListedWith = (input: {
  text: string
  left: SkillCandidate
  right: SkillCandidate
}): boolean => {
  const { text, left, right } = input
  return right.start - left.end <= reach && listGap.test(text.slice(left.end, right.start))
}

/** True when a neighbour that is a skill stands in the same list. */
export const hasSkillNeighbour = (input: Surroundings): boolean => {
  const { text, candidate, left, right } = input
  if (left && isListedWith({ text, left, right: candidate })) return true
  return right !== undefined && isListedWith({ text, left: candidate, right })
}

/**
 * True when every neighbour is a skill and there is at least one: in a list, or in a row with nothing but spaces
 * between ("java spring docker"). What a word in the wrong letter case needs.
 */
export const isAmongSkills = (input: Surroundings): boolean => {
  const { text, candidate, left, right } = input
  const joins = (gap: string) => gap.length <= reach && (listGap.test(gap) || /^[ \t]+$/.test(gap))
  const leftJoined = left !== undefined && joins(text.slice(left.end, candidate.start))
  const rightJoined = right !== undefined && joins(text.slice(candidate.end, right.start))
  const opens = /(?:^|[\n:([])[\s•·*-]*$/u.test(before(text, candidate.start))
  const closes = /^\s*(?:$|[\n)\].;])/u.test(after(text, candidate.end))
  return (leftJoined || opens) && (rightJoined || closes) && (leftJoined || rightJoined)
}

/** True when a word beside the candidate speaks of technology: "in Go", "Helm charts". */
export const hasCue = (input: { text: string; candidate: SkillCandidate; strict: boolean }): boolean => {
  const { text, candidate, strict } = input
  const following = after(text, candidate.end)
  if (strict && candidate.entry.skill.kind !== 'language') return false
  const preceding = before(text, candidate.start)
  if (cueAfter.test(following) || (strict ? languageCueBefore : cueBefore).test(preceding)) return true
  return candidate.entry.spelling.length === 1 && letterCueBefore.test(preceding)
}

// "R&D", "R & D", "C-level", "vitamin-C", "O'C", and the initial of a name that opens a sentence ("In D. Fisher").
const isPartOfWord = (preceding: string, following: string): boolean =>
  /[&'’–—-]$|\p{L} ?& ?$/u.test(preceding) ||
  /^(?:[&'’–—-]\S|\.\p{L}| ?& ?\p{L}\b)/u.test(following) ||
  (/\bIn\s$/.test(preceding) && /^\. \p{Lu}/u.test(following))

const plainWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `.replace(/ (?:19|20)\d\d(?= )/g, ' <year>')

/** True inside a phrase that the taxonomy lists as something else, or in a word such as "R&D" or "C-level". */
export const isSomethingElse = (input: { text: string; candidate: SkillCandidate }): boolean => {
  const { text, candidate } = input
  const { skill, spelling } = candidate.entry
  const following = after(text, candidate.end)
  const preceding = before(text, candidate.start)
  if (spelling.length === 1 && isPartOfWord(preceding, following)) return true
  if (!skill.unless) return false
  const wordsBefore = plainWords(preceding)
  const wordsAfter = plainWords(following)
  return skill.unless.some((phrase) => {
    const [head = '', tail = ''] = phrase.split('_').map((part) => part.trim())
    const fitsBefore = head === '' || wordsBefore.endsWith(` ${head} `)
    return fitsBefore && (tail === '' || wordsAfter.startsWith(` ${tail} `))
  })
}
