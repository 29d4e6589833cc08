import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { isHeldCertificate } from '@nextrung/contract/shown-certificate'
import { withoutEnd } from '../text/phrases.ts'
import { type DraftPart, isPublic, kept } from './linked-in-draft.ts'
import type { LinkedInFacts } from './linked-in-facts.ts'

// For resumes in other languages: strings together the person's own words and adds none of ours.

const longestTitle = 100
const longestFigure = 110

type Job = { title: DraftPart[]; employer: DraftPart[] }

const jobsOf = ({ work }: ResumeDocument): Job[] =>
  work.flatMap(({ position, name }, at) =>
    position && position.length <= longestTitle && isPublic(position)
      ? [
          {
            title: [kept(position, `/work/${at}/position`)],
            employer: name && name.length <= longestTitle ? [kept(name, `/work/${at}/name`)] : [],
          },
        ]
      : [],
  )

const joined = (parts: DraftPart[]): DraftPart[] =>
  parts.length === 0
    ? []
    : [kept(parts.map(({ text }) => text).join(', '), ...parts.flatMap(({ from }) => from))]

const skillsOf = ({ skills }: LinkedInFacts, most: number): DraftPart[] =>
  joined(skills.slice(0, most).map(({ text, from }) => kept(text, ...from)))

const labelOf = ({ basics }: ResumeDocument): DraftPart[] =>
  basics.label && isPublic(basics.label) ? [kept(basics.label, '/basics/label')] : []

export const draftOwnHeadlines = (facts: LinkedInFacts): DraftPart[][] => {
  const [job] = jobsOf(facts.document)
  const title = job?.title ?? labelOf(facts.document)
  const short = facts.lines.filter(({ text }) => text.length <= longestFigure)
  const told = short.find(({ hasFigure }) => hasFigure) ?? short[0]
  const figure = told ? [kept(withoutEnd(told.text), told.pointer)] : []
  return [
    [...title, ...(job?.employer ?? []), ...skillsOf(facts, 4)],
    [...title, ...skillsOf(facts, 6)],
    [...title, ...figure, ...skillsOf(facts, 3)],
  ]
}

const educationOf = ({ education }: ResumeDocument): DraftPart[] =>
  education
    .slice(0, 1)
    .flatMap((entry, at) =>
      joined(
        (['studyType', 'area', 'institution'] as const).flatMap((field) =>
          entry[field] && entry[field].length <= longestTitle
            ? [kept(entry[field], `/education/${at}/${field}`)]
            : [],
        ),
      ),
    )

const certificatesOf = ({ certificates }: ResumeDocument): DraftPart[] =>
  joined(
    certificates
      .flatMap((certificate, at) =>
        isHeldCertificate(certificate) ? [kept(certificate.name, `/certificates/${at}/name`)] : [],
      )
      .slice(0, 4),
  )

export const draftOwnAbout = (facts: LinkedInFacts): DraftPart[][] => {
  const { document, lines } = facts
  const { summary } = document.basics
  return [
    summary && isPublic(summary) ? [kept(summary.trim(), '/basics/summary')] : [],
    ...jobsOf(document)
      .slice(0, 2)
      .map(({ title, employer }) => joined([...title, ...employer])),
    ...lines.slice(0, 3).map(({ text, pointer }) => [kept(text.trim(), pointer)]),
    skillsOf(facts, 8),
    certificatesOf(document),
    educationOf(document),
  ].filter((paragraph) => paragraph.length > 0)
}
