import { z } from 'zod'
import { TargetRole } from './roles.ts'

const text = z.string()

export const advertisementLevels = [
  'intern',
  'junior',
  'mid',
  'senior',
  'lead',
  'principal',
  'manager',
] as const
export type AdvertisementLevel = (typeof advertisementLevels)[number]

export const degreeLevels = ['none', 'associate', 'bachelor', 'master', 'phd'] as const
export type DegreeLevel = (typeof degreeLevels)[number]

/** `yearlyMin` and `yearlyMax` make periods comparable; both are in `currency`, like `min` and `max`. */
export const AdvertisedPay = z.object({
  min: z.number().nullable(),
  max: z.number().nullable(),
  period: z.enum(['year', 'month', 'day', 'hour']),
  /** As in ISO 4217. */
  currency: text,
  yearlyMin: z.number().nullable(),
  yearlyMax: z.number().nullable(),
})
export type AdvertisedPay = z.output<typeof AdvertisedPay>

export const AdvertisedSkill = z.object({
  /** By its name in the taxonomy; as written if the taxonomy lacks it. */
  name: text,
  kind: z.enum(['must', 'nice']),
  /** The line that names it. */
  quote: text,
})
export type AdvertisedSkill = z.output<typeof AdvertisedSkill>

/** Something that may mean nobody is hired for this; a sign, not a verdict. */
export const AdvertisementSign = z.object({
  sign: z.enum(['old', 'reposted', 'evergreen', 'vague-pay', 'closed']),
  /** The words or the date that it is read from. */
  words: text,
})

/** A job advertisement as understood. What it does not say is null or empty; nothing is guessed. */
export const Advertisement = z.object({
  title: text,
  /** The role that the title names; null if it names none of them. */
  role: TargetRole.nullable(),
  level: z.enum(advertisementLevels).nullable(),
  employer: text.nullable(),
  /** What the employer does, such as "Insurance". */
  industry: text.nullable(),
  places: z.array(text),
  mode: z.enum(['onsite', 'hybrid', 'remote']).nullable(),
  /** Where somebody who works remotely has to live: a country, or a region such as "EU". */
  remoteFrom: text.nullable(),
  /** Days a week at the place of work. */
  onsiteDays: z.number().nullable(),
  pay: AdvertisedPay.nullable(),
  employment: z.enum(['full-time', 'part-time', 'contract', 'internship', 'temporary']).nullable(),
  yearsMin: z.number().nullable(),
  degree: z.enum(degreeLevels).nullable(),
  degreeOrEquivalent: z.boolean(),
  permission: z.enum(['no-sponsorship', 'sponsorship-offered', 'citizen']).nullable(),
  clearance: text.nullable(),
  /** Spoken languages, in English. */
  languages: z.array(text),
  requirements: z.array(z.object({ words: text, kind: z.enum(['must', 'nice']), skills: z.array(text) })),
  skills: z.array(AdvertisedSkill),
  /** An address to apply at: a link or a mail address. */
  applyTo: text.nullable(),
  /** ISO date. */
  posted: text.nullable(),
  signs: z.array(AdvertisementSign),
  /** False for a text that asks nobody to apply for anything. */
  isAdvertisement: z.boolean(),
})
export type Advertisement = z.output<typeof Advertisement>
