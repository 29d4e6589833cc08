import type { AdvertisedPay } from '@nextrung/contract/advertisement'

// Full-time work: 52 weeks of five days and 40 hours. Nobody is paid for more, so this compares and promises nothing.
const timesAYear = { year: 1, month: 12, day: 260, hour: 2080 } as const

/** Pay with its amounts for a full year of full-time work, in the same currency. */
export const withYearly = ({
  min,
  max,
  period,
  currency,
}: Omit<AdvertisedPay, 'yearlyMin' | 'yearlyMax'>): AdvertisedPay => {
  const yearly = (amount: number | null) => (amount === null ? null : amount * timesAYear[period])
  return { min, max, period, currency, yearlyMin: yearly(min), yearlyMax: yearly(max) }
}
