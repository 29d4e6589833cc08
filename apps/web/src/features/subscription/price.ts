import { lazyValue } from '../../lib/lazy-value.ts'

const dollars = lazyValue(
  () => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 0 }),
)

/** Formats a price in cents as plans show it: '$29'. */
export const priceText = (cents: number): string => dollars().format(cents / 100)
