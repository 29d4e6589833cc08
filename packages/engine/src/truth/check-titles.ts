import { isSpelledOut } from '../text/acronyms.ts'
import { stem, stemsOf, wordsOf } from '../text/stems.ts'
import type { LineClaim, Violation } from './violation.ts'

const roleNouns =
  'engineer|developer|programmer|administrator|architect|analyst|scientist|consultant|designer|specialist|technician|manager|director|officer|coordinator|supervisor|president|researcher|tester|strategist|evangelist|trainer|professor|lecturer'
const ranks =
  'senior|sr|lead|principal|staff|chief|head|executive|distinguished|deputy|associate|expert|mid-level|certified|chartered|vice|master'

/** More words for people that a rank may precede, but that can also be things on their own. */
const rankedOnly =
  'cook|chef|baker|nurse|midwife|clerk|teacher|tutor|accountant|bookkeeper|auditor|librarian|electrician|mechanic|welder|plumber|carpenter|driver|paralegal|secretary|buyer|planner|editor|writer|translator|interpreter|agent|representative|operator|inspector|caretaker|cashier|guard|waiter|bartender|assistant|instructor|surveyor|pharmacist|chemist|biologist|counsel|counselor|journalist|photographer|producer|tech|dev|hand'

const rankedRole = new RegExp(
  String.raw`\b(${ranks})\.?((?: (?!(?:for|of|the|an?|to|with|and|in|at|three|two|four|five)\b)[\p{L}&/-]+){0,2}?) (${roleNouns}|${rankedOnly})s?\b`,
  'giu',
)
const standalone =
  /\b(?:CTO|CIO|CISO|CEO|COO|CFO|CPO|[SE]?VP|vice president|managing director|head of(?: \p{L}+)?|(?:team|tech|technical|engineering|project|product|squad|group|shift) lead(?:er)?|co-?founder|founder|scrum master|product owner|supervisor|foreman)\b/giu
const singularRole = new RegExp(String.raw`(?:([\p{L}\d&+#./-]+) )?\b(${roleNouns})\b(?! ?-)`, 'giu')

const spaced = (text: string): string => ` ${wordsOf(text.replace(/\bsr\b\.?/gi, 'senior')).join(' ')} `

/** "PO" in the source supports "product owner". */
const hasAcronym = (source: string, phrase: string): boolean => {
  const letters = phrase.split(/[\s-]+/).map((word) => word.charAt(0).toUpperCase())
  return letters.length > 1 && new RegExp(`\\b${letters.join('')}s?\\b`).test(source)
}

const hasPhrase = (source: string, phrase: string): boolean => {
  const words = wordsOf(phrase.replace(/\bsr\b\.?/gi, 'senior')).join(' ')
  return source.includes(` ${words} `) || source.includes(` ${words}s `)
}

const openers =
  /^(?:an?|the|as|and|or|of|to|with|by|for|from|his|her|their|one|each|every|new|former|current|first|only|sole|another|experienced|skilled|moving|into|in|into|lead|led|managed|working|worked|password|package|credential|task|window|file|session|device|account|context|memory|state|release|secrets?|configuration|update|bundle|layout|dependency|version|process|queue)$/i

const rankViolations = ({ line, source }: LineClaim, given: string): Violation[] =>
  [...line.matchAll(rankedRole)]
    .filter(([found, rank = '', , role = '']) => {
      const between = `${rank === 'sr' ? 'senior' : rank.toLowerCase()}(?: [^ ]+){0,2}? ${role.toLowerCase()}s?`
      if (hasAcronym(source, found)) return false
      return !new RegExp(` ${between} `).test(given) && !hasPhrase(spaced(source), `${role} ${rank}`)
    })
    .map(([found]) => ({ kind: 'title', found }))

const standaloneViolations = ({ line, source }: LineClaim, given: string): Violation[] =>
  [...line.matchAll(standalone)]
    .filter(
      ([found]) =>
        !hasAcronym(source, found) &&
        !hasPhrase(given, found) &&
        !hasPhrase(given, found.replace(/leader$/i, 'lead')),
    )
    .map(([found]) => ({ kind: 'title', found }))

