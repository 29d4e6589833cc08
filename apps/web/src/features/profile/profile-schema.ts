import { zodResolver } from '@hookform/resolvers/zod'
import { Notifications } from '@nextrung/contract/settings'
import { EducationEntry, ProfileForm } from '@nextrung/contract/users'
import type { Resolver } from 'react-hook-form'
import { z } from 'zod'
import {
  changedFields,
  fieldsOf,
  type ProfileAnswer,
  type ProfileFields,
  switches,
  textFields,
} from './profile-fields.ts'

const year = z
  .string()
  .trim()
  .transform((text): number | null | undefined => {
    if (text === '') return null
    return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  })
  .pipe(EducationEntry.shape.graduationYear)

const { displayName, email, phoneNumber, bio, professionalTitle, linkedinUrl, githubUrl, portfolio } =
  ProfileForm.shape

const FormSchema = z.object({
  displayName,
  email,
  phoneNumber,
  bio,
  professionalTitle,
  linkedinUrl,
  githubUrl,
  portfolio,
  education: z.array(EducationEntry.extend({ graduationYear: year })).max(50),
  notificationPreferences: Notifications,
})

/** What the person changed: fields, and only those switches they flipped. */
export type ProfileChange = Partial<Omit<z.output<typeof FormSchema>, 'notificationPreferences'>> & {
  notificationPreferences?: Partial<z.output<typeof Notifications>>
}

/** Validates only what differs from the saved profile, so untouched fields never block saving. */
export const checkChanges =
  (saved: ProfileFields): Resolver<ProfileFields, unknown, ProfileChange> =>
  (typed, context, options) => {
    const mask = Object.fromEntries(changedFields(saved, typed).map((name) => [name, true]))
    const resolve = zodResolver(FormSchema.pick(mask as Record<keyof ProfileFields, true>))
    return resolve(typed, context, options as Parameters<typeof resolve>[2]) as ReturnType<
      Resolver<ProfileFields, unknown, ProfileChange>
    >
  }

/** The change without the unflipped switches. */
export const withTurnedSwitches = (change: ProfileChange, saved: ProfileFields): ProfileChange => {
  const { notificationPreferences: set, ...fields } = change
  if (!set) return fields
  const turned = switches.filter((name) => set[name] !== saved.notificationPreferences[name])
  return { ...fields, notificationPreferences: Object.fromEntries(turned.map((name) => [name, set[name]])) }
}

const required: readonly string[] = ['displayName', 'email']

/**
 * The whole form to send. Unchanged fields go back exactly as saved, so old values aren't validated again.
 * Omits an unknown required field, because it can't be saved empty.
 */
export const wholeForm = (saved: ProfileAnswer, change: ProfileChange): Record<string, unknown> => {
  const texts = textFields
    .filter((name) => saved[name] !== undefined || !required.includes(name))
    .map((name) => [name, saved[name] ?? null] as const)
  const { notificationPreferences } = fieldsOf(saved)
  return {
    ...Object.fromEntries(texts),
    education: saved.education,
    ...change,
    notificationPreferences: { ...notificationPreferences, ...change.notificationPreferences },
  }
}
