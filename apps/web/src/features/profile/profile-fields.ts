import { z } from 'zod'

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

/** A school as the form holds it: the year is text while it is typed. */
export type EducationFields = { degree: string; institution: string; graduationYear: string; field: string }

/** The profile in the shape of the form: no text is missing. */
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

const text = z.string().catch('')
const on = z.boolean().catch(true)

const ReadEducation = z
  .object({
    degree: text,
    institution: text,
    graduationYear: z.union([z.number(), z.string()]).transform(String).catch(''),
    field: text,
  })
  .catch(newEducation)

const ReadProfile = z.object({
  displayName: text,
  email: text,
  phoneNumber: text,
  bio: text,
  professionalTitle: text,
  linkedinUrl: text,
  githubUrl: text,
  portfolio: text,
  education: z.array(ReadEducation).catch([]),
  notificationPreferences: z
    .object({ email: on, jobAlerts: on, careerTips: on, learningUpdates: on })
    .catch({ email: true, jobAlerts: true, careerTips: true, learningUpdates: true }),
})

export const readEducation = (value: unknown): EducationFields => ReadEducation.parse(value)

/** What of an answer can be shown. What is missing or of another kind is empty, and a switch is on. */
export const readFields = (answer: unknown): ProfileFields =>
  ReadProfile.parse(typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? answer : {})

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The fields in which two profiles differ, in the order of the form. */
export const changedFields = (before: ProfileFields, now: ProfileFields): FieldName[] =>
  fieldNames.filter((name) => !isSame(before[name], now[name]))
