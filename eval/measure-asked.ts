import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createReader } from '@nextrung/documents/reader'
import { parseResume } from '@nextrung/engine/resumes/parse-resume'
import { type JudgedFact, judgeFacts, type Truth } from './judge-facts.ts'

// npm run measure:asked -- <folder> [01 02 …]: of the facts that a person is shown after reading (names, titles, jobs,
// studies, certificates), how many are wrong, how many are asked about, and how many are wrong without a question.
// Prints only counts; VERBOSE=1 lists the wrong facts.
type Fact = JudgedFact & { isAsked: boolean }

const dateFields = ['startDate', 'endDate', 'dateText', 'current']

/** A question about the field itself, its dates, or the whole entry; about an entry, also one about what names it. */
function isAskedAbout(pointer: string, asked: ReadonlySet<string>): boolean {
  if (pointer.split('/').length === 3)
    return ['', '/position', '/name', '/institution', '/studyType'].some((end) => asked.has(pointer + end))
  const entry = pointer.split('/').slice(0, 3).join('/')
  if (asked.has(pointer) || (pointer.split('/').length > 3 && asked.has(entry))) return true
  return pointer.endsWith('/dateText') && dateFields.some((field) => asked.has(`${entry}/${field}`))
}

function factsOf(truth: Truth, parsed: ReturnType<typeof parseResume>): Fact[] {
  const asked = new Set(parsed.unsure.map(({ pointer }) => pointer))
  return judgeFacts(truth, parsed).map((fact) => ({ ...fact, isAsked: isAskedAbout(fact.pointer, asked) }))
}

function printCounts(facts: readonly Fact[], { resumes, questions }: { resumes: number; questions: number }) {
  console.log(
    `${resumes} resumes, ${questions} questions, ${(questions / Math.max(1, resumes)).toFixed(1)} each`,
  )
  const rows = [...Map.groupBy(facts, ({ kind }) => kind), ['all', facts] as const]
  for (const [kind, own] of rows) {
    const wrong = own.filter(({ isWrong }) => isWrong)
    const unasked = wrong.filter(({ isAsked }) => !isAsked)
    const asked = own.filter(({ isAsked }) => isAsked)
    console.log(
      `${kind.padEnd(20)} shown ${String(own.length).padStart(4)}  asked ${String(asked.length).padStart(3)}  wrong ${String(wrong.length).padStart(3)}  wrong and not asked ${String(unasked.length).padStart(3)}`,
    )
  }
}

const [folder, ...picked] = process.argv.slice(2)
if (folder === undefined) {
  console.error(
    'Name the folder that holds truth.jsonl and the files: npm run measure:asked -- <folder> [01 02 …]',
  )
  process.exitCode = 1
} else {
  const truths = readFileSync(join(folder, 'truth.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Truth => JSON.parse(line))
    .filter(({ file }) => picked.length === 0 || picked.includes(file.slice(0, 2)))
  const reader = createReader()
  const facts: Fact[] = []
  let questions = 0
  for (const truth of truths) {
    const parsed = parseResume(
      await reader.read({ fileName: truth.file, bytes: readFileSync(join(folder, truth.file)) }),
    )
    const own = factsOf(truth, parsed)
    questions += parsed.unsure.length
    facts.push(...own)
    if (process.env.VERBOSE === '1')
      for (const { kind, shown, isAsked, isWrong, pointer } of own)
        if (isWrong) console.log(`${truth.file} ${isAsked ? 'asked' : '-----'} ${kind} ${pointer}: ${shown}`)
  }
  reader.close()
  printCounts(facts, { resumes: truths.length, questions })
}
