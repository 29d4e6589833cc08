import type { TargetRole } from '@nextrung/contract/roles'

export const postingLevels = ['junior', 'mid', 'senior', 'lead'] as const

/** A fictional posting of the sample job board, with an invented employer. Shown as 'Sample posting'. */
export type SamplePosting = {
  id: string
  title: string
  role: TargetRole
  level: (typeof postingLevels)[number]
  employer: string
  industry: string
  place: string
  /** Two letters, as in ISO 3166. */
  country: string
  mode: 'onsite' | 'hybrid' | 'remote'
  /** Where somebody who works remotely has to live: a country, or a region such as 'EU'. */
  remoteFrom: string | null
  onsiteDays: number | null
  pay: { min: number; max: number; period: 'year' | 'month' | 'day' | 'hour'; currency: string } | null
  employment: 'full-time' | 'part-time' | 'contract' | 'internship'
  yearsMin: number | null
  degree: 'none' | 'associate' | 'bachelor' | 'master' | null
  degreeOrEquivalent: boolean
  permission: 'no-sponsorship' | 'sponsorship-offered' | 'citizen' | null
  clearance: string | null
  languages: readonly string[]
  /** Skills by their names in the taxonomy; the requirements in words are `bring` and `plus`. */
  must: readonly string[]
  nice: readonly string[]
  about: string
  work: readonly string[]
  bring: readonly string[]
  plus: readonly string[]
  offer: readonly string[]
  /** The steps of the application as the employer describes them. */
  process: readonly string[]
}
