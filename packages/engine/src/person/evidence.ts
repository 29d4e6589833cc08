import type { SourceLine } from '@nextrung/contract/resume-document'

/**
 * What a person gave for something that is known of them. The kind says how far it carries: `file` stands in the
 * resume they uploaded; `told` was entered by them by hand, `at` an ISO date where one was kept.
 */
export type Evidence =
  | { kind: 'file'; lines: SourceLine[] }
  | { kind: 'told'; text: string; at: string | undefined }

const isTold = ({ page, by }: SourceLine): boolean => page === 0 || by === 'person'

/**
 * The evidence in the source lines of one value: the lines of the file together, then each text that the person
 * entered by hand. Empty only where there are no lines.
 */
export const evidenceOfLines = (lines: readonly SourceLine[]): Evidence[] => {
  const read = lines.filter((line) => !isTold(line))
  const told = lines.filter(isTold)
  return [
    ...(read.length > 0 ? [{ kind: 'file' as const, lines: read }] : []),
    ...told.map(({ text, at }) => ({ kind: 'told' as const, text, at })),
  ]
}
