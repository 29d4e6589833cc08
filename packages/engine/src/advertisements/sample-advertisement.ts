import type { Advertisement } from '@nextrung/contract/advertisement'
import type { SamplePosting } from '@nextrung/knowledge/postings'
import { findSkills } from '../text/find-skills.ts'
import { withYearly } from './yearly-pay.ts'

type Kind = 'must' | 'nice'

const requirement = (words: string, kind: Kind) => ({
  words,
  kind,
  skills: [...new Set(findSkills({ text: words }).map(({ name }) => name))],
})

/** A posting of the sample board as an advertisement that was understood. `posted` is an ISO date. */
export const advertisementOfSample = (posting: SamplePosting, posted: string): Advertisement => {
  const requirements = [
    ...posting.bring.map((words) => requirement(words, 'must')),
    ...posting.plus.map((words) => requirement(words, 'nice')),
  ]
  const quoteOf = (name: string): string =>
    requirements.find(({ skills }) => skills.includes(name))?.words ??
    [...posting.bring, ...posting.plus, ...posting.work].find((words) => words.includes(name)) ??
    name
  const skill = (name: string, kind: Kind) => ({ name, kind, quote: quoteOf(name) })
  return {
    title: posting.title,
    role: posting.role,
    level: posting.level,
    employer: posting.employer,
    industry: posting.industry,
    places: [posting.place],
    mode: posting.mode,
    remoteFrom: posting.remoteFrom,
    onsiteDays: posting.onsiteDays,
    pay: posting.pay ? withYearly(posting.pay) : null,
    employment: posting.employment,
    yearsMin: posting.yearsMin,
    degree: posting.degree,
    degreeOrEquivalent: posting.degreeOrEquivalent,
    permission: posting.permission,
    clearance: posting.clearance,
    languages: [...posting.languages],
    requirements,
    skills: [
      ...posting.must.map((name) => skill(name, 'must')),
      ...posting.nice.map((name) => skill(name, 'nice')),
    ],
    applyTo: null,
    posted,
    signs: [],
    isAdvertisement: true,
  }
}
