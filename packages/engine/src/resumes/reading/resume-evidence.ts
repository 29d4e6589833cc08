import type { ResumeDocument } from '@nextrung/contract/resume-document'
import type { SectionKind } from '@nextrung/knowledge/words/heading-words'
import { careerPhrases } from '@nextrung/knowledge/words/line-words'
import { findDegree, hasInstitutionWord, hasTitleWord } from '../../text/career-words.ts'
import { findDates } from '../../text/find-dates.ts'
import { findSkills } from '../../text/find-skills.ts'
import { anyPhrase } from '../../text/phrase-pattern.ts'
import { findEmails } from '../parsing/emails.ts'
import { headingKind, looseHeadingKind } from '../parsing/heading-words.ts'
import type { Line } from '../parsing/line.ts'
import { looksLikeName } from '../parsing/names.ts'

export type ResumeEvidence = {
  score: number
  /** Whether it is set out as resumes are, with headings or dated entries. */
  isStructured: boolean
}

const headingWeights: Readonly<Record<SectionKind, number>> = {
  work: 2.5,
  education: 2.5,
  skills: 2,
  certificates: 1.5,
  projects: 1.5,
  languages: 1.5,
  references: 1,
  summary: 1,
  profiles: 1,
  contact: 1,
  other: 0.5,
}

const enoughLines = 400
const titleOfPage =
  /(?<![\p{L}])(?:curriculum vitae|resume|résumé|c\.?v\.?|lebenslauf|currículum|currículo|życiorys|levnadsbeskrivning|meritförteckning)(?![\p{L}])/iu
const profileAddress = /(?:linkedin|github|gitlab|xing)\.com\/\S/iu
const prose = (text: string) => text.split(' ').length > 12
const career = anyPhrase(careerPhrases)

/** A line as it would stand in a layout: text pasted without line breaks keeps only its wide gaps. */
const piecesOf = ({ source, bullet }: Line): { text: string; bullet: boolean }[] =>
  source.text
    .split(/\s{2,}|\t|[|•·]/u)
    .map((text) => ({ text: text.trim(), bullet }))
    .filter(({ text }) => text !== '')
type Piece = ReturnType<typeof piecesOf>[number]

const bare = (text: string) => text.replace(/^[\s#*_=-]+|[\s:*_=-]+$/gu, '')

function headingScore(lines: readonly Piece[]): { score: number; kinds: number } {
  const kinds = new Set<SectionKind>()
  for (const line of lines) {
    if (line.bullet || line.text.length > 60 || /[.,;!?]$/.test(line.text)) continue
    // "Skills: Java, Go" opens a section on its own line.
    const label = /^(.{3,40}?)\s*[:：]\s+\S/u.exec(line.text)?.[1]
    const kind =
      headingKind(bare(line.text)) ??
      looseHeadingKind(bare(line.text)) ??
      (label === undefined ? undefined : headingKind(label))
    if (kind !== undefined) kinds.add(kind)
  }
  const score = [...kinds].reduce((sum, kind) => sum + headingWeights[kind], 0)
  const isCareer = [...kinds].filter((kind) => headingWeights[kind] >= 1.5).length
  return { score, kinds: isCareer }
}

const capped = (count: number, each: number, most: number) => Math.min(count * each, most)

function contactScore({ basics }: ResumeDocument, lines: readonly Piece[]): number {
  const hasEmail = basics.email !== undefined || lines.some(({ text }) => findEmails(text).length > 0)
  const hasName =
    basics.name !== undefined ||
    lines.slice(0, 3).some(({ text }) => looksLikeName(text.replace(/["“”]/g, '')))
  const hasProfile = basics.profiles.length > 0 || lines.some(({ text }) => profileAddress.test(text))
  return Number(hasEmail) * 1.5 + Number(basics.phone !== undefined) + Number(hasProfile) + Number(hasName)
}

/** How much of what resumes have the text has. */
export function resumeEvidence(document: ResumeDocument, all: readonly Line[]): ResumeEvidence {
  const lines = all
    .slice(0, enoughLines)
    .flatMap(piecesOf)
    .slice(0, enoughLines * 2)
  const short = lines.filter(({ text }) => !prose(text))
  const count = (holds: (text: string) => boolean) => short.filter(({ text }) => holds(text)).length
  const ranges = lines.filter(({ text }) =>
    findDates(text).some(({ isRange, current }) => isRange || current),
  ).length
  const headings = headingScore(lines)
  const base =
    headings.score +
    contactScore(document, lines) +
    capped(ranges, 1.5, 4.5) +
    capped(count(hasTitleWord), 1, 2) +
    capped(
      count((text) => findDegree(text) !== undefined || hasInstitutionWord(text)),
      1,
      2,
    ) +
    Number(lines.slice(0, 4).some(({ text }) => titleOfPage.test(text) && text.length < 60)) * 2 +
    capped(lines.filter(({ text }) => career.test(text)).length, 1.5, 3)
  const isStructured = headings.kinds >= 2 || ranges >= 2
  // Finding skills takes longest, and only matters in doubt.
  const skills = base > 8 ? 0 : findSkills({ text: short.map(({ text }) => text).join('\n') }).length
  return { score: base + capped(skills, 0.5, 1.5), isStructured }
}
