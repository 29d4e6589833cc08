import type { SourceLine } from '@nextrung/contract/resume-document'

/** `Your resume, page 1, line 14`, or who gave the line if it is in no file. */
export const sourcePlace = ({ page, line, by }: SourceLine): string =>
  by === 'person' || page < 1 || line < 1 ? 'Entered by you' : `Your resume, page ${page}, line ${line}`

const keyOf = ({ page, line, text }: SourceLine): string => `${page} ${line} ${text}`

/** Each line once, although a sentence may take several things from it. */
export const uniqueSources = (sources: SourceLine[]): { key: string; source: SourceLine }[] =>
  [...new Map(sources.map((source) => [keyOf(source), source]))].map(([key, source]) => ({ key, source }))
