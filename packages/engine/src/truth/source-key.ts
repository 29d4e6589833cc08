import type { SourceLine } from '@nextrung/contract/resume-document'

/** What tells two source lines apart: their place in the file, or their words where the person gave them by hand. */
export const sourceKey = ({ page, line, text, by }: SourceLine): string =>
  by === 'person' ? `person:${text}` : `${page}:${line}`
