import type { LadderStep } from './role-profile.ts'

type Years = NonNullable<LadderStep['years']>

const years = (from: number, to?: number): Years => ({
  from,
  ...(to !== undefined && { to }),
  as: 'engineer',
  source: 'LADDER_SIA',
})

/** Years of experience by level of an engineer, as one published guide states them. */
export const engineeringYears = {
  junior: years(0, 2),
  midLevel: years(2, 4),
  senior: years(4, 8),
  staff: years(8, 12),
  principal: years(12),
}
