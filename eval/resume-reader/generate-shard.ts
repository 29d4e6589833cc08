import { writeFileSync } from 'node:fs'
import { generateResume } from './generate-resume.ts'
import { countFailure, countResume, emptyCounts } from './generation-counts.ts'

// The process of one shard: the compiler that draws PDFs never gives memory back, so no process lives long.
const [file = '', seed = '', from = '', to = ''] = process.argv.slice(2)
const counts = emptyCounts()
const lines: string[] = []
for (let index = Number(from); index < Number(to); index++) {
  try {
    const resume = await generateResume({ seed: Number(seed), index })
    countResume(counts, resume)
    lines.push(`${JSON.stringify(resume)}\n`)
  } catch (error) {
    countFailure(counts, error instanceof Error ? error.message : String(error))
  }
}
writeFileSync(file, lines.join(''))
process.send?.(counts)
