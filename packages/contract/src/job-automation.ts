import { z } from 'zod'
import { advertisementLevels } from './advertisement.ts'
import { defineCall } from './call.ts'
import { Application } from './job-applications.ts'
import { Job } from './job-match.ts'
import { dispensable, essential } from './reader-marks.ts'
import { TargetRole } from './roles.ts'
import { rowId } from './whole-number.ts'

export const jobLimits = {
  places: 20,
  placeCharacters: 100,
  /** The most jobs that a search answers with. */
  shown: 60,
  /** The most applications a day. */
  dailyCap: 50,
  employerCap: 10,
  blockedEmployers: 100,
  employerCharacters: 200,
  hidden: 500,
  reasonCharacters: 300,
  /** The most applications kept, with those added by hand. */
  applications: 1000,
} as const

/** What holds until the person chooses something else. */
export const jobDefaults = { autoApplyThreshold: 80, dailyCap: 10, employerCap: 2 } as const

/** The text that a person agrees to before anything is sent for them. A change of meaning takes a new version. */
export const autoApplyConsent = {
  version: 1,
  text: 'Apply for me: whenever I start a search, send my resume to every job that it finds at or above my threshold, within the limits I set. Each application is sent once, and I can see exactly what was sent. I can pause this or withdraw my consent at any time; what was sent stays sent.',
} as const

const threshold = 'Choose a threshold from 0 to 100.'
const manyPlaces = `Name at most ${jobLimits.places} places.`
const longPlace = `A place has at most ${jobLimits.placeCharacters} characters.`

export const JobPreferences = z.object({
  preferredLocations: z
    .array(z.string().trim().min(1, 'A place needs a name.').max(jobLimits.placeCharacters, longPlace))
    .max(jobLimits.places, manyPlaces),
  remoteOnly: z.boolean(),
  /** In percent. */
  autoApplyThreshold: z.number(threshold).min(0, threshold).max(100, threshold),
})
export type JobPreferences = z.output<typeof JobPreferences>

const pay = 'Choose a pay from 0 to 10,000,000.'
const day = 'Choose a number of days from 1 to 365.'

/** Narrows a search down. Filters don't change what is applied to beyond leaving jobs out. */
export const JobFilters = z.object({
  /** Words that the title, the employer or the text has to contain, all of them. */
  text: z.string().trim().max(200, 'Search for at most 200 characters.').nullish(),
  levels: z.array(z.enum(advertisementLevels)).max(advertisementLevels.length).nullish(),
  /** A year's pay, in the currency of the posting; postings that name no pay are left out. */
  payFrom: z.number(pay).min(0, pay).max(10_000_000, pay).nullish(),
  /** How many days ago it may have been posted. */
  postedWithin: z.number(day).int(day).min(1, day).max(365, day).nullish(),
  /** Jobs like this one: the id of a job. */
  like: z.string().max(200).nullish(),
})
export type JobFilters = z.output<typeof JobFilters>

/** Whether a search applies, and in a sentence why not and what turns it on. */
export const AutoApplyState = z.object({
  isOn: z.boolean(),
  says: z.string(),
})
export type AutoApplyState = z.output<typeof AutoApplyState>

export const SearchResult = z.object({
  /** The best match first. */
  jobs: z.array(Job),
  /** What this search sent. */
  autoApplications: z.array(Application),
  /** How many jobs were found, with those that are not shown. */
  found: z.number().int().optional(),
  autoApply: AutoApplyState.optional(),
})
export type SearchResult = z.output<typeof SearchResult>

/**
 * Finds jobs for a resume and, with the person's consent, applies to those at or above the threshold, each only ever
 * once. 404 for a version that is not the person's, 409 (NOT_READY) for one that is still being analyzed, 422
 * (NOT_A_RESUME) for a text that is none. 409 (CONFLICT) asks again before applying with a threshold of 0; `confirm`
 * answers that. Keeps the preferences for the next search.
 */
