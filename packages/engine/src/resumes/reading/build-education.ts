import type { ResumeEducation } from '@nextrung/contract/resume-document'
import { educationBody, readScore, splitDegree } from '../parsing/education.ts'
import { type Draft, Sourced } from '../parsing/sourced.ts'
import { datesOf, furtherOf, urlOf, valuesOf } from './field-values.ts'
import type { ReadEntry } from './group-lines.ts'

function readStudy(entry: ReadEntry, dayFirst: boolean | undefined): Draft<ResumeEducation> {
  const [school, ...otherSchools] = valuesOf(entry, 'school')
  const [degree, ...otherDegrees] = valuesOf(entry, 'degree')
  const [area, ...otherAreas] = valuesOf(entry, 'area')
  const [place] = valuesOf(entry, 'place')
  const [score, ...otherScores] = valuesOf(entry, 'score')
  const split = degree === undefined || area !== undefined ? undefined : splitDegree(degree.value)
  const body = educationBody(entry.body)
  return {
    institution: school,
    studyType:
      split === undefined || degree === undefined
        ? degree
        : new Sourced(split.studyType, degree.from, degree.sure),
    area:
      area ??
      (split === undefined || degree === undefined || split.area === ''
        ? undefined
        : new Sourced(split.area, degree.from, degree.sure)),
    location: place,
    url: urlOf(entry),
    ...datesOf(entry, { dayFirst, alone: 'endDate' }),
    score:
      (score && new Sourced(readScore(score.value) ?? score.value, score.from, score.sure)) ?? body.score,
    courses: body.courses,
    highlights: [
      ...otherDegrees,
      ...otherAreas,
      ...otherSchools,
      ...otherScores,
      ...furtherOf(entry),
      ...body.highlights,
    ],
  }
}

/** The schools and degrees in order. A degree without a school, below another one, belongs to the school above. */
export function buildEducation(
  entries: readonly ReadEntry[],
  dayFirst: boolean | undefined,
): Draft<ResumeEducation>[] {
  const studies: Draft<ResumeEducation>[] = []
  let group: Draft<ResumeEducation> | undefined
  for (const [at, entry] of entries.entries()) {
    const study = readStudy(entry, dayFirst)
    const next = entries[at + 1]
    const isGroup =
      study.institution !== undefined &&
      study.studyType === undefined &&
      entry.body.length === 0 &&
      next !== undefined &&
      valuesOf(next, 'degree').length > 0 &&
      valuesOf(next, 'school').length === 0
    if (isGroup) {
      group = study
      continue
    }
    if (study.institution !== undefined) group = undefined
    else if (study.studyType !== undefined && group?.institution !== undefined) {
      study.institution = group.institution
      study.location ??= group.location
    }
    studies.push(study)
  }
  return studies
}
