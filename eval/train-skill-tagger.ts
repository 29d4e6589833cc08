import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packWeights } from '@nextrung/engine/text/tagger-weights'
import { readSkillRows } from './skill-tagger/skill-rows.ts'
import { bestTraining, trainWeights } from './skill-tagger/train-weights.ts'

// Called with the folder of the labelled data; nothing is drawn by chance, so every run writes the same bytes.
const target = fileURLToPath(new URL('../packages/engine/src/text/tagger-weights.bin', import.meta.url))
const folder = process.argv[2]
const rows = folder === undefined ? undefined : readSkillRows(resolve(folder), 'train')
if (rows === undefined) {
  console.error('Give the folder that holds skills-train.jsonl: npm run train:skills -- <folder>')
  process.exitCode = 1
} else {
  const bytes = packWeights(trainWeights(rows, bestTraining))
  writeFileSync(target, bytes)
  console.log(`${rows.length} rows, ${bytes.length} bytes of weights in ${target}`)
}
