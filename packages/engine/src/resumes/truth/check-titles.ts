import { type LineClaim, type Violation, wordsOf } from './violation.ts'

const roleNouns =
  'engineer|developer|programmer|administrator|architect|analyst|scientist|consultant|designer|specialist|technician|manager|director|officer|coordinator|supervisor|president|researcher|tester|strategist|evangelist|trainer|professor|lecturer'
const ranks =
  'senior|sr|lead|principal|staff|chief|head|executive|distinguished|deputy|associate|expert|mid-level|certified|chartered|vice|master'

const rankedRole = new RegExp(
  String.raw`\b(${ranks})\.?((?: (?!(?:for|of|the|an?|to|with|and|in|at|three|two|four|five)\b)[\p{L}&/-]+){0,2}?) (${roleNouns})s?\b`,
  'giu',
)
const standalone =
  /\b(?:CTO|CIO|CISO|CEO|COO|CFO|CPO|[SE]?VP|vice president|managing director|head of(?: \p{L}+)?|(?:team|tech|technical|engineering|project|product|squad|group|shift) lead(?:er)?|co-?founder|founder|scrum master|product owner|supervisor|foreman)\b/giu
const singularRole = new RegExp(String.raw`(?:([\p{L}\d&+#./-]+) )?\b(${roleNouns})\b(?! ?-)`, 'giu')

const spaced = (text: string): string => ` ${wordsOf(text.replace(/\bsr\b\.?/gi, 'senior')).join(' ')} `

/** "PO" in the source answers for "product owner". */
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
    .filter(([, rank = '', , role = '']) => {
      const between = `${rank === 'sr' ? 'senior' : rank.toLowerCase()}(?: [^ ]+){0,2}? ${role.toLowerCase()}s?`
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

const roleViolations = ({ line }: LineClaim, given: string): Violation[] =>
  [...line.matchAll(singularRole)]
    .filter(([, before, role = '']) => {
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

/** Titles, and ranks before titles, that the source does not give: "Senior Engineer" for an engineer. */
export const checkTitles = (claim: LineClaim): Violation[] => {
  const given = spaced(claim.source)
  const all = [
    ...rankViolations(claim, given),
    ...standaloneViolations(claim, given),
    ...roleViolations(claim, given),
  ]
  return all.filter(({ found }, at) => all.findIndex((other) => other.found.includes(found)) === at)
}
