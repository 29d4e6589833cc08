import { getSettings, updateSettings } from '@nextrung/contract/settings'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { ApiError } from '../../lib/errors.ts'
import { invalidateProfile } from '../../lib/shared-queries.ts'
import { completeSettings, type PartialSettings, withChange } from './partial-settings.ts'

type Loaded = { settings: PartialSettings; etag: string | undefined }

type Answering = (
  onHeaders: (headers: Headers) => void,
) => Promise<{ settings?: PartialSettings | undefined } | null>

const loadedFrom = async (ask: Answering): Promise<Loaded> => {
  let etag: string | null = null
  const answer = await ask((headers) => {
    etag = headers.get('etag')
  })
  return { settings: answer?.settings ?? {}, etag: etag ?? undefined }
}

const loadSettings = (uid: string, signal?: AbortSignal): Promise<Loaded> =>
  loadedFrom((onHeaders) => api(getSettings, { params: { uid }, signal, onHeaders }))

export const settingsKey = (uid: string | undefined) => ['settings', uid]

export const settingsQuery = (uid: string | undefined) =>
  queryOptions({
    queryKey: settingsKey(uid),
    queryFn: ({ signal }) => loadSettings(uid ?? '', signal),
    enabled: uid !== undefined,
  })

type Save = { uid: string; change: PartialSettings }

/** Sends the full object if complete; otherwise only the change, so no default overwrites a choice. */
const sendChange = (known: Loaded | undefined, { uid, change }: Save): Promise<Loaded> => {
  const merged = withChange(known?.settings ?? {}, change)
  const headers: Record<string, string> = known?.etag ? { 'if-match': known.etag } : {}
  return loadedFrom((onHeaders) =>
    api(updateSettings, { params: { uid }, body: completeSettings(merged) ?? change, headers, onHeaders }),
  )
}

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409

const maxAttempts = 4

/** Saves one change. On a conflict with another tab, reloads and applies the change to that. */
export const saveChange = async (client: QueryClient, save: Save): Promise<void> => {
  const { queryKey } = settingsQuery(save.uid)
  for (let attempt = 1; ; attempt++) {
    const known = client.getQueryData(queryKey)
    try {
      const saved = await sendChange(known, save)
      const settings = withChange(withChange(known?.settings ?? {}, save.change), saved.settings)
      client.setQueryData(queryKey, { ...saved, settings })
      void client.invalidateQueries({ queryKey })
      invalidateProfile(client, save.uid)
      return
    } catch (error) {
      if (!isConflict(error) || attempt === maxAttempts) throw error
      client.setQueryData(queryKey, await loadSettings(save.uid))
    }
  }
}
