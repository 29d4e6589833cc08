import type { Lenient } from '@nextrung/contract/lenient'
import type { Profile } from '@nextrung/contract/users'

export const textFields = [
  'displayName',
  'email',
  'phoneNumber',
  'bio',
  'professionalTitle',
  'linkedinUrl',
  'githubUrl',
  'portfolio',
] as const
export type TextField = (typeof textFields)[number]

export const switches = ['email', 'jobAlerts', 'careerTips', 'learningUpdates'] as const
type Switch = (typeof switches)[number]

/** The profile as the server returns it. */
export type ProfileAnswer = Lenient<typeof Profile>

/** A school in form shape: the year is text while it is being typed. */
export type EducationFields = { degree: string; institution: string; graduationYear: string; field: string }

/** The profile in form shape: missing text is empty. */
export type ProfileFields = Record<TextField, string> & {
  education: EducationFields[]
  notificationPreferences: Record<Switch, boolean>
}
export type FieldName = keyof ProfileFields

export const fieldLabels: Record<FieldName, string> = {
  displayName: 'Display Name',
  email: 'Email',
  phoneNumber: 'Phone Number',
  bio: 'Bio',
  professionalTitle: 'Professional Title',
  linkedinUrl: 'LinkedIn URL',
  githubUrl: 'GitHub URL',
  portfolio: 'Portfolio URL',
  education: 'Education',
  notificationPreferences: 'Preferences',
}

const fieldNames = Object.keys(fieldLabels) as FieldName[]

export const newEducation = (): EducationFields => ({
  degree: '',
  institution: '',
  graduationYear: '',
  field: '',
})

type SavedEducation = ProfileAnswer['education'][number]

export const educationFields = (saved: SavedEducation): EducationFields => ({
  degree: saved.degree ?? '',
  institution: saved.institution ?? '',
  graduationYear: String(saved.graduationYear ?? ''),
  field: saved.field ?? '',
})

const record = <Name extends string, Value>(names: readonly Name[], read: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>

/** The saved profile in form shape. Unknown text is empty, and unknown switches are on. */
export const fieldsOf = (saved: ProfileAnswer): ProfileFields => ({
  ...record(textFields, (name) => saved[name] ?? ''),
  education: saved.education.map(educationFields),
  notificationPreferences: record(switches, (name) => saved.notificationPreferences?.[name] ?? true),
})

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The fields in which two profiles differ, in form order. */
export const changedFields = (before: ProfileFields, now: ProfileFields): FieldName[] =>
  fieldNames.filter((name) => !isSame(before[name], now[name]))
