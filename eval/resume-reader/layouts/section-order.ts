import type { Random } from '../seeded-random.ts'
import type { Section, SectionKey } from './section.ts'

const orders: readonly (readonly [string, number])[] = [
  ['summary work projects education certificates skills languages other personal', 14],
  ['summary work education certificates skills projects languages other personal', 14],
  ['summary skills work projects education certificates languages other personal', 16],
  ['summary skills certificates work education projects other languages personal', 8],
  ['summary education work projects skills certificates languages other personal', 8],
  ['education certificates skills projects work languages other personal summary', 4],
  ['personal work education certificates skills languages projects other summary', 5],
  ['personal summary education work certificates languages skills projects other', 3],
  ['summary certificates skills work education languages other projects personal', 4],
  ['summary projects skills work education certificates languages other personal', 4],
  ['work education skills certificates projects languages other personal summary', 5],
  ['summary work skills education languages certificates projects other personal', 5],
]

/** Parts in one of the orders that people choose, or in any. */
export function inOrder({ sections, random }: { sections: Section[]; random: Random }): Section[] {
  const keys = [...new Set(sections.map(({ key }) => key))]
  const order: readonly string[] = random.chance(0.12)
    ? random.shuffle(keys)
    : random.weighted(orders).split(' ')
  const place = ({ key }: { key: SectionKey }): number => order.indexOf(key)
  return [...sections].sort((left, right) => place(left) - place(right))
}
