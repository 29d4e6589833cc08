import * as dates from '@nextrung/knowledge/words/date-words'
import { fold } from './fold.ts'

/** Month numbers by folded name or common abbreviation, in all languages the reader supports. */
export const monthByName: ReadonlyMap<string, number> = new Map(
  dates.monthNames.flatMap((names, index) => names.map((name) => [fold(name), index + 1] as const)),
)

const list = (words: readonly string[]) =>
  words
    .map(fold)
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()[\]\\]/g, '\\$&').replace(/ /g, '\\s+'))
    .join('|')

/** Alternations for regular expressions over folded text. */
export const seasonWords = list(dates.seasonWords)
export const presentWords = list(dates.presentWords)
export const rangeWords = list(dates.rangeWords)
export const openStartWords = list(dates.openStartWords)
export const stillOpenWords = list(dates.stillOpenWords)
export const leadWords = list(dates.leadWords)
export const durationUnits = list(dates.durationUnits)
