import { availableParallelism } from 'node:os'
import { attackFamily, type Report } from './attack/attack-family.ts'
import { closeDownloadReader } from './attack/check-result.ts'
import { startTarget } from './attack/target.ts'
import { type Trial, trials } from './attack/trials.ts'
import { families } from './families.ts'
import { printReport, printTrial, writeReports } from './print-reports.ts'

// `node hostile/run.ts [g03 s63 ...] [--write]`

const words = process.argv.slice(2)
const isWriting = words.includes('--write')
const names = words.filter((word) => !word.startsWith('--')).map((word) => word.toLowerCase())
const isAsked = ({ id }: { id: string }) => names.length === 0 || names.includes(id)
const unknown = names.filter((name) => ![...families, ...trials].some(({ id }) => id === name))
if (unknown.length > 0) throw new Error(`Unknown family or trial: ${unknown.join(', ')}.`)

const reports: Report[] = []
const results: { trial: Trial; faults: string[]; figures: string }[] = []
const askedFamilies = families.filter(isAsked)
if (askedFamilies.length > 0) {
  const target = await startTarget()
  try {
    for (const family of askedFamilies) {
      const report = await attackFamily(target, { family, files: family.files })
      reports.push(report)
      printReport(report)
    }
  } catch (error) {
    console.error(target.server.output().slice(-4000))
    throw error
  } finally {
    await target.close()
    closeDownloadReader()
  }
}
for (const trial of trials.filter(isAsked)) {
  const result = { trial, ...(await trial.run()) }
  results.push(result)
  printTrial(result)
}

const faults = [...reports, ...results].flatMap((one) => one.faults)
console.log(faults.length === 0 ? '\nEverything held.' : `\n${faults.length} things did not hold.`)
if (isWriting) writeReports({ reports, results, cores: availableParallelism() })
process.exitCode = faults.length === 0 ? 0 : 1
