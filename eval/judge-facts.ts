import type { ParsedResume } from '@nextrung/engine/resumes/resume-model'
import { bestPairs, isSameDate, isSameName, isSameText } from './compare-facts.ts'

type TruthJob = { company: string | null; position: string | null; start: string | null; end: string | null }
type TruthStudy = {
  institution: string | null
  degree: string | null
  start: string | null
  end: string | null
}
/** What is true of a person, as in `truth.jsonl`. */
export type Truth = {
  file: string
  name: string
  title: string | null
  work?: TruthJob[]
  education?: TruthStudy[]
  certifications?: { name: string; status: string }[]
}
type Parsed = Pick<ParsedResume, 'document'>
/** A fact that a person is shown, and whether it is wrong. */
export type JudgedFact = { pointer: string; kind: string; shown: string; isWrong: boolean }
type Shown = Omit<JudgedFact, 'shown'> & { shown: string | undefined }

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

/** The facts that a person is shown after reading, each judged by what is true. */
export function judgeFacts(truth: Truth, parsed: Parsed): JudgedFact[] {
  const { document } = parsed
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
  return shown.flatMap(({ shown: text, ...fact }) => (text === undefined ? [] : [{ ...fact, shown: text }]))
}
