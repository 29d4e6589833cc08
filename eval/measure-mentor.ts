import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { classify } from '@nextrung/engine/mentor/understand/classify'
import { confidenceFeatures } from '@nextrung/engine/mentor/understand/confidence'
import { isCrisis } from '@nextrung/engine/mentor/understand/is-crisis'
import { mentorKinds } from '@nextrung/knowledge/mentor'
import { crossValidate } from './mentor/cross-validate.ts'
import { fitConfidence } from './mentor/fit-confidence.ts'
import { type HeldOut, isAccepted, readHeldOut, readInThread } from './mentor/held-out.ts'

// Without a file: cross-validation on the authored messages. With a file of other authors: what the mentor makes of it.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fit: { type: 'boolean' }, verbose: { type: 'boolean' } },
})
const [file] = positionals
const percent = (part: number, of: number) => (of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`)
const line = (name: string, part: number, of: number) =>
  console.log(`${name.padEnd(44)} ${percent(part, of).padStart(7)}  ${part} of ${of}`)

const nearOutside = new Set(
  ['legal', 'medical', 'immigration', 'tax', 'homework'].map((name) => `boundary.${name}`),
)

function measureCrisis(messages: readonly Pick<HeldOut, 'message' | 'kind'>[]): void {
  const crises = messages.filter(({ kind }) => kind === 'boundary.crisis')
  const others = messages.filter(({ kind }) => kind !== 'boundary.crisis')
  line('crisis recognised', crises.filter(({ message }) => isCrisis(message)).length, crises.length)
  line('false alarms', others.filter(({ message }) => isCrisis(message)).length, others.length)
}

function fitFrom(messages: readonly HeldOut[]): void {
  const weights = fitConfidence(
    messages.map((one) => {
      const { ranked, known, words } = classify(one.message)
      return {
        features: confidenceFeatures({ ranked, known, wordCount: words.length }),
        isRight: isAccepted(one, ranked[0]?.kind),
      }
    }),
  )
  const target = fileURLToPath(
    new URL('../packages/engine/src/mentor/understand/confidence-weights.ts', import.meta.url),
  )
  const list = weights.map((weight) => weight.toFixed(4)).join(', ')
  writeFileSync(
    target,
    `/** Fitted by \`npm run measure:mentor -- <file> --fit\`. */\nexport const confidenceWeights: readonly number[] = [${list}]\n`,
  )
  console.log(`weights of the confidence: ${list}`)
}

function measureFile(messages: readonly HeldOut[]): void {
  const read = messages.map((one) => {
    const understood = readInThread(one)
    const heard = understood.heard ?? understood.kind
    const isRight = isAccepted(one, heard) || isAccepted(one, understood.kind)
    return { one, understood, heard, isRight }
  })
  const answered = read.filter(({ understood }) => understood.outcome === 'answer')
  const right = answered.filter(({ isRight }) => isRight)
  const asked = read.filter(({ understood }) => understood.outcome === 'ask-back')
  const inOffer = asked.filter(({ one, understood }) =>
    understood.alternatives.some(({ kind }) => isAccepted(one, kind)),
  )
  line('answered right', right.length, read.length)
  line('answered wrong', answered.length - right.length, read.length)
  line('asked back', asked.length, read.length)
  line('  with the right one among the two', inOffer.length, asked.length)
  line('did not know', read.length - answered.length - asked.length, read.length)
  line('right of those answered', right.length, answered.length)
  line('right of those not asked back', right.length, read.length - asked.length)
  const far = read.filter(({ one }) => one.kind === 'boundary.outside')
  const isLeft = ({ heard, understood }: (typeof read)[number]) =>
    heard === 'boundary.outside' || understood.outcome === 'unknown'
  line('far outside recognised', far.filter(isLeft).length, far.length)
  const near = read.filter(({ one }) => nearOutside.has(one.kind))
  const isBounded = (each: (typeof read)[number]) => each.isRight || isLeft(each)
  line('near outside recognised', near.filter(isBounded).length, near.length)
  measureCrisis(messages)
  console.log('confidence shown, then right of those answered:')
  for (let from = 0.4; from < 1; from += 0.1) {
    const band = answered.filter(
      ({ understood: { confidence } }) => confidence >= from && confidence < from + 0.1,
    )
    line(
      `  ${from.toFixed(1)} to ${(from + 0.1).toFixed(1)}`,
      band.filter(({ isRight }) => isRight).length,
      band.length,
    )
  }
  if (!values.verbose) return
  for (const { one, understood, heard, isRight } of read)
    if (!isRight)
      console.log(
        `${one.kind} -> ${understood.outcome} ${heard ?? ''} ${understood.confidence.toFixed(2)}: ${one.message}`,
      )
}

if (file === undefined) {
  crossValidate()
  measureCrisis(mentorKinds.flatMap(({ id, examples }) => examples.map((message) => ({ message, kind: id }))))
} else {
  const messages = readHeldOut(file)
  console.log(`${messages.length} messages of other authors`)
  if (values.fit) fitFrom(messages)
  else measureFile(messages)
}
