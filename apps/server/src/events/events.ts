import { z } from 'zod'
import { defineEvent, type EventDefinition } from './event.ts'

const rowId = z.number().int()

/** A version has its result, or is completed without one. */
export const resumeAnalyzed = defineEvent('resume.analyzed', z.object({ resumeId: rowId }))

/** A free trial ends within three days. */
export const trialEnding = defineEvent('trial.ending', z.object({ subscriptionId: rowId }))

/** A course or a milestone of a learning path has been waiting; at most once a week for each person. */
export const learningReminderDue = defineEvent('learning.reminder-due', z.object({ day: z.iso.date() }))

/** Quizzes about skills are due again; at most once a week for each person. */
export const assessmentDue = defineEvent('assessment.due', z.object({ day: z.iso.date() }))

/** A mock interview that the person planned begins within a day. */
export const mockInterviewDue = defineEvent('mock-interview.due', z.object({ mockId: rowId }))

/** An employer answered an application. */
export const applicationAnswered = defineEvent(
  'application.answered',
  z.object({ applicationId: rowId, status: z.string() }),
)

export const passwordChanged = defineEvent(
  'password.changed',
  z.object({ from: z.enum(['settings', 'mail-link']) }),
)

export const secondFactorChanged = defineEvent('second-factor.changed', z.object({ isOn: z.boolean() }))

/** A sign-in from a browser and a network that the account had not seen; its audit event says which. */
export const signedInFromNewDevice = defineEvent('sign-in.new-device', z.object({ auditEventId: rowId }))

/** Every event that a feature may publish. */
export const events: readonly EventDefinition[] = [
  resumeAnalyzed,
  trialEnding,
  learningReminderDue,
  assessmentDue,
  mockInterviewDue,
  applicationAnswered,
  passwordChanged,
  secondFactorChanged,
  signedInFromNewDevice,
]
