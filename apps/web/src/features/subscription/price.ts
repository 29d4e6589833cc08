import { lazyValue } from '../../lib/lazy-value.ts'

const dollars = lazyValue(
  () => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 0 }),
)

/** A price in cents as it is written on a plan: '$29'. */
export const priceText = (cents: number): string => dollars().format(cents / 100)
