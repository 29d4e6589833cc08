import type { ResumeDocument } from '@nextrung/contract/resume-document'
import type { Client } from '../../apps/server/src/testing/client.ts'
import { fileForm, goodPassword, resumeText } from '../../apps/server/src/testing/factories.ts'

/** The person who makes the calls, and the version they concern. */
export type Subject = {
  client: Client
  email: string
  uid: string
  resumeId: number
  document: ResumeDocument
}

export type DoubleClick = {
  /** The request; created anew for each click. */
  call: (subject: Subject) => { path: string; options: Parameters<Client['send']>[2] }
  /** How many more versions the person has afterwards. */
  versions?: number
  /** The second click may be refused with a sentence, because the first one did everything. */
  secondMayBeRefused?: boolean
}

const jsonResume = { basics: { name: 'Maya Double Okafor' }, skills: [{ name: 'Linux', keywords: ['Bash'] }] }

/**
 * The double clicks sent to a real server; `http/idempotency.test.ts` covers every call of the contract. Those that end
 * a session come last.
 */
export const doubleClicks: Record<string, DoubleClick> = {
  'PATCH /api/settings/:uid': {
    call: ({ uid }) => ({ path: `/api/settings/${uid}`, options: { json: { theme: 'dark' } } }),
  },
  'POST /api/resumes': {
    call: () => ({ path: '/api/resumes', options: { form: fileForm(resumeText('Second')) } }),
    versions: 1,
  },
  'POST /api/resumes/import': {
    call: () => ({ path: '/api/resumes/import', options: { json: { resume: jsonResume } } }),
    versions: 1,
  },
  'PATCH /api/resumes/:id': {
    call: ({ resumeId }) => ({ path: `/api/resumes/${resumeId}`, options: { json: { label: 'Twice' } } }),
  },
  'POST /api/resumes/:id/optimize': {
    call: ({ resumeId }) => ({
      path: `/api/resumes/${resumeId}/optimize`,
      options: { json: { feedback: 'Leave out the help desk job.' } },
    }),
    versions: 1,
  },
  'POST /api/resumes/:id/restore': {
    call: ({ resumeId }) => ({ path: `/api/resumes/${resumeId}/restore`, options: {} }),
    versions: 1,
  },
  'PUT /api/resumes/:id/understood': {
    call: ({ resumeId, document }) => ({
      path: `/api/resumes/${resumeId}/understood`,
      options: {
        json: { document: { ...document, basics: { ...document.basics, name: 'Maya Corrected' } } },
      },
    }),
    versions: 1,
  },
  'DELETE /api/resumes/:id': {
    call: ({ resumeId }) => ({ path: `/api/resumes/${resumeId}`, options: {} }),
    versions: -1,
    secondMayBeRefused: true,
  },
  'PUT /auth/selection': {
    call: () => ({ path: '/auth/selection', options: { json: { userType: 'professional' } } }),
  },
  'POST /auth/sign-up/email': {
    call: ({ email }) => ({
      path: '/auth/sign-up/email',
      options: { json: { displayName: 'Double Person', email: `twice-${email}`, password: goodPassword } },
    }),
    secondMayBeRefused: true,
  },
  'POST /auth/sign-in/email': {
    call: ({ email }) => ({
      path: '/auth/sign-in/email',
      options: { json: { email, password: goodPassword } },
    }),
  },
  'POST /auth/sign-in/social': {
    call: () => ({ path: '/auth/sign-in/social', options: { json: { provider: 'google' } } }),
    secondMayBeRefused: true,
  },
  'POST /auth/callback/google': {
    call: () => ({ path: '/auth/callback/google', options: { json: { state: 'never begun', code: 'x' } } }),
    secondMayBeRefused: true,
  },
  'POST /auth/google/link': {
    call: () => ({ path: '/auth/google/link', options: { json: { password: goodPassword } } }),
  },
  'POST /auth/google/unlink': {
    call: () => ({ path: '/auth/google/unlink', options: { json: { password: goodPassword } } }),
  },
  'PATCH /api/users/:userId': {
    call: ({ uid }) => ({ path: `/api/users/${uid}`, options: { json: { bio: 'Twice' } } }),
  },
  'POST /api/notifications/read': {
    call: () => ({ path: '/api/notifications/read', options: { json: {} } }),
  },
  'POST /api/subscription/activate-free': {
    call: () => ({ path: '/api/subscription/activate-free', options: {} }),
    secondMayBeRefused: true,
  },
  'POST /auth/sign-out': { call: () => ({ path: '/auth/sign-out', options: {} }) },
}
