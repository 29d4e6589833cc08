import { isDeepStrictEqual } from 'node:util'
import { type Profile, ProfileForm } from '@nextrung/contract/users'
import { AppError } from '../../errors.ts'
import { checkInput } from '../../http/check-input.ts'
import type { UserChange } from '../identity/identity.public.ts'

/**
 * The changes a request body asks for. A field that repeats its saved value is not a change, even if it is read-only.
 * @throws AppError BAD_REQUEST for unknown fields, changed read-only fields and invalid values
 */
export const readProfileChange = (body: Record<string, unknown>, saved: Profile): UserChange => {
  const named = Object.entries(body).filter(([key, value]) => !isEcho({ key, value, saved }))
  for (const [key] of named) {
    if (Object.hasOwn(ProfileForm.shape, key)) continue
    const name = key.slice(0, 60)
    throw new AppError(
      'BAD_REQUEST',
      Object.hasOwn(saved, key)
        ? `${name} cannot be changed here.`
        : `${name} is not a field of the profile.`,
    )
  }
  return toChange(checkInput(ProfileForm, Object.fromEntries(named)), saved)
}

const isEcho = ({ key, value, saved }: { key: string; value: unknown; saved: Profile }): boolean => {
  if (!Object.hasOwn(saved, key)) return false
  // `updatedAt` advances with every change, including changes to fields the sender doesn't show.
  if (key === 'updatedAt')
    return typeof value === 'string' && Date.parse(value) <= Date.parse(saved.updatedAt)
  return isDeepStrictEqual(value, saved[key])
}

const toChange = (form: ProfileForm, saved: Profile): UserChange => {
  const { settings, notificationPreferences, ...fields } = form
  const change: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(fields)) change[key] = value === '' ? null : value
  if (settings || notificationPreferences)
    change.settings = {
      theme: settings?.theme ?? saved.settings.theme,
      privacy: { ...saved.settings.privacy, ...settings?.privacy },
      notifications: {
        ...saved.settings.notifications,
        ...settings?.notifications,
        ...notificationPreferences,
      },
    }
  // The form's fields have the same names as the row's columns.
  return change as UserChange
}
