import type { SourceLine } from '@nextrung/contract/resume-document'

/**
 * What a person gave for something that is known of them. Each kind says how far it carries: `file` stands in the
 * resume they uploaded; `told` was said by them, in a correction or in their profile.
 */
export type Evidence =
  | { kind: 'file'; lines: SourceLine[] }
  | { kind: 'told'; text: string; where: 'resume' | 'profile'; at: string | undefined }

const isTold = ({ page, by }: SourceLine): boolean => page === 0 || by === 'person'

/**
 * The evidence in the source lines of one value: the lines of the file together, and each text that the person put in
 * by hand. `at` is the ISO date of the version that holds it. Empty only where there are no lines.
 */
export const evidenceOfLines = (
  lines: readonly SourceLine[],
  { at }: { at?: string | undefined } = {},
): Evidence[] => {
  const read = lines.filter((line) => !isTold(line))
  const told = lines.filter(isTold)
  return [
    ...(read.length > 0 ? [{ kind: 'file' as const, lines: read }] : []),
    ...told.map(({ text }) => ({ kind: 'told' as const, text, where: 'resume' as const, at })),
  ]
}
