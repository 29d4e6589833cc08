import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { fieldLabels, lineLabels } from '@nextrung/engine/resumes/reading/labels'
import { packSequenceWeights, unpackSequenceWeights } from '@nextrung/engine/resumes/reading/sequence-model'
import { addFields, addLines, readLabelledResumes, weatheredResume } from './resume-reader/training-data.ts'
import { meanWeights } from './sequence-training/mean-weights.ts'
import { type FinishedSequences, SequenceData } from './sequence-training/sequence-data.ts'
import { SequenceTrainer, type SequenceTraining } from './sequence-training/train-sequence-model.ts'

// Takes a folder that `eval/resume-reader/generate.ts` wrote. The same files give the same bytes. `--mean <file>` writes
// the mean of what is learnt and of the weights in that file, with `--only` for the one model that they are of.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    epochs: { type: 'string' },
    limit: { type: 'string' },
    mean: { type: 'string' },
  },
})
const [folder] = positionals
const shared: Omit<SequenceTraining, 'labels'> = {
  epochs: Number(values.epochs ?? 6),
  rate: 0.1,
  leastSeen: 8,
  hiddenWords: 0.4,
  hidden: 0.08,
  decay: 1e-5,
  smallest: 0.02,
}

function train(name: string, data: FinishedSequences, labels: number): void {
  const file = fileURLToPath(
    new URL(`../packages/engine/src/resumes/reading/${name}-weights.bin`, import.meta.url),
  )
  console.log(`${name}: ${data.labels.length} items, ${data.features.length} features`)
  const weights = new SequenceTrainer(data, { ...shared, labels }).run((epoch, loss) =>
    console.log(`  ${epoch}: ${loss.toFixed(4)}`),
  )
  const learnt = packSequenceWeights(weights)
  const bytes = values.mean === undefined ? learnt : withMean(learnt, values.mean)
  writeFileSync(file, bytes)
  console.log(`  ${bytes.length} bytes in ${file}`)
}

const withMean = (learnt: Uint8Array, file: string): Uint8Array =>
  packSequenceWeights(meanWeights(unpackSequenceWeights(readFileSync(file)), unpackSequenceWeights(learnt)))

if (folder === undefined) {
  console.error('Name the folder of generated resumes: npm run train:reader -- <folder>')
  process.exitCode = 1
} else {
  const lines = new SequenceData()
  const fields = new SequenceData()
  let count = 0
  for await (const whole of readLabelledResumes(resolve(folder))) {
    const resume = weatheredResume(whole)
    if (values.only !== 'field') addLines(lines, resume)
    if (values.only !== 'line') addFields(fields, resume)
    count += 1
    if (count === Number(values.limit)) break
  }
  console.log(`${count} resumes`)
  if (values.only !== 'field') train('line', lines.finish(), lineLabels.length)
  if (values.only !== 'line') train('field', fields.finish(), fieldLabels.length)
}
