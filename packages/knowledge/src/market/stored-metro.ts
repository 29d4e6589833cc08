import type { MarketMetro, MetroColumn, MetroOccupation, StoredMetro } from './figures.ts'

/** Gives each number of an area's occupations the source of its column. */
export const readStoredMetro = (metro: StoredMetro, columns: readonly MetroColumn[]): MarketMetro => ({
  ...metro,
  occupations: Object.fromEntries(
    Object.entries(metro.occupations).map(([code, row]) => [code, withSources(row, columns)]),
  ),
})

const withSources = (row: readonly (number | null)[], columns: readonly MetroColumn[]): MetroOccupation =>
  Object.fromEntries(
    columns.flatMap(({ name, source, year }, index) => {
      const value = row[index]
      return value === undefined || value === null ? [] : [[name, { value, source, year, verified: true }]]
    }),
  )
