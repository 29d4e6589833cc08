import { findSkillCandidates } from './skill-candidates.ts'

const proficiency =
  'expert|expertise|advanced|proficient|fluent|intermediate|beginner|novice|basics?|familiar|familiarity|working knowledge|basic knowledge|strong|solid|experienced|competent|elementary|skilled|master|mastery|grundkenntnisse|sehr gut|gut|fortgeschritten|experte|avancé|débutant|intermédiaire|avanzado|intermedio|básico|learning|prior experience|hands-on'
const duration =
  '(?:less than|more than|over|about|up to|seit|since|approx\\.?|~|<|>)?\\s*\\d+(?:[.,]\\d+)?\\s*(?:\\+|-\\s*\\d+)?\\s*(?:years?|yrs?\\.?|months?|mos?\\.?|jahre?n?|monate?n?|ans|mois|años|meses|y)(?:\\s+(?:of\\s+)?(?:experience|exp\\.?|erfahrung))?'
const rating = '[★☆●○◆◇▪▫■□]+|\\d{1,3}\\s*%|\\d(?:[.,]\\d)?\\s*/\\s*(?:5|10)|[1-5]\\s*stars?'
const noise = new RegExp(`^\\s*(?:${proficiency}|${duration}|${rating}|level\\s*\\d|[A-C][12])\\s*$`, 'iu')
const tail = new RegExp(
  `\\s*(?:[-–—:]\\s*(?:${proficiency}|${duration}|${rating})|\\s(?:${rating}|${duration}))\\s*$`,
  'iu',
)
const head = new RegExp(
  `^(?:(?:${proficiency})\\s*[:–—-]\\s+|(?:proficient|experienced|fluent|skilled)\\s+(?:in|with)\\s+|(?:familiar|familiarity)\\s+with\\s+|(?:working |basic |good |strong |solid )?(?:knowledge|command|understanding) of\\s+)`,
  'iu',
)
const label = /^[^;|•·:]{2,60}:\s+(?=\S)/u

// A separator inside a known spelling ("CI/CD", "A/B testing", "Pub/Sub") is no separator.
const protectedRanges = (line: string): { start: number; end: number }[] =>
  findSkillCandidates(line).map(({ start, end }) => ({ start, end }))

const isSlashBetweenEntries = (line: string, at: number): boolean => {
  const left = /[\p{L}\p{N}.+#]+$/u.exec(line.slice(Math.max(0, at - 32), at).trimEnd())?.[0] ?? ''
  const right = /^[\p{L}\p{N}.+#]+/u.exec(line.slice(at + 1, at + 33).trimStart())?.[0] ?? ''
  const spaced = line[at - 1] === ' ' || line[at + 1] === ' '
  // "I/O" and "24/7" are one word each; "HTML/CSS" and "C/C++" are two entries.
  return (
    spaced ||
    (left !== '' && right !== '' && !(left.length < 2 && right.length < 2) && !/^\d+$/.test(left + right))
  )
}

const arrows = /[♪♫→➔➜▸▹►▶✓✔»›❯~]/u

const isSeparator = (line: string, at: number): boolean => {
  const character = line[at] ?? ''
  if (/[;|•·●▪◦‣∙⋅\n\t]/u.test(character)) return true
  if (character === ',' || character === '、') return !/\d,\d/.test(line.slice(at - 1, at + 2))
  if (character === '/') return isSlashBetweenEntries(line, at)
  const isApart = /^\s?$/.test(line[at - 1] ?? '') && /^\s?$/.test(line[at + 1] ?? '')
  if (arrows.test(character)) return isApart
  return /[–—*-]/.test(character) && isApart && at > 0 && !noise.test(endOfEntry(line, at + 1))
}

const endOfEntry = (line: string, from: number): string =>
  /^[^,;|•·]*/u.exec(line.slice(from, from + 60))?.[0] ?? ''

// "Figma (reading, not designing)" is one entry; a bracket that nothing closes holds nothing together.
const bracketsIn = (line: string): { start: number; end: number }[] =>
  [...line.matchAll(/\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/gu)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
  }))

