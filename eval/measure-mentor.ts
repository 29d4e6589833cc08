import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { judgeConfidence } from '@nextrung/engine/mentor/understand/confidence'
import { isAccepted, readHeldOut } from './mentor/author-messages.ts'
import { fitConfidence } from './mentor/fit-confidence.ts'
import { type LeftOut, leaveAuthorsOut, showLeftOut } from './mentor/leave-author-out.ts'
import { measureFile } from './mentor/measure-file.ts'
import { printBands } from './mentor/print-share.ts'

// Without a file: each author of the messages is left out of the training in turn. With a file: what the mentor makes
// of it. --fit stores the confidence that the authors left out give.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fit: { type: 'boolean' }, verbose: { type: 'boolean' } },
})
const [file] = positionals

const judgedOf = (read: readonly LeftOut[]) =>
  read
    .filter(({ one }) => one.kind !== 'boundary.crisis')
    .map(({ one, ranked, features }) => ({ features, isRight: isAccepted(one, ranked[0]?.kind) }))

function storeConfidence(read: readonly LeftOut[]): void {
  const list = fitConfidence(judgedOf(read)).map((weight) => weight.toFixed(2))
  writeFileSync(
    fileURLToPath(new URL('../packages/engine/src/mentor/understand/confidence-weights.ts', import.meta.url)),
    `/** Fitted by \`npm run measure:mentor -- --fit\`. */\nexport const confidenceWeights: readonly number[] = [${list.join(', ')}]\n`,
  )
  console.log(`weights of the confidence: ${list.join(', ')}`)
}

if (file !== undefined) {
  const messages = readHeldOut(file)
  console.log(`${messages.length} messages of other authors`)
  measureFile(messages, { verbose: values.verbose })
} else {
  const read = leaveAuthorsOut()
  showLeftOut(read)
  printBands(
    judgedOf(read).map(({ features, isRight }) => ({ confidence: judgeConfidence(features), isRight })),
  )
  if (values.fit) storeConfidence(read)
}
