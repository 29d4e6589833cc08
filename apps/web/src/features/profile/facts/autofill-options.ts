import { type Lenient, readLeniently } from '@nextrung/contract/lenient'
import { type ProfileFact as ProfileFactAnswer, SavedEducation } from '@nextrung/contract/users'
import {
  educationFields,
  fieldLabels,
  type ProfileFields,
  type TextField,
  textFields,
} from '../profile-fields.ts'

export type ProfileFact = Lenient<typeof ProfileFactAnswer>

/** A fact from the resume that the form doesn't contain yet. */
export type AutofillOption = {
  key: string
  label: string
  text: string
  source: string
  place: string
  /** The field's current value, which would be replaced; empty if there is none. */
  replaces: string
  /** Whether using it neither overwrites nor duplicates anything. */
  isSafe: boolean
  addTo: (fields: ProfileFields) => ProfileFields
}

const links: readonly string[] = ['linkedinUrl', 'githubUrl', 'portfolio'] satisfies TextField[]

const isTextField = (name: string): name is TextField => (textFields as readonly string[]).includes(name)

const comparable = (field: string, text: string): string => {
  const bare = text.trim().toLowerCase().replace(/\s+/g, ' ')
  return links.includes(field) ? bare.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '') : bare
}

const textOption = (fact: ProfileFact & { field: TextField }, typed: ProfileFields): AutofillOption[] => {
  const { field, value, text, source = '', place = '' } = fact
  if (typeof value !== 'string') return []
  const replaces = typed[field].trim()
  if (comparable(field, replaces) === comparable(field, value)) return []
  const addTo = (fields: ProfileFields) => ({ ...fields, [field]: value })
  const label = fieldLabels[field]
  return [{ key: field, label, text, source, place, replaces, isSafe: replaces === '', addTo }]
}

const educationOption = (
  { value, text, source = '', place = '' }: ProfileFact,
  typed: ProfileFields,
): AutofillOption[] => {
  const saved = readLeniently(SavedEducation, value)
  if (!saved) return []
  const school = educationFields(saved)
  const isThere = typed.education.some(
    ({ degree, institution }) =>
      comparable('', degree) === comparable('', school.degree) &&
      comparable('', institution) === comparable('', school.institution),
  )
  if (isThere) return []
  return [
    {
      key: `education ${text}`,
      label: fieldLabels.education,
      text,
      source,
      place,
      replaces: '',
      // The list may already have this school in other words, and an incomplete school can't be saved.
      isSafe: typed.education.length === 0 && school.degree !== '' && school.institution !== '',
      addTo: (fields) => ({ ...fields, education: [...fields.education, school] }),
    },
  ]
}

/** The facts that the form doesn't contain yet, in form order. */
export const autofillOptions = (facts: ProfileFact[], typed: ProfileFields): AutofillOption[] =>
  facts.flatMap((fact) => {
    const { field } = fact
    if (isTextField(field)) return textOption({ ...fact, field }, typed)
    return field === 'education' ? educationOption(fact, typed) : []
  })
