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

/** What the person changed: the fields, and of the switches the turned ones. */
export type ProfileChange = Partial<Omit<z.output<typeof FormSchema>, 'notificationPreferences'>> & {
  notificationPreferences?: Partial<z.output<typeof Notifications>>
}

/** Checks what differs from the saved profile: what the person did not touch is not in their way. */
export const checkChanges =
  (saved: ProfileFields): Resolver<ProfileFields, unknown, ProfileChange> =>
  (typed, context, options) => {
    const mask = Object.fromEntries(changedFields(saved, typed).map((name) => [name, true]))
    const resolve = zodResolver(FormSchema.pick(mask as Record<keyof ProfileFields, true>))
    return resolve(typed, context, options as Parameters<typeof resolve>[2]) as ReturnType<
      Resolver<ProfileFields, unknown, ProfileChange>
    >
  }

/** The change without switches that stand as they stood. */
export const withTurnedSwitches = (change: ProfileChange, saved: ProfileFields): ProfileChange => {
  const { notificationPreferences: set, ...fields } = change
  if (!set) return fields
  const turned = switches.filter((name) => set[name] !== saved.notificationPreferences[name])
  return { ...fields, notificationPreferences: Object.fromEntries(turned.map((name) => [name, set[name]])) }
}

const required: readonly string[] = ['displayName', 'email']

/**
 * The whole form as it is sent: what was not changed goes back as it was saved, so that nothing old is checked anew.
 * A required field that is not known is left out, because it cannot be saved empty.
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
