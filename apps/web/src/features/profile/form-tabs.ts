import type { FieldErrors, FieldPath } from 'react-hook-form'
import type { EducationFields, FieldName, ProfileFields } from './profile-fields.ts'

export const formTabs = [
  { id: 'personal', label: 'Personal', fields: ['displayName', 'email', 'phoneNumber', 'bio'] },
  {
    id: 'professional',
    label: 'Professional',
    fields: ['professionalTitle', 'linkedinUrl', 'githubUrl', 'portfolio'],
  },
  { id: 'education', label: 'Education', fields: ['education'] },
  { id: 'preferences', label: 'Preferences', fields: ['notificationPreferences'] },
] as const satisfies readonly { id: string; label: string; fields: readonly FieldName[] }[]

export type FormTab = (typeof formTabs)[number]['id']

type Errors = FieldErrors<ProfileFields>

/** The number of errors in each tab. */
export const countErrors = (errors: Errors): Record<FormTab, number> => {
  const counts = { personal: 0, professional: 0, education: 0, preferences: 0 }
  for (const { id, fields } of formTabs)
    counts[id] = fields.reduce((sum, name) => sum + (name in errors ? countIn(errors[name]) : 0), 0)
  return counts
}

const countIn = (error: unknown): number => {
  if (typeof error !== 'object' || error === null) return 0
  if ('message' in error && typeof error.message === 'string') return 1
  return Object.values(error).reduce<number>((sum, one) => sum + countIn(one), 0)
}

const educationParts = [
  'degree',
  'institution',
  'graduationYear',
  'field',
] as const satisfies readonly (keyof EducationFields)[]

const firstWrongSchool = (errors: Errors): FieldPath<ProfileFields> => {
  const schools = Array.isArray(errors.education) ? errors.education : []
  for (const [at, school] of schools.entries())
    for (const part of educationParts) if (school?.[part]) return `education.${at}.${part}`
  return 'education.0.degree'
}

/** The first field with an error, and its tab. */
export const findFirstWrong = (
  errors: Errors,
): { tab: FormTab; path: FieldPath<ProfileFields> } | undefined => {
  for (const { id, fields } of formTabs)
    for (const name of fields)
      if (errors[name]) return { tab: id, path: name === 'education' ? firstWrongSchool(errors) : name }
  return undefined
}
