import { linesOfText } from '@nextrung/documents/read/text'
import { parseResume } from '@nextrung/engine/resumes/parse-resume'
import type { ParsedResume } from '@nextrung/engine/resumes/resume-model'
import { canonicalSkill } from '@nextrung/engine/text/find-skills'
import type { TextTruth } from './read-truth.ts'
import { scoreToolSpans } from './score-tool-spans.ts'
import { unescapeText } from './unescape-text.ts'

type Counts = {
  found: number
  truth: number
  strictFound: number
  strictTruth: number
  overlapFound: number
  overlapTruth: number
}
type Field = {
  label: string
  values: (parsed: ParsedResume) => (string | undefined)[]
  normal?: (text: string) => string
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()

/** Degree and field of study as written in the resume, including the words between them. */
function degreeAsWritten({ document, sources }: ParsedResume, at: number): string {
  const { studyType, area } = document.education[at] ?? {}
  const line = sources[`/education/${at}/studyType`]?.[0]?.text ?? ''
  const start = studyType === undefined ? -1 : line.indexOf(studyType)
  const end = area === undefined || start === -1 ? -1 : line.indexOf(area, start)
  return end === -1
    ? [studyType, area].filter((part) => part !== undefined).join(' ')
    : line.slice(start, end + (area ?? '').length)
}

const fields: readonly Field[] = [
  { label: 'Name', values: ({ document }) => [document.basics.name] },
  {
    label: 'Email Address',
    values: ({ document }) => [document.basics.email],
    normal: (text) => text.toLowerCase().trim(),
  },
  {
    label: 'Designation',
    values: ({ document }) => [document.basics.label, ...document.work.map(({ position }) => position)],
  },
  { label: 'Companies worked at', values: ({ document }) => document.work.map(({ name }) => name) },
  {
    label: 'Degree',
    values: (parsed) => parsed.document.education.map((_school, at) => degreeAsWritten(parsed, at)),
  },
  {
    label: 'College Name',
    values: ({ document }) => document.education.map(({ institution }) => institution),
  },
  { label: 'Graduation Year', values: ({ document }) => document.education.map(({ dateText }) => dateText) },
  { label: 'Tech Tools', values: ({ skills }) => skills, normal: (text) => plain(canonicalSkill(text)) },
]

const distinct = (values: readonly string[]) => [...new Set(values.filter((value) => value !== ''))]
const overlaps = (a: string, b: string) => ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `)

function count(found: readonly string[], truth: readonly string[]): Counts {
  return {
    found: found.length,
    truth: truth.length,
    strictFound: found.filter((value) => truth.includes(value)).length,
    strictTruth: truth.filter((value) => found.includes(value)).length,
    overlapFound: found.filter((value) => truth.some((other) => overlaps(value, other))).length,
    overlapTruth: truth.filter((value) => found.some((other) => overlaps(value, other))).length,
  }
}

const scores = (hitsFound: number, hitsTruth: number, of: Counts) => {
  const precision = of.found === 0 ? 0 : hitsFound / of.found
  const recall = of.truth === 0 ? 0 : hitsTruth / of.truth
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
  return [precision, recall, f1].map((value) => value.toFixed(2)).join('  ')
}

/**
 * Prints how well the fields of resume texts are found. Distinct values are compared per resume. Rows without a label
 * for a field are excluded for that field, because not every row is fully labelled.
 */
export function scoreTexts(truths: readonly TextTruth[]): void {
  const parsed = truths.map(({ text }) =>
    parseResume({
      format: 'txt',
      pageCount: 1,
      lines: linesOfText(unescapeText(text)),
      links: [],
      notices: [],
    }),
  )
  console.log(`\n${truths.length} resume texts, values per resume`)
  console.log(`${'field'.padEnd(22)} strict  P     R     F1    overlap P     R     F1`)
  for (const { label, values, normal = plain } of fields) {
    const total: Counts = {
      found: 0,
      truth: 0,
      strictFound: 0,
      strictTruth: 0,
      overlapFound: 0,
      overlapTruth: 0,
    }
    for (const [index, { entities }] of truths.entries()) {
      const truth = distinct(
        entities.filter((entity) => entity.label === label).map(({ text }) => normal(text)),
      )
      const one = parsed[index]
      if (truth.length === 0 || one === undefined) continue
      const found = distinct(values(one).flatMap((value) => (value === undefined ? [] : [normal(value)])))
      const added = count(found, truth)
      for (const key of Object.keys(total) as (keyof Counts)[]) total[key] += added[key]
    }
    const strict = scores(total.strictFound, total.strictTruth, total)
    const overlap = scores(total.overlapFound, total.overlapTruth, total)
    console.log(`${label.padEnd(22)}        ${strict}          ${overlap}`)
  }
  scoreToolSpans(truths, parsed)
}
