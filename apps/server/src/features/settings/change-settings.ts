import type { CallInput } from '@nextrung/contract/call'
import type { Settings, updateSettings } from '@nextrung/contract/settings'
import type { Database } from '../../db/client.ts'
import { changeUserSettings } from '../identity/identity.public.ts'
import { readSettings } from './read-settings.ts'

type SettingsChange = CallInput<typeof updateSettings>['body']

/**
 * Changes the given parts and keeps the others. `check` sees the previous settings under a row lock and throws to
 * abort.
 */
export const changeSettings = (
  db: Database,
  given: { userId: number; change: SettingsChange; check?: (before: Settings) => void },
): Promise<Settings> =>
  changeUserSettings(db, {
    id: given.userId,
    change: (saved) => {
      const before = readSettings(saved)
      given.check?.(before)
      return mergeSettings(before, given.change)
    },
  })

const mergeSettings = (before: Settings, change: SettingsChange): Settings => ({
  theme: change.theme ?? before.theme,
  privacy: { ...before.privacy, ...definedOf(change.privacy) },
  notifications: { ...before.notifications, ...definedOf(change.notifications) },
})

const definedOf = <T extends object>(part: T | undefined): Partial<T> =>
  Object.fromEntries(Object.entries(part ?? {}).filter(([, value]) => value !== undefined)) as Partial<T>
