import type { Lenient } from '@nextrung/contract/lenient'
import { defaultSettings, Settings } from '@nextrung/contract/settings'

/** The settings known so far, or a change to some of them. */
export type PartialSettings = Lenient<typeof Settings>

export const withChange = (known: PartialSettings, change: PartialSettings): PartialSettings => ({
  ...known,
  ...change,
  privacy: { ...known.privacy, ...change.privacy },
  notifications: { ...known.notifications, ...change.notifications },
})

/** The complete settings; undefined if any are missing. */
export const completeSettings = (known: PartialSettings): Settings | undefined =>
  Settings.safeParse(known).data

/** The settings to show, with defaults for unknown ones. */
export const shownSettings = (known: PartialSettings): Settings => ({
  theme: known.theme ?? defaultSettings.theme,
  privacy: { ...defaultSettings.privacy, ...known.privacy },
  notifications: { ...defaultSettings.notifications, ...known.notifications },
})