const roleViolations = ({ line, source }: LineClaim, given: string): Violation[] =>
  [...line.matchAll(singularRole)]
    .filter(([, before, role = '']) => {
      if (isSpelledOut(role, { line, source })) return false
      if (!hasPhrase(given, role))
        return !(
          before &&
          /^(?:password|package|credential|task|window|file|session|device|account|context|memory|state|secrets?|configuration|update|layout|dependency|version|process|queue)$/i.test(
            before,
          ) &&
          hasPhrase(given, before)
        )
      const own =
        before && /[\p{L}\d+#]$/u.test(before) && !openers.test(before) && !/(?:ed|ly)$/.test(before)
      return own && !hasPhrase(given, `${before} ${role}`)
    })
    .map(([found]) => ({ kind: 'title', found: found.trim() }))

/** Titles and ranks that the source does not give: "Senior Engineer" for an engineer. */
export const checkTitles = (claim: LineClaim): Violation[] => {
  const given = spaced(claim.source)
  const all = [
    ...rankViolations(claim, given),
    ...standaloneViolations(claim, given),
    ...roleViolations(claim, given),
  ]
  return all.filter(({ found }, at) => all.findIndex((other) => other.found.includes(found)) === at)
}

const lower =
  'junior|jr|assistant|deputy|associate|trainee|apprentice|acting|interim|aspiring|working student|student|volunteer|temporary|provisional|under'
const after = 'intern|trainee|apprentice|assistant|candidate|aide|in training|understudy|working student'
const where = String.raw`(?:^|\b(?:as|was|am|were|been|title:?|role:?) (?:an? |the |its |their )?)`
const lowBefore = new RegExp(
  String.raw`${where}(?:${lower})\.?[ -]((?!(?:to|of|in|at|for|degree|and|with)\b)[\p{L}-]+(?: (?!(?:to|of|in|at|for|and|with)\b)[\p{L}-]+){0,2})`,
  'gimu',
)
const lowAfter = new RegExp(String.raw`${where}((?:[\p{L}-]+ ){1,3})(?:${after})\b`, 'gimu')
const anyLow = new RegExp(
  String.raw`\b(?:${lower}|${after}|internship|apprenticeship|helped|assisted)\b`,
  'i',
)

/** A title that lost its qualifier: "store manager" for a deputy one. For lines with few sources. */
export const checkLowering = ({ line, source }: LineClaim): Violation[] => {
  if (anyLow.test(line)) return []
  const told = spaced(line)
  const titles = [...source.matchAll(lowBefore), ...source.matchAll(lowAfter)].map(([, title = '']) =>
    title.trim(),
  )
  return titles.flatMap((title): Violation[] => {
    const words = wordsOf(title)
    // The title may continue with a place or be cut off before it, so its first words are enough.
    const found = [words, words.slice(0, 2), words.slice(0, 1)].find(
      (some) => some.length > 0 && told.includes(` ${some.join(' ')} `),
    )
    return found ? [{ kind: 'title', found: found.join(' ') }] : []
  })
}

const opening = new RegExp(
  String.raw`^(?:an? |the )?((?:[\p{L}-]+ ){0,2})((?!(?:hand|dev|tech)\b)(?:${rankedOnly}))(?=,|$| (?:in|at|for|on|of|to|with)\b)`,
  'iu',
)

const openingRank = /^\W*(senior|head|chief|principal|lead)\b(?! (?:of|to)\b)/i

/** A line that opens with an everyday job title that the source does not give. For lines with few sources. */
export const checkOpeningTitle = ({ line, source }: LineClaim): Violation[] => {
  const given = stemsOf(source)
  const rank = openingRank.exec(line)?.[1]
  if (rank && !given.has(stem(rank))) return [{ kind: 'title', found: rank }]
  const [found, before = '', role = ''] = opening.exec(line) ?? []
  if (!found) return []
  return [...wordsOf(before), role].every((word) => given.has(stem(word))) ? [] : [{ kind: 'title', found }]
}
