import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { factKinds } from '@nextrung/engine/resumes/reading/trust/shown-fact'
import { collectExamples, type TrustExample } from './field-trust/collect-examples.ts'
import { fitLogistic } from './field-trust/fit-logistic.ts'
import { makeRandom } from './resume-reader/seeded-random.ts'
import { readLabelledResumes } from './resume-reader/training-data.ts'
import { truthOfPerson } from './resume-reader/truth-of-person.ts'
import { weathered } from './resume-reader/weathered.ts'

// Takes a folder that `eval/resume-reader/generate.ts` wrote with `--seed`, which the reader has not learnt from: what it
// has learnt it reads better than what it will be given. The same files give the same weights.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, limit: { type: 'string' } },
})
const [folder] = positionals
const pull = 3

if (folder === undefined || values.seed === undefined) {
  console.error('Name the folder and its seed: npm run train:trust -- <folder> --seed 11 [--limit 2000]')
  process.exitCode = 1
} else {
  const examples: TrustExample[] = []
  let count = 0
  for await (const resume of readLabelledResumes(resolve(folder))) {
    if (count === Number(values.limit)) break
    const read = weathered(resume.read, makeRandom(resume.person))
    examples.push(...collectExamples(read, truthOfPerson(Number(values.seed), resume)))
    count += 1
  }
  console.log(`${count} resumes`)
  const weights = factKinds.map((kind) => {
    const own = examples.filter((example) => example.kind === kind)
    const wrong = own.filter(({ isRight }) => !isRight)
    console.log(`${kind.padEnd(12)} ${own.length} shown, ${wrong.length} wrong`)
    return [kind, fitLogistic(own, pull)] as const
  })
  const file = fileURLToPath(
    new URL('../packages/engine/src/resumes/reading/trust/trust-weights.json', import.meta.url),
  )
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(weights), null, 2)}\n`)
  console.log(file)
}