export const autoSearch = defineCall({
  method: 'POST',
  path: '/api/job-automation/auto-search',
  access: 'session',
  cost: 'work',
  idempotency: 'key-or-in-flight',
  body: z.object({
    resumeId: rowId,
    targetRole: TargetRole.nullish(),
    preferences: JobPreferences,
    filters: JobFilters.nullish(),
    /** Apply although the threshold is 0. */
    confirm: z.boolean().nullish(),
  }),
  response: SearchResult,
})

/**
 * Applies to one job because the person says so, whatever its score. Needs no consent for automatic applications. The
 * same job again answers with the application that exists.
 */
export const applyToJob = defineCall({
  method: 'POST',
  path: '/api/job-automation/jobs/:jobId/apply',
  access: 'session',
  cost: 'work',
  idempotency: 'natural',
  params: z.object({ jobId: z.string().min(1).max(200) }),
  body: z.strictObject({ resumeId: rowId }),
  response: Application,
})

export const JobSettings = z.object({
  preferences: JobPreferences,
  /** When the person agreed to the current text; null if they have not, or withdrew it. */
  consentedAt: z.string().nullable(),
  dailyCap: z.number().int(),
  employerCap: z.number().int(),
  isPaused: z.boolean(),
  blockedEmployers: z.array(z.string()),
  /** Applications that were sent automatically in the last 24 hours. */
  sentToday: z.number().int(),
  autoApply: AutoApplyState,
  /** Newest first. */
  hidden: z.array(
    z.object({
      jobId: essential(z.string()),
      title: z.string(),
      company: z.string(),
      reason: z.string().nullable(),
    }),
  ),
})
export type JobSettings = z.output<typeof JobSettings>

/** Loaded when the panel opens. */
export const getJobSettings = defineCall({
  method: 'GET',
  path: '/api/job-automation/settings',
  access: 'session',
  cost: 'quick',
  response: JobSettings,
})

const cap = (most: number) => {
  const sentence = `Choose a number from 1 to ${most}.`
  return z.int(sentence).min(1, sentence).max(most, sentence)
}

/** Saves the given settings; the others keep their values. */
export const saveJobSettings = defineCall({
  method: 'PATCH',
  path: '/api/job-automation/settings',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  body: z.strictObject({
    dailyCap: cap(jobLimits.dailyCap).optional(),
    employerCap: cap(jobLimits.employerCap).optional(),
    isPaused: z.boolean().optional(),
    blockedEmployers: z
      .array(
        z
          .string()
          .trim()
          .min(1, 'An employer needs a name.')
          .max(
            jobLimits.employerCharacters,
            `An employer's name has at most ${jobLimits.employerCharacters} characters.`,
          ),
      )
      .max(jobLimits.blockedEmployers, `Block at most ${jobLimits.blockedEmployers} employers.`)
      .optional(),
  }),
  response: JobSettings,
})

/** Agrees to automatic applications. 409 (CONFLICT) for another version of the text than the current one. */
export const giveAutoApplyConsent = defineCall({
  method: 'PUT',
  path: '/api/job-automation/consent',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  audit: ['auto-apply.consent-given', 'nothing'],
  body: z.strictObject({ version: z.int().min(1).max(1000) }),
  response: JobSettings,
})

export const withdrawAutoApplyConsent = defineCall({
  method: 'DELETE',
  path: '/api/job-automation/consent',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  audit: ['auto-apply.consent-withdrawn', 'nothing'],
  response: JobSettings,
})

const jobParams = z.object({ jobId: z.string().min(1).max(200) })

/** Leaves a job out of searches, with the reason if the person gives one. 404 for a job that does not exist. */
export const hideJob = defineCall({
  method: 'PUT',
  path: '/api/job-automation/hidden/:jobId',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  params: jobParams,
  body: z.strictObject({
    reason: z
      .string()
      .trim()
      .max(jobLimits.reasonCharacters, `A reason has at most ${jobLimits.reasonCharacters} characters.`)
      .nullish(),
  }),
  response: dispensable(JobSettings),
})

/** Shows a hidden job again. */
export const showJob = defineCall({
  method: 'DELETE',
  path: '/api/job-automation/hidden/:jobId',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  params: jobParams,
  response: dispensable(JobSettings),
})
