import type { Services } from './context.ts'
import { recordAudit } from './features/audit/audit.public.ts'
import { countMiss, openIdentity, type PasswordHashing } from './features/identity/identity.public.ts'
import { wasPractised } from './features/interview/interview.public.ts'
import { listLearnedSkills, listPathGaps } from './features/learning/learning.public.ts'
import { rescoreMock } from './features/mock-interviews/mock-interviews.public.ts'
import { openPayments } from './features/subscription/subscription.public.ts'
import type { Platform } from './platform.ts'

/** Extends the platform with what the features provide. */
export const composeServices = async (
  platform: Platform,
  { passwords }: { passwords: PasswordHashing | undefined },
): Promise<Services> => {
  const { config, db, counterSecret, now } = platform
  const { identity, google } = openIdentity(platform, passwords)
  return {
    ...platform,
    identity,
    google,
    payments: await openPayments({ config, db, secret: counterSecret, now }),
    findLearnedSkills: (userId) => listLearnedSkills(db, userId),
    findPathGaps: listPathGaps,
    wasPractised: (userId, questionId) => wasPractised(db, { userId, questionId }),
    rescoreMock,
    findSignedIn: identity.findSignedIn,
    countNotFound: (userId) => countMiss(platform, { userId }),
    auditDeniedAccess: async (userId, request) =>
      void (await recordAudit(db, { userId, event: 'access.denied', request })),
  }
}
