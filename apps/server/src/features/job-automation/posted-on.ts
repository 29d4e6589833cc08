import { createHash } from 'node:crypto'

const dayMs = 24 * 3600_000
/** Sample postings are posted anew in this rhythm, each on a day of its own. */
const everyDays = 40

/** The ISO date on which a sample posting was last posted. */
export const postedOn = (id: string, now: Date): string => {
  const today = Math.floor(now.getTime() / dayMs)
  const offset = createHash('sha256').update(id).digest().readUInt32BE(0) % everyDays
  return new Date((today - ((today + offset) % everyDays)) * dayMs).toISOString().slice(0, 10)
}
