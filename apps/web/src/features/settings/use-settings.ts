import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { errorMessage, isSessionEnded } from '../../lib/errors.ts'
import { type ToastOptions, toast } from '../../ui/toast-store.ts'
import { type PartialSettings, withChange } from './partial-settings.ts'
import { saveChange, settingsKey, settingsQuery } from './settings.queries.ts'

const saveKey = (uid: string | undefined) => [...settingsKey(uid), 'save']

const failureOf = (error: Error, change: PartialSettings): ToastOptions =>
  change.theme
    ? { title: 'Failed to update theme preference', variant: 'destructive' }
    : {
        title: 'Error',
        description: errorMessage(error, 'Failed to update settings'),
        variant: 'destructive',
      }

/** Changes a setting optimistically, saving after any earlier changes. A failed change is rolled back. */
export const useChangeSettings = (uid: string | undefined): ((change: PartialSettings) => void) => {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: saveKey(uid),
    scope: { id: 'settings' },
    mutationFn: (change: PartialSettings) => saveChange(client, { uid: uid ?? '', change }),
    onSuccess: () => toast({ title: 'Settings Updated' }),
    onError: (error, change) => {
      if (!isSessionEnded(error)) toast(failureOf(error, change))
    },
  })
  return useCallback((change) => uid && mutate(change), [uid, mutate])
}

/** The saved settings, the unsaved changes merged oldest first, and both combined. */
export const useSettings = (uid: string | undefined) => {
  const { data, isError, isRefetching, refetch } = useQuery(settingsQuery(uid))
  const pending = useMutationState({
    filters: { mutationKey: saveKey(uid), status: 'pending' },
    select: ({ state }) => state.variables as PartialSettings,
  })
  const chosen = pending.reduce(withChange, {})
  return {
    /** The server's settings; undefined until they load. */
    saved: data?.settings,
    chosen,
    shown: withChange(data?.settings ?? {}, chosen),
    isError,
    isRefetching,
    refetch,
  }
}
