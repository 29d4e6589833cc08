import type { CheckedColumn } from '@nextrung/knowledge/challenges/criterion-check'
import { readLuminance } from './read-color.ts'
import { readFigure } from './read-figure.ts'
import { readNetwork } from './read-network.ts'

type Kind = NonNullable<CheckedColumn['kind']>

/** The address, unless it is none that others could open. */
const readLink = (text: string): URL | undefined => {
  if (!URL.canParse(text)) return undefined
  const link = new URL(text)
  return /^https?:$/.test(link.protocol) && link.hostname.includes('.') ? link : undefined
}

const isLinkTo = (text: string, path: RegExp): boolean => path.test(readLink(text)?.pathname ?? '')

const kinds: Record<Kind, { is: (text: string) => boolean; words: string }> = {
  number: { is: (text) => readFigure(text) !== undefined, words: 'a number in the digits 0 to 9' },
  date: { is: (text) => /\p{Nd}/u.test(text), words: 'a date' },
  link: { is: (text) => readLink(text) !== undefined, words: 'a full link that others can open' },
  change: {
    is: (text) => isLinkTo(text, /\/(?:pulls?|pull-requests|merge_requests)\/\d+/),
    words: 'a link to a pull request or merge request',
  },
  commit: {
    is: (text) => isLinkTo(text, /\/commits?\/[0-9a-f]{7,64}/),
    words: 'a link to a commit',
  },
  network: {
    is: (text) => readNetwork(text) !== undefined,
    words: 'a range of addresses such as 10.1.0.0/16',
  },
  color: { is: (text) => readLuminance(text) !== undefined, words: 'a color such as #1a2b3c' },
}

const isOn = (text: string, host: string): boolean => {
  const own = readLink(text)?.hostname
  return own === host || own?.endsWith(`.${host}`) === true
}

const boundsProblem = (text: string, { from, to }: CheckedColumn): string | undefined => {
  const value = readFigure(text) ?? 0
  if (from !== undefined && from === to && value !== from) return `has to be ${from}`
  if (from !== undefined && value < from) return `has to be at least ${from}`
  return to !== undefined && value > to ? `has to be at most ${to}` : undefined
}

const wordsProblem = (text: string, { oneOf, without = [], like }: CheckedColumn): string | undefined => {
  const lower = text.toLowerCase()
  if (oneOf && !oneOf.includes(lower)) return `has to be ${oneOf.join(' or ')}`
  const found = without.find((one) => lower.includes(one))
  if (found) return `must not say “${found}”`
  return like && !like.pattern.test(text) ? `has to ${like.words}` : undefined
}

/** What is wrong with a cell, to be said after the name of its column; undefined if nothing is. */
export const cellProblem = (text: string, column: CheckedColumn): string | undefined => {
  // Dashes and the like stand for an empty cell.
  if (!/[\p{L}\p{N}]/u.test(text)) return 'is missing'
  const kind = column.kind && kinds[column.kind]
  if (kind && !kind.is(text)) return `has to be ${kind.words}`
  if (column.host && !isOn(text, column.host)) return `has to be a page of ${column.host}`
  return (column.kind === 'number' ? boundsProblem(text, column) : undefined) ?? wordsProblem(text, column)
}
