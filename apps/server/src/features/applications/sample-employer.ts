import { createHash } from 'node:crypto'
import type { ApplicationStage, ApplicationStatus } from '@nextrung/contract/job-applications'
import type { MatchExplanation } from '@nextrung/contract/job-match'

export type EmployerAnswer = {
  status: ApplicationStatus
  stage: ApplicationStage
  /** Days after sending, in the simulated calendar. */
  simulatedDays: number
  /** Days after sending on which the interview is; only for an invitation. */
  interviewDays?: number
  /** Minutes until the next answer, counted from this one; undefined after the last. */
  nextInMinutes?: number
}

type Sent = { jobId: string; userId: number; matchScore: number }

/** Chances of an invitation by match score; the rest is rejected. */
const chances = [
  { from: 85, invited: 0.8 },
  { from: 75, invited: 0.65 },
  { from: 60, invited: 0.45 },
  { from: 45, invited: 0.25 },
  { from: 0, invited: 0.05 },
] as const

/** A number from 0 up to 1 that only depends on the words. */
const drawn = (...words: string[]): number =>
  createHash('sha256').update(words.join('\n')).digest().readUInt32BE(0) / 2 ** 32

const between = (share: number, [least, most]: readonly [number, number]): number =>
  least + Math.floor(share * (most - least + 1))

/** Minutes from sending until a sample employer first answers. */
export const firstAnswerMinutes = ({ jobId, userId }: Sent): number =>
  between(drawn('first', jobId, String(userId)), [1, 3])

/**
 * What a sample employer answers, in order: it reads the application, then invites or rejects. The same application
 * always gets the same answers; a higher match score makes an invitation likelier.
 */
export const answersOf = (sent: Sent): readonly EmployerAnswer[] => {
  const { jobId, userId, matchScore } = sent
  const share = (what: string) => drawn(what, jobId, String(userId))
  const reviewDays = between(share('review'), [2, 4])
  const decisionDays = reviewDays + between(share('decision'), [3, 9])
  const chance = chances.find(({ from }) => matchScore >= from)?.invited ?? 0
  const decision: EmployerAnswer =
    share('outcome') < chance
      ? {
          status: 'interview_scheduled',
          stage: 'interview',
          simulatedDays: decisionDays,
          interviewDays: decisionDays + between(share('interview'), [4, 8]),
        }
      : { status: 'rejected', stage: 'closed', simulatedDays: decisionDays }
  const review: EmployerAnswer = {
    status: 'under_review',
    stage: 'in-review',
    simulatedDays: reviewDays,
    nextInMinutes: between(share('wait'), [2, 6]),
  }
  return [review, decision]
}

const dayMs = 24 * 3600_000

/** The ISO date some days later, moved to Monday if it falls on a weekend. */
export const workday = (from: Date, days: number): string => {
  const day = new Date(from.getTime() + days * dayMs)
  const late = day.getUTCDay() === 6 ? 2 : day.getUTCDay() === 0 ? 1 : 0
  return new Date(day.getTime() + late * dayMs).toISOString().slice(0, 10)
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

type Told = {
  status: ApplicationStatus
  company: string
  role: string | null
  match: MatchExplanation | null
  interviewOn: string | null
}

const failedGate = (match: MatchExplanation | null) => match?.gates.find(({ ok }) => ok === false)
const lacking = (match: MatchExplanation | null): string[] =>
  (match?.required ?? []).filter(({ held }) => held === 'no').map(({ skill }) => skill)

/** What to do next, from what we know of the match. */
export const nextStepsOf = ({ status, company, role, match, interviewOn }: Told): string[] => {
  const gaps = lacking(match).slice(0, 2)
  if (status === 'submitted') return [`Wait for ${company}. Sample employers answer within a few minutes.`]
  if (status === 'under_review')
    return [
      `${company} is reading your application.`,
      'Read the posting again and note what you would say about each requirement.',
    ]
  if (status === 'interview_scheduled')
    return [
      `Prepare for the interview on ${interviewOn ?? 'the day they name'} (simulated date).`,
      role ? `Practice with a mock interview for ${role}.` : 'Practice with a mock interview.',
      ...(gaps.length > 0
        ? [`Be ready for questions about ${listed(gaps)}: your resume doesn't show it.`]
        : []),
    ]
  const gate = failedGate(match)
  return [
    gate
      ? `This may be why: ${gate.says}`
      : gaps.length > 0
        ? `Your resume doesn't show ${listed(gaps)}. If you know it, add where you used it.`
        : 'Nothing in the posting speaks against you. Employers turn down good people, too.',
    'Look at jobs with a higher match.',
  ]
}

/** What happened, in one sentence for the timeline. */
export const tellAnswer = ({ status, company, interviewOn }: Omit<Told, 'role' | 'match'>): string => {
  if (status === 'under_review') return `${company} is reviewing the application.`
  if (status === 'interview_scheduled') return `${company} invites you to an interview on ${interviewOn}.`
  if (status === 'rejected') return `${company} chose somebody else.`
  return `Sent to ${company}.`
}
