import type { MarketFigure, ScorePart } from '@nextrung/contract/market-figures'
import type { EvidenceKind } from '../../ui/evidence-mark.tsx'

export const dollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en-US')}`

export const count = (value: number): string => Math.round(value).toLocaleString('en-US')

/** At most one decimal, or two for small rates: "10.2%", "0.97%". */
export const percent = (value: number): string =>
  `${value.toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) < 1 ? 2 : 1 })}%`

const units: Record<NonNullable<ScorePart['unit']>, (value: number) => string> = {
  dollars,
  percent,
  percentPerYear: (value) => `${percent(value)} a year`,
  jobs: (value) => `${count(value)} jobs`,
  filings: (value) => `${count(value)} filings`,
  ratio: (value) => `${value.toLocaleString('en-US', { maximumFractionDigits: 2 })} times`,
  rank: (value) => `rank ${value}`,
}

/** What was measured for a part of a score, or an empty text if it is not one number. */
export const measured = ({ value, unit }: ScorePart): string =>
  value === undefined ? '' : unit ? units[unit](value) : String(value)

/** Solid: published. Half: calculated from published figures. Hollow: nobody has confirmed it. */
export const markOf = ({ verified, formula }: Pick<MarketFigure, 'verified' | 'formula'>): EvidenceKind =>
  verified ? (formula ? 'half' : 'solid') : 'hollow'

/** A source's name up to its first comma, with a year it does not name itself. */
export const shortSource = (title: string, year: string | undefined): string => {
  const name = title.split(/[,;(]/)[0]?.trim() ?? title
  return year === undefined || name.includes(year) ? name : `${name}, ${year}`
}

/** How well an official occupation fits the role. */
export const fitWords = { exact: 'Exact match', near: 'Near match', proxy: 'Proxy match' }
