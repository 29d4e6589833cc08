import { findSkills } from '../text/find-skills.ts'

/** How well the text says the person has a skill: fully, partly (basics, still learning), or not at all. */
export type SkillGrade = 'full' | 'partial' | 'none'

type Span = { start: number; end: number }

const growth = 'learn|study|work|use|move|get|grow|master|explore|become|gain|build|deepen|expand|develop'

/** Before a skill, within its clause: a wish, a goal, or a statement that the person has not done it. */
const notHeld = [
  `(?:wants?|wish|hope|hoping|eager|keen|excited|willing|aim|aiming|plan|planning|looking|aspir\\w+|motivated) to (?:${growth})`,
  'interest(?:s|ed)? in',
  'no (?:\\w+ ){0,2}(?:experience|knowledge|exposure|background)',
  'never',
  'not yet',
  'not (?:used|worked|familiar|experienced|certified)',
  'without (?:\\w+ ){0,2}(?:experience|knowledge|training)',
]

/** Before a skill, within its clause: the person knows it but has not mastered it. */
const partlyHeld = [
  'basics? (?:knowledge|understanding|skills?|experience)?\\s?(?:of|in|with)',
  'familiar(?:ity)? with',
  'expos(?:ed|ure) to',
  '(?<!(?:machine|deep|reinforcement|supervised|transfer|federated|online|blended|continuous|e)[ -])learning',
  'learn(?:ed|t)',
  'stud(?:ying|ied)',
  'shadow(?:ed|ing)',
  'observ(?:ed|ing)',
  'attend(?:ed|ing)',
  '(?:propos|suggest)(?:ed|ing)',
  'preparing for',
  'intro(?:duction)? to',
  'getting started with',
  'pursuing',
  'working towards?',
  'grundkenntnisse(?: in)?',
  "notions? (?:de|d['’])",
]

/** Around a skill: "moving into a machine learning role" is a goal; the person may not have the skill yet. */
const aimBefore = /\b(?:moving (?:into|towards?)|aiming for|seeking|looking for)\b[^.;]*$/iu
const aimAfter = /^[^.;]*\b(?:roles?|positions?|jobs?)\b/iu

/** Directly before a skill. */
const partlyAdjective = /\b(?:basic|beginner|elementary|rudimentary|novice)[\s:]+$/iu

/** How far somebody has got, beside a skill or as a label of several. */
const levels = [
  'basics?|basic knowledge|beginners?|novice|elementary|familiar(?: with|ity)?|exposure|planned|preparing',
  '(?:currently )?(?:learning|studying)|in progress|ongoing|expected|grundkenntnisse|notions|débutant|básico',
].join('|')

/** How courses for beginners are called: "SQL for Beginners". */
const firstCourse = 'basics?|(?:for (?:\\w+ )?)?beginners?|crash course|101'

/** Directly after a skill. After a comma, a verb with its object is something else: "Jira, planned releases". */
const partlyAfter = new RegExp(
  `^(?:\\s+(?:${firstCourse})\\b|\\s*[-–—:(]\\s*(?:${levels})\\b|\\s*,\\s*(?:${levels})\\b(?!\\s+(?!in\\b|by\\b)\\p{Ll}))`,
  'iu',
)

/** The clause continues with something else that was done. */
const handOver =
  /\b(?:but|while|whereas|although|however|then)\b|(?:\band|,) (?:\w+ed|built|wrote|ran|led|made|set|using|use)\b/iu

const qualifier = new RegExp(`^\\W*(?:${levels})\\W*$`, 'iu')
const wish =
  /^\W*(?:interests?|hobbies|(?:want|wish|plan)\w* to learn|learning goals|goals?|objectives?)\W*$/iu

const patternOf = (words: string[]): RegExp => new RegExp(`\\b(?:${words.join('|')})(?!\\w)`, 'giu')
const patterns = [
  { grade: 'none', pattern: patternOf(notHeld) },
  { grade: 'partial', pattern: patternOf(partlyHeld) },
] as const

const clauseEnds = /[.!?]\s|[;\n•]/gu

const clauseStart = (text: string): number =>
  [...text.matchAll(clauseEnds)].reduce((start, { 0: end, index }) => Math.max(start, index + end.length), 0)

const longestClause = 400

/** The grade a separate text gives to what it labels or follows: a label "Learning:", an entry "in progress". */
export const gradeOfLabel = (label: string): SkillGrade => {
  if (wish.test(label)) return 'none'
  return qualifier.test(label) ? 'partial' : 'full'
}

/** The grade implied by the text around a skill at `start` to `end`. */
export const gradeAt = (text: string, { start, end }: Span): SkillGrade => {
  if (partlyAfter.test(text.slice(end, end + 40))) return 'partial'
  const near = text.slice(Math.max(0, start - longestClause), start)
  const before = near.slice(clauseStart(near))
  if (aimBefore.test(before) && aimAfter.test(text.slice(end, end + longestClause))) return 'none'
  if (partlyAdjective.test(before)) return 'partial'
  for (const { grade, pattern } of patterns)
    for (const { 0: words, index } of before.matchAll(pattern)) {
      const after = before.slice(index + words.length)
      // "Learning" of a skill that is called so says nothing about the next one.
      if (!handOver.test(after) && !isWithinSkill(before, { start: index, end: index + words.length }))
        return grade
    }
  return 'full'
}

const isWithinSkill = (text: string, { start, end }: Span): boolean =>
  findSkills({ text, inSkillsSection: true }).some((skill) => skill.start < end && skill.end > start)

/** The lower of two grades. */
export const lowerGrade = (one: SkillGrade, other: SkillGrade): SkillGrade => {
  if (one === 'none' || other === 'none') return 'none'
  return one === 'partial' || other === 'partial' ? 'partial' : 'full'
}
