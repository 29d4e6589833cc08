import { allParts } from '@nextrung/engine/truth/testing/adversarial/adversarial-case'
import { measureTruth } from '@nextrung/engine/truth/testing/adversarial/measure-truth'

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`

/** Prints how many planted inventions the no-invention check catches by kind, and how many honest lines it rejects. */
export function scoreTruth(): void {
  const { inventions, honest } = measureTruth(allParts)
  console.log('\nNo invention')
  for (const { kind, cases, objected } of inventions)
    console.log(`  caught: ${kind.padEnd(28)} ${objected} of ${cases}`)
  for (const { kind, cases, objected } of honest)
    console.log(`  false alarms: ${kind.padEnd(28)} ${objected} of ${cases}`)
  const sum = (rows: typeof honest, of: 'cases' | 'objected') => rows.reduce((all, row) => all + row[of], 0)
  const [caught, planted] = [sum(inventions, 'objected'), sum(inventions, 'cases')]
  const [alarms, lines] = [sum(honest, 'objected'), sum(honest, 'cases')]
  console.log(`  together: caught ${caught} of ${planted} (${percent(caught, planted)})`)
  console.log(`  together: false alarms ${alarms} of ${lines} (${percent(alarms, lines)})`)
}
