import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { isSameSkillSpelling } from '../text/same-skill.ts'
import { textsIn } from '../text/texts-in.ts'
import type { Violation } from './violation.ts'

/** A violation and its location, as a JSON pointer into the optimised document. */
export type PlacedViolation = Violation & { pointer: string }

type Facts = Record<string, unknown>
type Kinds = Record<string, Violation['kind']>

const dateKinds: Kinds = {
  startDate: 'date',
  endDate: 'date',
  dateText: 'date',
  current: 'date',
  date: 'date',
}

const factKinds = {
  work: { ...dateKinds, name: 'employer', position: 'title', location: 'name', url: 'name' },
  projects: { ...dateKinds, name: 'name', url: 'name' },
  education: {
    ...dateKinds,
    institution: 'degree',
    area: 'degree',
    studyType: 'degree',
    score: 'degree',
    location: 'name',
  },
  certificates: {
    ...dateKinds,
    name: 'certificate',
    issuer: 'certificate',
    url: 'certificate',
    status: 'certificate',
    statusText: 'certificate',
  },
  languages: { language: 'language-level', fluency: 'language-level' },
} satisfies Record<string, Kinds>

type FactSection = keyof typeof factKinds

const differing = (entry: Facts, given: Facts, kinds: Kinds): string[] =>
  Object.keys(kinds).filter(
    (field) => entry[field] !== undefined && entry[field] !== false && entry[field] !== given[field],
  )

/** The entry of the person's resume with the closest facts. */
export const nearestEntry = <Entry extends Facts>(
  entry: Facts,
  given: Entry[],
  section: FactSection,
): Entry | undefined => {
  const kinds: Kinds = factKinds[section]
  const [nearest] = given
    .map((candidate) => ({ candidate, unlike: differing(entry, candidate, kinds).length }))
    .sort((a, b) => a.unlike - b.unlike)
  return nearest?.candidate
}

// A certificate without a state is held, so that a state that was left out counts as a change.
const factsIn = (document: ResumeDocument, section: FactSection): Facts[] =>
  section === 'certificates'
    ? document.certificates.map((certificate) => ({ ...certificate, status: certificate.status ?? 'held' }))
    : document[section]

/** Facts of jobs, schools, certificates, languages and projects must be combined as the person gave them. */
export const checkFacts = (given: ResumeDocument, result: ResumeDocument): PlacedViolation[] =>
  (Object.keys(factKinds) as FactSection[]).flatMap((section) => {
    const entries = factsIn(result, section)
    return entries.flatMap((entry, at) => {
      const kinds: Kinds = factKinds[section]
      const nearest = nearestEntry(entry, factsIn(given, section), section) ?? {}
      return differing(entry, nearest, kinds).map(
        (field): PlacedViolation => ({
          pointer: `/${section}/${at}/${field}`,
          kind: kinds[field] ?? 'name',
          found: String(entry[field]),
        }),
      )
    })
  })

/** Name, title and contact details must match the person's exactly. */
export const checkBasics = (given: ResumeDocument, result: ResumeDocument): PlacedViolation[] => {
  const { summary: _, label, ...contact } = result.basics
  const own = new Set(textsIn(given.basics))
  const strange = textsIn(contact).filter((text) => !own.has(text))
  return [
    ...strange.map((found): PlacedViolation => ({ pointer: '/basics', kind: 'name', found })),
    ...(label && !own.has(label) ? [{ pointer: '/basics/label', kind: 'title' as const, found: label }] : []),
  ]
}

/** Listed skills must be listed or mentioned by the person, in any spelling. */
export const checkSkillLists = (given: ResumeDocument, result: ResumeDocument): PlacedViolation[] => {
  const own = [...given.skills, ...given.projects].flatMap(({ keywords }) => keywords)
  const told = textsIn(given).join('\n').toLowerCase()
  const isOwn = (keyword: string): boolean =>
    told.includes(keyword.toLowerCase()) ||
    own.some(
      (other) =>
        isSameSkillSpelling(other, keyword) ||
        isSameSkillSpelling(other.replace(/\W/g, ''), keyword.replace(/\W/g, '')),
    )
  return [
    ...result.skills.map(({ keywords }, at) => ({ keywords, pointer: `/skills/${at}/keywords` })),
    ...result.projects.map(({ keywords }, at) => ({ keywords, pointer: `/projects/${at}/keywords` })),
  ].flatMap(({ keywords, pointer }) =>
    keywords.flatMap((found, at): PlacedViolation[] =>
      isOwn(found) ? [] : [{ pointer: `${pointer}/${at}`, kind: 'skill', found }],
    ),
  )
}
