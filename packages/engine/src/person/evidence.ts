import type { SourceLine } from '@nextrung/contract/resume-document'

/**
 * The evidence a person gave for a known fact. `file` evidence is in the uploaded resume; `told` was entered by hand,
 * and `at` is its ISO date if one was stored.
 */
export type Evidence =
  | { kind: 'file'; lines: SourceLine[] }
  | { kind: 'told'; text: string; at: string | undefined }

const isTold = ({ page, by }: SourceLine): boolean => page === 0 || by === 'person'

/**
 * Converts the source lines of a value to evidence: the file's lines together, then each text entered by hand. Empty
 * only without lines.
 */
export const evidenceOfLines = (lines: readonly SourceLine[]): Evidence[] => {
  const read = lines.filter((line) => !isTold(line))
  const told = lines.filter(isTold)
  return [
    ...(read.length > 0 ? [{ kind: 'file' as const, lines: read }] : []),
    ...told.map(({ text, at }) => ({ kind: 'told' as const, text, at })),
  ]
}
