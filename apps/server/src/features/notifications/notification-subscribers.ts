import {
  applicationAnswered,
  assessmentDue,
  learningReminderDue,
  mockInterviewDue,
  passwordChanged,
  resumeAnalyzed,
  secondFactorChanged,
  signedInFromNewDevice,
  trialEnding,
} from '../../events/events.ts'
import { subscribe } from '../../events/subscriber.ts'
import { notifyAnalysisFinished } from './notify-analysis-finished.ts'
import { notifyApplicationAnswered } from './notify-application-answered.ts'
import { notifyAssessmentDue } from './notify-assessment-due.ts'
import { notifyLearningReminder } from './notify-learning-reminder.ts'
import { notifyMockInterview } from './notify-mock-interview.ts'
import { notifyNewDevice } from './notify-new-device.ts'
import { notifyPasswordChanged } from './notify-password-changed.ts'
import { notifySecondFactorChanged } from './notify-second-factor-changed.ts'
import { notifyTrialEnding } from './notify-trial-ending.ts'

/** The events that notify a person. */
export const notificationSubscribers = [
  subscribe(resumeAnalyzed, notifyAnalysisFinished),
  subscribe(trialEnding, notifyTrialEnding),
  subscribe(learningReminderDue, notifyLearningReminder),
  subscribe(assessmentDue, notifyAssessmentDue),
  subscribe(mockInterviewDue, notifyMockInterview),
  subscribe(applicationAnswered, notifyApplicationAnswered),
  subscribe(passwordChanged, notifyPasswordChanged),
  subscribe(secondFactorChanged, notifySecondFactorChanged),
  subscribe(signedInFromNewDevice, notifyNewDevice),
]
