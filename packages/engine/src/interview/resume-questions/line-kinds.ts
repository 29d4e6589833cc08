import { skills } from '@nextrung/knowledge/skills'
import { trainedThings, workKinds } from '@nextrung/knowledge/words/work-kinds'
import { withoutDates } from '../../text/dates-in-text.ts'
import { findSkills } from '../../text/find-skills.ts'
import { type Quantity, quantitiesIn } from '../../text/quantities.ts'
import { baseOf } from '../../text/verb-forms.ts'

const verbsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .flatMap((word) => baseOf(word) ?? [])

const improving = new Set<string>(workKinds.improve)
const decreasing = /^(?:decrease|lower|grow|boost|speed|eliminate|drop)$/
const changed = /\b(?:fell|rose|grew|went (?:down|up)|sped up)\b/i
const timeUnits = new Set(['year', 'month', 'week', 'day', 'quarter'])
const fromTo =
  /\bfrom (?:about |around |nearly |over )?[$€£]?\d.{0,40}? to (?:about |under |nearly |over )?[$€£]?\d/i
const byShare = /\b(?:by|in) (?:(?:a|one) (?:third|quarter|half|fifth)|half|two thirds|three quarters)\b/i
// What somebody counts on one hand needs no explanation.
const leastCount = 10

const isAmount = ({ unit, vague, value, counted, per }: Quantity): boolean => {
  if (vague === true || timeUnits.has(unit ?? '')) return false
  if (unit || per) return value > 0
  return value >= leastCount && Number.isInteger(value) && counted.length > 0
}

/** Whether the line says by how much something changed: "Cut build time by 40 %". */
export const tellsChange = (line: string): boolean => {
  if (fromTo.test(line)) return true
  const changes =
    changed.test(line) || verbsIn(line).some((verb) => improving.has(verb) || decreasing.test(verb))
  if (!changes) return false
  return (
    byShare.test(line) ||
    quantitiesIn(withoutDates(line)).some(({ unit }) => unit === 'percent' || unit === 'times')
  )
}

/** Whether the line counts something: "Resolved about 40 tickets a week". */
export const tellsCount = (line: string): boolean => quantitiesIn(withoutDates(line)).some(isAmount)

const leading = new Set(['lead', 'supervise', 'manage', 'head', 'direct', 'oversee', 'coordinate'])
const teaching = new Set(['train', 'teach', 'mentor', 'coach', 'onboard', 'tutor', 'instruct'])
const people =
  /^(?:teams?|people|engineers?|developers?|analysts?|technicians?|agents?|staff|employees|interns?|juniors?|volunteers|colleagues|members?|students?|apprentices?|hires?|specialists|managers|reports|crew|baristas?|servers|teammates|team-mates|designers|testers)$/
const teachable = /^(?:users|customers|clients|children|pupils|nurses|doctors)$/
// The people come soon after the verb: "mentored a group of five very eager new engineers".
const mostBetween = 9

/** Whether the person led people, or taught them; undefined if the line tells of neither. */
export const guidanceIn = (line: string): 'led' | 'taught' | undefined => {
  const words = line.toLowerCase().match(/[\p{L}-]+/gu) ?? []
  const [first = '', second = '', third = ''] = words
  const verbs = [first, ...(second === 'and' ? [third] : []), ...(/ly$/.test(first) ? [second] : [])].map(
    baseOf,
  )
  const near = words.slice(1, mostBetween)
  const isGroup = near.some((word) => people.test(word))
  if (verbs.some((verb) => teaching.has(verb ?? '')) && !trainedThings.test(line))
    return isGroup || near.some((word) => teachable.test(word)) ? 'taught' : undefined
  return isGroup && verbs.some((verb) => leading.has(verb ?? '')) ? 'led' : undefined
}

/** Whether it stays open what the person did themselves: "Helped to move 310 staff to single sign-on". */
export const sharesWork = (line: string): boolean =>
  /^(?:(?:was |were |being )?(?:helped|assisted|participated|contributed|supported|involved|collaborated|worked (?:closely )?with|part of|member of)\b|we\b)/i.test(
    line,
  )

const chosenKinds = new Set([
  'language',
  'framework',
  'library',
  'database',
  'platform',
  'cloud',
  'tool',
  'protocol',
])
const kindOf = new Map(skills.map(({ name, kind }) => [name, kind]))

// What somebody moved to or put in its place is no longer part of what was left.
const leftBehind =
  /\b(?:from|off|replac(?:e|ed|es|ing)|retir(?:e|ed|es|ing)|instead of)(?: (?!(?:to|into|onto|with|by|and)\b)[\p{L}-]+){0,3} $/iu

/** The technology of a line that somebody had to choose, as the line spells it; the first one named, unless it was given up. */
export const technologyIn = (line: string): string | undefined => {
  const named = findSkills({ text: line }).filter(({ name }) => chosenKinds.has(kindOf.get(name) ?? ''))
  const isKept = ({ start }: { start: number }) => !leftBehind.test(line.slice(0, start))
  return (named.find(isKept) ?? named[0])?.text
}