const cutAtSeparators = (line: string): string[] => {
  const pieces: string[] = []
  let from = 0
  let at = 0
  const cutUpTo = (end: number) => {
    for (; at < end; at += 1) {
      if (!isSeparator(line, at)) continue
      pieces.push(line.slice(from, at))
      from = at + 1
    }
  }
  const kept = [...protectedRanges(line), ...bracketsIn(line)].sort((a, b) => a.start - b.start)
  for (const { start, end } of kept) {
    cutUpTo(start)
    at = Math.max(at, end)
  }
  cutUpTo(line.length)
  return [...pieces, line.slice(from)]
}

// What is longer is a sentence, not an entry with something to strip.
const longestEntry = 200

const cutAtConjunction = (piece: string): string[] => {
  if (piece.length > longestEntry) return [piece]
  const match = /^(.+?)\s+(?:and|und|et|y|&)\s+(.+)$/iu.exec(piece)
  if (!match?.[1] || !match[2]) return [piece]
  const joins = findSkillCandidates(piece).some(
    ({ start, end }) => start < (match[1]?.length ?? 0) && end > (match[1]?.length ?? 0) + 2,
  )
  const known = (text: string) =>
    findSkillCandidates(text).some(({ start, end }) => end - start === text.trim().length)
  return !joins && (known(match[1]) || known(match[2])) ? [match[1], match[2]] : [piece]
}

const isRemark = (words: string): boolean => words.split(/[,;/]/).every((word) => noise.test(word))

const tidy = (piece: string): string => {
  if (piece.length > longestEntry) return piece.trim()
  const bare = piece
    .replace(/^[\s•·●▪◦‣*–—-]+(?=\S)|^(?:and|und|et|y|e\.g\.|etc\.?|incl\.|including|such as|like)\s+/iu, '')
    .replace(/^(?:and|und|et|y|e\.g\.)\s+/iu, '')
    .replace(head, '')
    .replace(/\s*[([]([^()[\]]*)[)\]]$/u, (bracket: string, inner: string) =>
      isRemark(inner) ? '' : bracket,
    )
    .replace(tail, '')
  return bare
    .replace(/[\s:,–—-]+$/u, '')
    .replace(/(?<=[\p{L}\p{N}]{2})\.$/u, '')
    .trim()
}

// "Languages/Frameworks: Java" has a label; "Java, Python, Docker: containers" has not.
const withoutLeadingLabel = (line: string): string => {
  const [found] = label.exec(line) ?? []
  if (
    found === undefined ||
    noise.test(line.slice(found.length)) ||
    (found.includes(',') && findSkillCandidates(found).length > 1)
  )
    return line
  return line.slice(found.length)
}

const piecesOf = (line: string): string[] =>
  // Three blanks are the gap between two columns.
  line
    .split(/\s{3,}/u)
    .flatMap(cutAtSeparators)
    .flatMap((piece) => cutAtConjunction(piece.trim()))

const distinct = (entries: readonly string[]): string[] => {
  const seen = new Set<string>()
  return entries.filter((entry) => {
    const key = entry.toLowerCase()
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

const opening = /^[\s•·●▪◦‣*–—-]+(?=\S)|^(?:and|und|et|y)\s+/iu

/** The entries of one line of a skills section with their levels, years and remarks, as written and in order. */
export const splitSkillEntries = (line: string): string[] =>
  distinct(
    piecesOf(line.trim())
      .map((piece) =>
        piece
          .replace(opening, '')
          .replace(/[\s,;]+$|(?<=[\p{L}\p{N}]{2})\.$/gu, '')
          .trim(),
      )
      .filter((entry) => /[\p{L}\p{N}]/u.test(entry)),
  )

/**
 * The names of the entries of one line of a skills section, in order, each once. Separators are commas, semicolons,
 * bars, bullets, slashes between entries, wide gaps and dashes with blanks; nothing is split inside brackets: "AWS
 * (EC2, S3)" stays one entry. A leading label ("Languages: ") and words of proficiency, years and ratings are left
 * out; "CI/CD" and other known names with a separator stay whole.
 */
export const splitSkillList = (line: string): string[] =>
  distinct(
    piecesOf(withoutLeadingLabel(line.trim()))
      .filter((piece) => !noise.test(piece))
      .map(tidy)
      .filter(
        (entry) =>
          /[\p{L}]/u.test(entry) &&
          !noise.test(entry) &&
          !/^(?:etc\.?|and more|u\. ?a\.|usw\.?)$/iu.test(entry),
      ),
  )
