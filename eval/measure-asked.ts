import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createReader } from '@nextrung/documents/reader'
import { parseResume } from '@nextrung/engine/resumes/parse-resume'
import { bestPairs, isSameDate, isSameName, isSameText } from './shown-facts.ts'

// npm run measure:asked -- <folder> [01 02 …]: of the facts that a person is shown after reading (names, titles, jobs,
// studies, certificates), how many are wrong, how many are asked about, and how many are wrong without a question.
// Prints only counts; VERBOSE=1 lists the wrong facts.
type TruthJob = { company: string | null; position: string | null; start: string | null; end: string | null }
type TruthStudy = {
  institution: string | null
  degree: string | null
  start: string | null
  end: string | null
}
type Truth = {
  file: string
  name: string
  title: string | null
  work?: TruthJob[]
  education?: TruthStudy[]
  certifications?: { name: string; status: string }[]
}
type Fact = { pointer: string; kind: string; shown: string; isWrong: boolean; isAsked: boolean }
type Parsed = ReturnType<typeof parseResume>
type Shown = { pointer: string; kind: string; shown: string | undefined; isWrong: boolean }

const dateFields = ['startDate', 'endDate', 'dateText', 'current']

/** A question about the field itself, its dates, or the whole entry; about an entry, also one about what names it. */
function isAskedAbout(pointer: string, asked: ReadonlySet<string>): boolean {
  if (pointer.split('/').length === 3)
    return ['', '/position', '/name', '/institution', '/studyType'].some((end) => asked.has(pointer + end))
  const entry = pointer.split('/').slice(0, 3).join('/')
  if (asked.has(pointer) || (pointer.split('/').length > 3 && asked.has(entry))) return true
  return pointer.endsWith('/dateText') && dateFields.some((field) => asked.has(`${entry}/${field}`))
}

const datesOf = ({ startDate, endDate }: { startDate?: string; endDate?: string }) =>
  startDate === undefined && endDate === undefined ? undefined : `${startDate ?? ''}..${endDate ?? ''}`

function jobFacts(truth: readonly TruthJob[], { document }: Parsed): Shown[] {
  const found = bestPairs(document.work, truth, (job, known) => [
    isSameText(job.position, known.position),
    isSameText(job.name, known.company),
    isSameDate(known.start, job.startDate) && isSameDate(known.end, job.endDate, 'end'),
  ])
  return document.work.flatMap((job, at): Shown[] => {
    const known = found[at]
    const pointer = `/work/${at}`
    if (known === undefined)
      return [{ pointer, kind: 'job that is none', shown: `${job.position} @ ${job.name}`, isWrong: true }]
    const isDated = isSameDate(known.start, job.startDate) && isSameDate(known.end, job.endDate, 'end')
    return [
      {
        pointer: `${pointer}/position`,
        kind: 'position',
        shown: job.position,
        isWrong: !isSameText(job.position, known.position),
      },
      {
        pointer: `${pointer}/name`,
        kind: 'employer',
        shown: job.name,
        isWrong: !isSameText(job.name, known.company),
      },
      { pointer: `${pointer}/dateText`, kind: 'dates of a job', shown: datesOf(job), isWrong: !isDated },
    ]
  })
}

function studyFacts(truth: readonly TruthStudy[], { document }: Parsed): Shown[] {
  const degreeOf = (study: Parsed['document']['education'][number]) =>
    [study.studyType, study.area].filter(Boolean).join(' ')
  const isDegree = (study: Parsed['document']['education'][number], known: TruthStudy) =>
    isSameText(degreeOf(study), known.degree) || isSameText(study.studyType, known.degree)
  const isDated = (study: Parsed['document']['education'][number], known: TruthStudy) =>
    isSameDate(known.start, study.startDate) && isSameDate(known.end, study.endDate, 'end')
  const found = bestPairs(document.education, truth, (study, known) => [
    isSameText(study.institution, known.institution),
    isDegree(study, known),
    isDated(study, known),
  ])
  return document.education.flatMap((study, at): Shown[] => {
    const known = found[at]
    const pointer = `/education/${at}`
    if (known === undefined)
      return [
        {
          pointer,
          kind: 'study that is none',
          shown: `${degreeOf(study)} @ ${study.institution}`,
          isWrong: true,
        },
      ]
    return [
      {
        pointer: `${pointer}/institution`,
        kind: 'school',
        shown: study.institution,
        isWrong: !isSameText(study.institution, known.institution),
      },
      {
        pointer: `${pointer}/studyType`,
        kind: 'degree',
        shown: study.studyType,
        isWrong: known.degree !== null && !isDegree(study, known),
      },
      {
        pointer: `${pointer}/dateText`,
        kind: 'dates of a study',
        shown: datesOf(study),
        isWrong: !isDated(study, known),
      },
    ]
  })
}

function factsOf(truth: Truth, parsed: Parsed): Fact[] {
  const { document, unsure } = parsed
  const asked = new Set(unsure.map(({ pointer }) => pointer))
  const { basics } = document
  const shown: Shown[] = [
    {
      pointer: '/basics/name',
      kind: 'name',
      shown: basics.name,
      isWrong: !isSameName(basics.name, truth.name),
    },
    {
      pointer: '/basics/label',
      kind: 'title',
      shown: basics.label,
      isWrong: !isSameText(basics.label, truth.title),
    },
    ...jobFacts(truth.work ?? [], parsed),
    ...studyFacts(truth.education ?? [], parsed),
    ...document.certificates.map(({ name }, at): Shown => {
      const known = (truth.certifications ?? []).find((one) => isSameText(name, one.name))
      return { pointer: `/certificates/${at}/name`, kind: 'certificate', shown: name, isWrong: !known }
    }),
  ]
  return shown.flatMap(({ shown: text, ...fact }) =>
    text === undefined ? [] : [{ ...fact, shown: text, isAsked: isAskedAbout(fact.pointer, asked) }],
  )
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
