import { inSmallest } from '@nextrung/knowledge/words/quantity-words'
import type { Quantity } from './quantities.ts'

/** Whether two amounts are equal, whatever their units: two years are 24 months, a doubling is 100 percent more. */
export const isSameAmount = (a: Quantity, b: Quantity): boolean => {
  if (a.unit === b.unit) return a.value === b.value
  const [first, second] = [inSmallest[a.unit ?? ''], inSmallest[b.unit ?? '']]
  if (first && second) return first[0] === second[0] && a.value * first[1] === b.value * second[1]
  const units = [a.unit, b.unit].sort().join()
  if (units !== 'percent,times') return false
  const [percent, times] = a.unit === 'percent' ? [a.value, b.value] : [b.value, a.value]
  return percent === (times - 1) * 100
}
