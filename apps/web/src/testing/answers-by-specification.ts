import * as auth from '@nextrung/contract/auth'
import * as google from '@nextrung/contract/auth-google'
import * as mail from '@nextrung/contract/auth-mail'
import * as security from '@nextrung/contract/auth-security'
import * as linkedin from '@nextrung/contract/linkedin'
import * as notifications from '@nextrung/contract/notifications'
import * as ownData from '@nextrung/contract/own-data'
import * as resumeAnswers from '@nextrung/contract/resume-answers'
import * as resumes from '@nextrung/contract/resumes'
import * as settings from '@nextrung/contract/settings'
import * as subscription from '@nextrung/contract/subscription'
import * as support from '@nextrung/contract/support'
import * as users from '@nextrung/contract/users'
import { type Row, specified } from './specified.ts'

const done = { success: true }
const unread = { unreadCount: 2 }
const question = {
  id: 1,
  subject: 'Where is it?',
  message: 'I cannot find my resume.',
  isPriority: false,
  status: 'open',
  createdAt: '2026-11-20T14:02:00.000Z',
}
const linkedInText = { text: 'IT Support Specialist', characters: 21, parts: [] }

const identityRows: Row[] = [
  { call: auth.getSession, answer: specified.session },
  { call: auth.signInWithEmail, answer: specified.session },
  { call: auth.signUpWithEmail, answer: specified.session },
  { call: auth.finishGoogleSignIn, answer: specified.session },
  { call: auth.signInWithSecondFactor, answer: specified.session },
  { call: auth.signInWithGoogle, answer: { url: 'https://accounts.example.com/?state=1' } },
  { call: auth.signOut, answer: done },
  { call: auth.saveSelection, answer: { userType: 'professional', targetRole: 'Data Engineer' } },
  { call: google.linkGoogle, answer: { url: 'https://accounts.example.com/?state=1' } },
  { call: google.unlinkGoogle, answer: done },
  { call: mail.getSignInOptions, answer: { mail: true, google: false, passwordSignIn: true } },
  { call: mail.requestPasswordReset, answer: done },
  { call: mail.resetPassword, answer: done },
  { call: mail.requestEmailVerification, answer: done },
  { call: mail.verifyEmail, answer: { email: 'maya@example.com', isChanged: true } },
  { call: mail.changeSignInAddress, answer: { email: 'new@example.com', isPending: true } },
  { call: mail.withdrawAddressChange, answer: done },
  {
    call: mail.getSignInState,
    answer: {
      signInEmail: 'maya@example.com',
      isVerified: true,
      hasPassword: true,
      hasGoogle: false,
      secondFactor: { isOn: true, recoveryCodesLeft: 8 },
      mail: true,
    },
  },
  { call: security.startSecondFactor, answer: { setupKey: 'ABCD', uri: 'otpauth://totp/x' } },
  { call: security.confirmSecondFactor, answer: { recoveryCodes: ['one', 'two'] } },
  { call: security.renewRecoveryCodes, answer: { recoveryCodes: ['one', 'two'] } },
  { call: security.turnOffSecondFactor, answer: done },
  { call: security.listDevices, answer: [{ id: 'a', isThis: true, description: 'Firefox on Linux' }] },
  { call: security.signOutDevice, answer: done },
  { call: security.signOutOtherDevices, answer: { signedOut: 2 } },
]

const resumeRows: Row[] = [
  { call: resumes.listResumes, answer: [specified.resume] },
  { call: resumes.uploadResume, answer: {} },
  { call: resumes.optimizeResume, answer: {} },
  { call: resumes.compareResumes, answer: specified.comparison },
  { call: resumes.updateResume, answer: specified.resume },
  { call: resumes.restoreResume, answer: specified.resume },
  { call: resumeAnswers.answerUnsure, answer: specified.resume },
  { call: resumes.deleteResume, answer: { id: 7 } },
  { call: resumes.getResumeEvidence, answer: specified.resume },
  {
    call: resumes.getUnderstood,
    answer: {
      document: {
        basics: { name: 'Maya Okafor', profiles: [] },
        work: [],
        projects: [],
        skills: [],
        education: [],
        certificates: [],
        languages: [],
        other: [],
        sectionOrder: [],
      },
      corrected: ['/basics/name'],
    },
  },
  { call: resumes.correctResume, answer: specified.resume },
  { call: resumes.importJsonResume, answer: specified.resume },
]

const accountRows: Row[] = [
  { call: settings.getSettings, answer: specified.settings },
  { call: settings.updateSettings, answer: specified.settings },
  { call: users.getProfile, answer: specified.profile },
  { call: users.updateProfile, answer: specified.profile },
  { call: users.changePassword, answer: done },
  {
    call: users.listProfileFacts,
    answer: {
      resume: { id: 7, version: 2, fileName: 'maya.pdf' },
      facts: [{ field: 'bio', value: 'Moves', text: 'Moves', source: 'Moves', place: 'Page 1, line 1' }],
    },
  },
  { call: subscription.getCurrentSubscription, answer: specified.subscription },
  { call: subscription.activateFreeTrial, answer: specified.subscription },
  { call: subscription.manageSubscription, answer: specified.subscription },
  {
    call: subscription.createCheckout,
    answer: { sessionId: 'cs_1', url: 'https://pay.example.com/cs_1' },
  },
  {
    call: subscription.getTestCheckout,
    answer: {
      sessionId: 'cs_1',
      tierId: 2,
      planName: 'Monthly',
      priceCents: 2900,
      interval: 'monthly',
      status: 'open',
      successUrl: '/subscription?success=true',
      cancelUrl: '/subscription',
    },
  },
  { call: subscription.finishTestCheckout, answer: { url: '/subscription?success=true' } },
]

const ownRows: Row[] = [
  {
    call: linkedin.writeLinkedIn,
    answer: {
      resume: { id: 7, version: 2, fileName: 'maya.pdf' },
      targetRole: null,
      headlines: [linkedInText],
      about: linkedInText,
      suggestions: [],
      engine: 'built-in',
    },
  },
  {
    call: notifications.listNotifications,
    answer: { notifications: [{ id: 1, title: 'Your analysis is finished' }], unreadCount: 1 },
  },
  { call: notifications.readNotifications, answer: unread },
  { call: notifications.deleteNotification, answer: unread },
  { call: notifications.unsubscribe, answer: done },
  { call: ownData.requestExport, answer: { url: '/api/account/export/x', expiresAt: '2030-01-31' } },
  {
    call: ownData.listActivity,
    answer: { activity: [{ id: 3, event: 'sign-in', text: 'Signed in', at: '2026-11-20' }], hasMore: true },
  },
  { call: ownData.deleteAccount, answer: done },
  {
    call: ownData.getPrivacyFacts,
    answer: {
      contact: null,
      database: 'embedded',
      isEncryptedOnTheWay: false,
      signInProvider: null,
      mailServer: null,
      payments: null,
      keptFor: {
        sessionIdleDays: 7,
        sessionDays: 30,
        attemptDays: 1,
        auditDays: 365,
        exportHours: 24,
        queueDays: 7,
      },
    },
  },
  { call: support.askForHelp, answer: question },
  {
    call: support.getSupportDesk,
    answer: { messages: [question], isMailed: true, repliesTo: 'maya@example.com', plan: null, left: 5 },
  },
]

const features = import.meta.glob<readonly Row[]>('../features/*/testing/specified-answers.ts', {
  eager: true,
  import: 'rows',
})

export const rows: readonly Row[] = [
  ...identityRows,
  ...resumeRows,
  ...accountRows,
  ...ownRows,
  ...Object.values(features).flat(),
]
