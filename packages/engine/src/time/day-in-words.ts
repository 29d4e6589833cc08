const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** A day by UTC as "23 November 2026". */
export const dayInWords = (moment: Date): string =>
  `${moment.getUTCDate()} ${months[moment.getUTCMonth()]} ${moment.getUTCFullYear()}`

/** A month counted since year 0, as in `covered-time.ts`, as "March 2021". */
export const monthInWords = (month: number): string => `${months[month % 12]} ${Math.floor(month / 12)}`
