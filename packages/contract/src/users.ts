import { z } from 'zod'
import { defineCall } from './call.ts'
import { dispensable, essential } from './reader-marks.ts'
import { TargetRole, UserType } from './roles.ts'
import { Notifications, Privacy, Theme } from './settings.ts'

/** An http or https link; without a scheme it gets https. Empty means none. */
const link = (message: string) =>
  z
    .string()
    .trim()
    .max(500, message)
    .transform((text) => (text === '' || startsWithScheme.test(text) ? text : `https://${text}`))
    .refine((text) => text === '' || isWebAddress(text), message)
    .nullish()

// `example.com:8080` is a host with a port.
const startsWithScheme = /^[a-z][a-z0-9+.-]*:(?!\d{1,5}(?:[/?#]|$))/i

// A host with a dot and no credentials: `javascript:`, `data:` and `https://user@host` are not profile links.
const isWebAddress = (text: string): boolean => {
  if (/\s/.test(text) || !URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && hostname.includes('.') && !username && !password
}

const line = (longest: number) =>
  z.string().trim().max(longest, `Please use at most ${longest} characters`).nullish()

const lines = z.array(z.string().trim().min(1).max(200)).max(100).nullish()

const thisYear = () => new Date().getFullYear()

export const EducationEntry = z.object({
  degree: z.string().trim().min(1, 'Please enter a degree').max(200),
  institution: z.string().trim().min(1, 'Please enter an institution').max(200),
  graduationYear: z
    .number('Please enter a year')
    .int('Please enter a year')
    .min(1900, 'Please enter a year from 1900 on')
    .refine((year) => year <= thisYear() + 10, 'Please enter a year at most ten years ahead')
    .nullish(),
  field: z.string().trim().max(200).nullish(),
})
export type EducationEntry = z.output<typeof EducationEntry>

export const SavedEducation = z.object({
  degree: z.string(),
  institution: z.string(),
  graduationYear: z.number().int().nullish(),
  field: z.string().nullish(),
})

export const WorkEntry = z.looseObject({
  position: z.string().trim().max(200),
  company: z.string().trim().max(200),
  startDate: z.string().max(20).nullish(),
  endDate: z.string().max(20).nullish(),
  description: z.string().max(5000).nullish(),
})
export type WorkEntry = z.output<typeof WorkEntry>

export const expertiseLevels = ['junior', 'mid-level', 'senior'] as const
export const workTypes = ['remote', 'hybrid', 'onsite'] as const

/** The profile form's fields, all optional: missing ones keep their values. */
export const ProfileForm = z.object({
  displayName: z
    .string()
    .trim()
    .min(2, 'Display name must be at least 2 characters long')
    .max(100, 'Display name must be at most 100 characters long')
    .optional(),
  /** The contact address; the sign-in address has a separate dialog. */
  email: z.string().trim().max(254, 'Invalid email format').pipe(z.email('Invalid email format')).optional(),
  phoneNumber: line(50),
  bio: line(2000),
  professionalTitle: line(200),
  linkedinUrl: link('Invalid LinkedIn URL'),
  githubUrl: link('Invalid GitHub URL'),
  portfolio: link('Invalid portfolio URL'),
  education: z.array(EducationEntry).max(50).nullish(),
  workHistory: z.array(WorkEntry).max(100).nullish(),
  languages: lines,
  certifications: lines,
  skills: lines,
  yearsOfExperience: z
    .number()
    .int('Experience must be a whole number')
    .min(0, 'Experience cannot be negative')
    .max(80)
    .nullish(),
  currentLocation: line(200),
  preferredLocations: lines,
  expertiseLevel: z.enum(expertiseLevels).nullish(),
  preferredWorkType: z.enum(workTypes).nullish(),
  careerGoals: z
    .unknown()
    .refine((goals) => (JSON.stringify(goals)?.length ?? 0) <= 20_000, 'Please use at most 20000 characters')
    .optional(),
  userType: UserType.nullish(),
  targetRole: TargetRole.nullish(),
  avatarUrl: link('Invalid picture URL'),
  notificationPreferences: Notifications.partial().strict().optional(),
  settings: z
    .strictObject({
      theme: Theme.optional(),
      privacy: Privacy.partial().strict().optional(),
      notifications: Notifications.partial().strict().optional(),
    })
    .optional(),
})
export type ProfileForm = z.output<typeof ProfileForm>

/** The profile as the server returns it. */
export const Profile = z.looseObject({
  id: z.number().int(),
  uid: z.string(),
  displayName: z.string().nullable(),
  /** Essential, so that a response that is not a profile never overwrites the profile. */
  email: essential(z.string()),
  phoneNumber: z.string().nullable(),
  bio: z.string().nullable(),
  professionalTitle: z.string().nullable(),
  linkedinUrl: z.string().nullable(),
  githubUrl: z.string().nullable(),
  portfolio: z.string().nullable(),
  education: z.array(SavedEducation),
  workHistory: z.array(WorkEntry),
  languages: z.array(z.string()),
  certifications: z.array(z.string()),
  skills: z.array(z.string()),
  yearsOfExperience: z.number().int().nullable(),
  currentLocation: z.string().nullable(),
  preferredLocations: z.array(z.string()),
  expertiseLevel: z.string().nullable(),
  preferredWorkType: z.string().nullable(),
  userType: z.string().nullable(),
  targetRole: z.string().nullable(),
  careerGoals: z.unknown(),
  avatarUrl: z.string().nullable(),
  notificationPreferences: Notifications,
  settings: z.object({ theme: Theme, privacy: Privacy, notifications: Notifications }),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Profile = z.output<typeof Profile>

const userParams = z.object({ userId: z.string().min(1).max(100) })

export const getProfile = defineCall({
  method: 'GET',
  path: '/api/users/:userId',
  access: 'session',
  cost: 'quick',
  params: userParams,
  response: Profile,
})

/**
 * Saves the given fields of `ProfileForm` and returns the updated profile. Keys sent back unchanged are accepted
 * whatever they hold, so the form is validated against the saved profile; changed read-only keys and unknown keys are
 * refused. `If-Match` with the profile's ETag refuses to overwrite what another tab saved (409, CONFLICT).
 */
export const updateProfile = defineCall({
  method: 'PATCH',
  path: '/api/users/:userId',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  audit: ['profile.contact-changed', 'nothing'],
  params: userParams,
  body: z.looseObject({}),
  response: dispensable(Profile),
})

/** The client checks only that the new password and its repetition match; the server gives the reason for a refusal. */
export const changePassword = defineCall({
  method: 'POST',
  path: '/api/users/password',
  access: 'session',
  cost: 'password',
  idempotency: 'none',
  audit: ['password.changed'],
  body: z.object({ currentPassword: z.string().max(128).optional(), newPassword: z.string().max(1000) }),
  response: dispensable(z.looseObject({ success: z.literal(true), warning: z.string().optional() })),
})

/** A fact from the newest completed resume that could fill an empty profile field, with its source. */
export const ProfileFact = z.object({
  /** A field of `ProfileForm`. */
  field: essential(z.string()),
  /** The value for the field: a text, or one `EducationEntry` of the list. */
  value: z.unknown(),
  /** Human-readable. */
  text: essential(z.string()),
  /** The resume lines; empty if it comes from a link's target only. */
  source: z.string(),
  /** Their location, such as `Page 1, line 3`. */
  place: z.string(),
})
export type ProfileFact = z.output<typeof ProfileFact>

export const listProfileFacts = defineCall({
  method: 'GET',
  path: '/api/users/:userId/resume-facts',
  access: 'session',
  cost: 'work',
  params: userParams,
  response: z.object({
    resume: z.object({ id: z.number().int(), version: z.number().int(), fileName: z.string() }).nullable(),
    facts: z.array(ProfileFact),
  }),
})
