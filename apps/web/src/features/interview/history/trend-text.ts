import type { ShownTrend } from './history.queries.ts'

const answersText = (count: number): string => (count === 1 ? '1 answer' : `${count} answers`)

/** `12 answers, up 8 points lately` */
export const trendText = ({ answers = 0, change }: ShownTrend): string => {
  if (change === undefined) return answersText(answers)
  const points = Math.round(Math.abs(change))
  if (points === 0) return `${answersText(answers)}, steady lately`
  const unit = points === 1 ? 'point' : 'points'
  return `${answersText(answers)}, ${change > 0 ? 'up' : 'down'} ${points} ${unit} lately`
}
