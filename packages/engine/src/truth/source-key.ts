import type { SourceLine } from '@nextrung/contract/resume-document'

/** Identifies a source line: by its place in the file, or by its words if entered by hand. */
export const sourceKey = ({ page, line, text, by }: SourceLine): string =>
  by === 'person' ? `person:${text}` : `${page}:${line}`
