import type { ResumeDocument, ResumeEvidence, SourceLine } from '@nextrung/contract/resume-document'
import type { TargetRole } from '@nextrung/contract/roles'
import { getRole } from '@nextrung/knowledge/roles'
import { textsIn } from '../text/texts-in.ts'
import {
  checkBasics,
  checkFacts,
  checkSkillLists,
  nearestEntry,
  type PlacedViolation,
} from './check-entries.ts'
import { checkLine } from './check-line.ts'
import { checkSummary } from './check-summary.ts'
import { sourceKey } from './source-key.ts'
import type { Violation } from './violation.ts'

type Checked = {
  /** The person's own resume, with the file lines behind each field. */
  parsed: { document: ResumeDocument; sources: Record<string, SourceLine[]> }
  /** The optimised result, with evidence by JSON pointer. */
  optimized: { document: ResumeDocument; evidence: ResumeEvidence }
  targetRole: TargetRole | undefined
  /** ISO date, used for the length of current jobs. */
  today: string | undefined
}

type Line = { pointer: string; text: string; own: string[] }

/** The source text that the evidence names, as it is in the file; text missing from the file is not a source. */
const sourceText = (pointer: string, { parsed, optimized }: Checked): string | undefined => {
  const real = new Map(
    Object.values(parsed.sources).flatMap((lines) => lines.map((line) => [sourceKey(line), line.text])),
  )
  const texts = (optimized.evidence[pointer]?.sources ?? []).flatMap(
    (line) => real.get(sourceKey(line)) ?? [],
  )
  return texts.length > 0 ? texts.join('\n') : undefined
}

const checkReworded = ({ pointer, text, own }: Line, checked: Checked): PlacedViolation[] => {
  if (own.includes(text)) return []
  const named = sourceText(pointer, checked)
  const attempts = [...(named ? [named] : []), ...own].map((source) =>
    checkLine({ line: text, sources: [source] }),
  )
  const fewest =
    attempts.sort((a, b) => a.length - b.length)[0] ??
    ([{ kind: 'claim', found: text }] satisfies Violation[])
  return fewest.map((violation) => ({ ...violation, pointer }))
}

const linesOf = (given: ResumeDocument, result: ResumeDocument): Line[] => [
  ...result.work.flatMap((job, at) => {
    const source = nearestEntry(job, given.work, 'work')
    const own = source ? [...source.highlights, ...(source.summary ? [source.summary] : [])] : []
    return [
      ...job.highlights.map((text, line) => ({ pointer: `/work/${at}/highlights/${line}`, text, own })),
      ...(job.summary ? [{ pointer: `/work/${at}/summary`, text: job.summary, own }] : []),
    ]
  }),
  ...result.projects.flatMap((project, at) => {
    const source = nearestEntry(project, given.projects, 'projects')
    const own = source ? [...source.highlights, ...(source.description ? [source.description] : [])] : []
    return [
      ...project.highlights.map((text, line) => ({
        pointer: `/projects/${at}/highlights/${line}`,
        text,
        own,
      })),
      ...(project.description
        ? [{ pointer: `/projects/${at}/description`, text: project.description, own }]
        : []),
    ]
  }),
  ...result.education.flatMap(({ courses, highlights }, at) => {
    const own = given.education.flatMap((school) => [...school.courses, ...school.highlights])
    return [...courses, ...highlights].map((text, line) => ({
      pointer: `/education/${at}/highlights/${line}`,
      text,
      own,
    }))
  }),
  ...result.other.flatMap(({ heading, lines }, at) => {
    const own = given.other.flatMap((section) => [section.heading, ...section.lines])
    return [heading, ...lines].map((text, line) => ({ pointer: `/other/${at}/lines/${line}`, text, own }))
  }),
]

const checkAgainstEither = (line: string, first: string, all: string[]): Violation[] => {
  const strict = checkLine({ line, sources: [first] })
  return strict.length === 0 ? strict : checkLine({ line, sources: all })
}

const checkOwnSummary = ({ parsed, optimized, targetRole, today }: Checked): PlacedViolation[] => {
  const { summary } = optimized.document.basics
  const given = parsed.document.basics.summary
  if (!summary || summary === given) return []
  const violations = given
    ? checkAgainstEither(summary, given, textsIn({ ...parsed.document, sectionOrder: [] }))
    : checkSummary({
        summary,
        document: parsed.document,
        goals: targetRole ? [getRole(targetRole).summaryNoun, targetRole] : [],
        today,
      })
  return violations.map((violation) => ({ ...violation, pointer: '/basics/summary' }))
}

/**
 * Everything in an optimised resume that the parsed one does not support: entry facts field by field, each reworded
 * line against its own job or the file lines its evidence names, the summary against the whole resume. Empty if
 * nothing was invented. Works on the output of any engine.
 */
export const checkResume = (checked: Checked): PlacedViolation[] => {
  const given = checked.parsed.document
  const result = checked.optimized.document
  return [
    ...checkBasics(given, result),
    ...checkFacts(given, result),
    ...checkSkillLists(given, result),
    ...linesOf(given, result).flatMap((line) => checkReworded(line, checked)),
    ...checkOwnSummary(checked),
  ]
}
