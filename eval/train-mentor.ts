import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { packWeights } from '@nextrung/engine/mentor/understand/mentor-weights'
import { featureBuckets } from '@nextrung/engine/mentor/understand/message-features'
import { weighFeatures } from '@nextrung/engine/mentor/understand/weigh-features'
import { mentorKinds } from '@nextrung/knowledge/mentor'
import { fitOptions, fitSoftmax } from './mentor/fit-softmax.ts'
import { listExamples, listWords, outside, prepareExamples, rarityOf } from './mentor/prepare-examples.ts'

// Trains the mentor's understanding from the authored examples alone. The same examples give the same bytes.
const examples = listExamples()
const words = listWords(examples)
const prepared = prepareExamples(examples, words)
const rarity = rarityOf(prepared)
const kinds = mentorKinds.map(({ id }) => id)
const fitted = fitSoftmax(
  prepared.map(({ counted, kind }) => ({ weighed: weighFeatures(counted, rarity), kind })),
  { ...fitOptions, kinds: kinds.length, outside },
)

const steps = 127
const scales = new Float32Array(featureBuckets)
const weights = new Int8Array(featureBuckets * kinds.length)
for (let bucket = 0; bucket < featureBuckets; bucket += 1) {
  const row = fitted.weights.subarray(bucket * kinds.length, (bucket + 1) * kinds.length)
  const scale = row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / steps
  scales[bucket] = scale
  if (scale > 0)
    for (const [kind, weight] of row.entries())
      weights[bucket * kinds.length + kind] = Math.round(weight / scale)
}

const file = fileURLToPath(
  new URL('../packages/engine/src/mentor/understand/mentor-weights.bin', import.meta.url),
)
const bytes = packWeights({ kinds, words, rarity, weights, scales, bias: fitted.bias })
writeFileSync(file, bytes)
console.log(
  `${examples.length} examples of ${kinds.length} kinds, ${words.length} words, ${bytes.length} bytes: ${file}`,
)
