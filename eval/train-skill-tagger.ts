import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { packWeights } from '@nextrung/engine/text/tagger-weights'
import { crossValidate } from './skill-tagger/cross-validate.ts'
import { readSkillRows } from './skill-tagger/skill-rows.ts'
import { bestTraining, trainWeights } from './skill-tagger/train-weights.ts'

// Takes the folder of the labelled data. Training is deterministic, so every run writes the same bytes.
const target = fileURLToPath(new URL('../packages/engine/src/text/tagger-weights.bin', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'cross-validate': { type: 'boolean' } },
})
const [folder] = positionals
const rows = folder === undefined ? undefined : readSkillRows(resolve(folder), 'train')
if (rows === undefined) {
  console.error(
    'Give the folder that holds skills-train.jsonl: npm run train:skills -- <folder> [--cross-validate]',
  )
  process.exitCode = 1
} else if (values['cross-validate']) {
  crossValidate(rows, { ...bestTraining, parts: 5 })
} else {
  const bytes = packWeights(trainWeights(rows, bestTraining))
  writeFileSync(target, bytes)
  console.log(`${rows.length} rows, ${bytes.length} bytes of weights in ${target}`)
}
