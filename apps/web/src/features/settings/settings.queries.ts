import { getSettings, Notifications, Privacy, Settings, Theme } from '@nextrung/contract/settings'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../lib/api.ts'

/** What of the answer can be used. A part that is missing or unknown is left out, not guessed. */
const ReadSettings = z.object({
  theme: Theme.optional().catch(undefined),
  privacy: Privacy.optional().catch(undefined),
  notifications: Notifications.optional().catch(undefined),
})
export type ReadSettings = z.output<typeof ReadSettings>

const ReadAnswer = z.object({ settings: ReadSettings.catch({}) }).catch({ settings: {} })

export const readSettings = (answer: unknown): ReadSettings => ReadAnswer.parse(answer).settings

/** The full object when everything is known; otherwise the one part, so that no default overwrites a choice. */
export const changedSettings = (known: ReadSettings, change: Partial<Settings>): Partial<Settings> => {
  const full = Settings.safeParse({ ...known, ...change })
  return full.success ? full.data : change
}

export const settingsQuery = (uid: string | undefined) =>
  queryOptions({
    queryKey: ['settings', uid],
    queryFn: async ({ signal }): Promise<ReadSettings> =>
      readSettings(await api(getSettings, { params: { uid: uid ?? '' }, signal })),
    enabled: uid !== undefined,
  })
