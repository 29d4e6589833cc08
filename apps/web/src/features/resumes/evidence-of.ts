import type { LineEvidence, ResumeEvidence, SourceLine } from '@nextrung/contract/resume-document'

type Mark = LineEvidence['mark']

const strength: Record<Mark, number> = { kept: 0, reworded: 1, 'needs-number': 2 }

const sourceKey = (source: SourceLine) => `${source.page}:${source.line}:${source.text}`

const uniqueSources = (all: LineEvidence[]): SourceLine[] => {
  const bySource = new Map(all.flatMap((one) => one.sources).map((source) => [sourceKey(source), source]))
  return [...bySource.values()].sort((a, b) => a.page - b.page || a.line - b.line)
}

const merge = (all: LineEvidence[]): LineEvidence | undefined => {
  const weakest = all.toSorted((a, b) => strength[b.mark] - strength[a.mark])[0]
  if (!weakest) return undefined
  const changes = [...new Set(all.flatMap((one) => one.changes))]
  const question = all.find((one) => one.question)?.question
  return { mark: weakest.mark, sources: uniqueSources(all), changes, ...(question ? { question } : {}) }
}

const isInside = (key: string, pointer: string) => key === pointer || key.startsWith(`${pointer}/`)

/**
 * The evidence for a shown line: the evidence at `pointer`, or else of everything inside it (only the given `fields`
 * if an entry also has its own lines), with the weakest mark among them.
 */
export const evidenceOf = (
  evidence: ResumeEvidence,
  { pointer, fields }: { pointer: string; fields?: readonly string[] },
): LineEvidence | undefined => {
  const exact = evidence[pointer]
  if (exact) return exact
  const places = fields ? fields.map((field) => `${pointer}/${field}`) : [pointer]
  const inside = Object.entries(evidence).filter(([key]) => places.some((place) => isInside(key, place)))
  return merge(inside.map(([, one]) => one))
}
