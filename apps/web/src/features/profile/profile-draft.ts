import { z } from 'zod'
import { readDraft } from '../../lib/form-draft.ts'
import type { ProfileFields } from './profile-fields.ts'
import { rebaseFields } from './rebase-fields.ts'

export const draftName = 'profile'

const text = z.string()
const Fields = z.object({
  displayName: text,
  email: text,
  phoneNumber: text,
  bio: text,
  professionalTitle: text,
  linkedinUrl: text,
  githubUrl: text,
  portfolio: text,
  education: z.array(z.object({ degree: text, institution: text, graduationYear: text, field: text })),
  notificationPreferences: z.object({
    email: z.boolean(),
    jobAlerts: z.boolean(),
    careerTips: z.boolean(),
    learningUpdates: z.boolean(),
  }),
})
const Draft = z.object({ base: Fields, typed: Fields })

/** The person's unsaved input rebased onto the saved profile; undefined if there is none. */
export const readProfileDraft = (saved: ProfileFields): ProfileFields | undefined => {
  const kept = Draft.safeParse(readDraft(draftName))
  if (!kept.success) return undefined
  return rebaseFields({ base: kept.data.base, mine: kept.data.typed, theirs: saved }).fields
}
