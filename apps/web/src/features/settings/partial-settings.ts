import type { Lenient } from '@nextrung/contract/lenient'
import { defaultSettings, Settings } from '@nextrung/contract/settings'

/** Settings as far as they are known, or a change of some of them. */
export type PartialSettings = Lenient<typeof Settings>

export const withChange = (known: PartialSettings, change: PartialSettings): PartialSettings => ({
  ...known,
  ...change,
  privacy: { ...known.privacy, ...change.privacy },
  notifications: { ...known.notifications, ...change.notifications },
})

/** All of them, when nothing is missing. */
export const completeSettings = (known: PartialSettings): Settings | undefined =>
  Settings.safeParse(known).data

/** What is shown: where nothing is known, what holds until something is chosen. */
export const shownSettings = (known: PartialSettings): Settings => ({
  theme: known.theme ?? defaultSettings.theme,
  privacy: { ...defaultSettings.privacy, ...known.privacy },
  notifications: { ...defaultSettings.notifications, ...known.notifications },
})
