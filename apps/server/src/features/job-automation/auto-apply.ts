import { type AutoApplyState, autoApplyConsent } from '@nextrung/contract/job-automation'
import type { JobOutcome } from '@nextrung/contract/job-match'
import type { Database } from '../../db/client.ts'
import { countAutomaticSince, listSent } from '../applications/applications.public.ts'
import { findConsent } from '../consents/consents.public.ts'
import { findJobSettings, type JobSettingsRow } from './job-settings.store.ts'

const dayMs = 24 * 3600_000
/** The cap of an employer counts the applications of this long. */
const employerDays = 30

/** Everything that decides what may be sent now. */
export type AutoApply = {
  settings: JobSettingsRow
  /** When the person agreed to the current text. */
  consentedAt: Date | undefined
  sentToday: number
  /** Jobs that the person has applied to, at any time. */
  sentTo: ReadonlySet<string>
  /** Applications of the last weeks by employer, by their folded names. */
  byEmployer: ReadonlyMap<string, number>
}

const folded = (name: string): string => name.trim().toLowerCase()

export const readAutoApply = async (
  db: Database,
  { userId, now }: { userId: number; now: Date },
): Promise<AutoApply> => {
  const consent = await findConsent(db, { userId, purpose: 'auto-apply' })
  const sent = await listSent(db, userId)
  const byEmployer = new Map<string, number>()
  for (const { company, sentAt } of sent)
    if (sentAt && now.getTime() - sentAt.getTime() < employerDays * dayMs)
      byEmployer.set(folded(company), (byEmployer.get(folded(company)) ?? 0) + 1)
  return {
    settings: await findJobSettings(db, userId),
    consentedAt: consent?.textVersion === autoApplyConsent.version ? consent.givenAt : undefined,
    sentToday: await countAutomaticSince(db, { userId, since: new Date(now.getTime() - dayMs) }),
    sentTo: new Set(sent.flatMap(({ jobId }) => jobId ?? [])),
    byEmployer,
  }
}

/** Whether a search may apply at all, and in a sentence what to do if not. */
export const stateOf = ({ consentedAt, settings, sentToday }: AutoApply): AutoApplyState => {
  if (!consentedAt)
    return {
      isOn: false,
      says: 'Auto-apply is off, so nothing was sent. Turn it on above and agree to the text; then start the search again.',
    }
  if (settings.isPaused)
    return {
      isOn: false,
      says: 'Auto-apply is paused, so nothing was sent. Resume it, then start the search again.',
    }
  const left = Math.max(0, settings.dailyCap - sentToday)
  return {
    isOn: true,
    says:
      left === 0
        ? `Your limit of ${settings.dailyCap} applications a day is reached. More can be sent tomorrow.`
        : `Auto-apply is on. ${left} of ${settings.dailyCap} applications can be sent today.`,
  }
}

type Scored = { id: string; company: string; score: number }

/** What happens to each job of a search, by its id. `jobs` come best first, and the best are sent first. */
export const decide = (
  { consentedAt, settings, sentToday, sentTo, byEmployer }: AutoApply,
  { jobs, threshold }: { jobs: readonly Scored[]; threshold: number },
): ReadonlyMap<string, JobOutcome> => {
  const blocked = new Set(settings.blockedEmployers.map(folded))
  const counts = new Map(byEmployer)
  let left = settings.dailyCap - sentToday
  const outcomeOf = ({ id, company, score }: Scored): JobOutcome => {
    const employer = folded(company)
    if (sentTo.has(id)) return 'sent-before'
    if (score < threshold) return 'below-threshold'
    if (!consentedAt) return 'auto-apply-off'
    if (settings.isPaused) return 'paused'
    if (blocked.has(employer)) return 'blocked'
    if ((counts.get(employer) ?? 0) >= settings.employerCap) return 'employer-cap'
    if (left <= 0) return 'daily-cap'
    left--
    counts.set(employer, (counts.get(employer) ?? 0) + 1)
    return 'sent'
  }
  return new Map(jobs.map((job) => [job.id, outcomeOf(job)]))
}

/** Each outcome in a sentence. */
export const outcomeSays = (kind: JobOutcome, { settings }: AutoApply): string => {
  switch (kind) {
    case 'sent':
      return 'Sent to the sample employer.'
    case 'sent-before':
      return 'You have applied to this job before. Nothing is sent twice.'
    case 'below-threshold':
      return 'Not sent: below your threshold.'
    case 'auto-apply-off':
      return 'Not sent: auto-apply is off.'
    case 'paused':
      return 'Not sent: auto-apply is paused.'
    case 'blocked':
      return 'Not sent: this employer is on your block list.'
    case 'employer-cap':
      return `Not sent: your limit of ${settings.employerCap} for one employer in ${employerDays} days is reached.`
    case 'daily-cap':
      return `Not sent: your limit of ${settings.dailyCap} a day is reached.`
  }
}
