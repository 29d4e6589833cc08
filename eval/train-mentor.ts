import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type MentorWeights, packWeights } from '@nextrung/engine/mentor/understand/mentor-weights'
import { mentorKinds } from '@nextrung/knowledge/mentor'
import {
  crisisTask,
  listCrisisExamples,
  listExamples,
  listWords,
  prepareExamples,
} from './mentor/prepare-examples.ts'
import { trainWeights } from './mentor/train-weights.ts'

// Trains the mentor's understanding from the messages in this repository alone. The same messages give the same bytes.
const folder = new URL('../packages/engine/src/mentor/understand/', import.meta.url)

function write(name: string, found: MentorWeights): void {
  const file = fileURLToPath(new URL(name, folder))
  const bytes = packWeights(found)
  writeFileSync(file, bytes)
  console.log(`${found.kinds.length} kinds, ${found.words.length} words, ${bytes.length} bytes: ${file}`)
}

const examples = listExamples()
const words = listWords(examples)
const kinds = mentorKinds.map(({ id }) => id)
write('mentor-weights.bin', trainWeights(prepareExamples(examples, words), { kinds, words, rareWorth: 1 }))

const dangers = prepareExamples(listCrisisExamples(), words)
write('crisis-weights.bin', trainWeights(dangers, crisisTask))
