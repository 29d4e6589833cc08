import { Theme, updateSettings } from '@nextrung/contract/settings'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { api } from '../../lib/api.ts'
import { isSessionEnded } from '../../lib/errors.ts'
import { useStoredText, writeText } from '../../lib/stored-value.ts'
import { toast } from '../../ui/toast-store.ts'
import { applyTheme } from './apply-theme.ts'
import { changedSettings, readSettings, settingsQuery } from './settings.queries.ts'
import { type ThemeChoice, ThemeContext } from './theme-context.ts'

/** Saves one choice after the other; the newest is what shows until its answer is there. */
const useSaveTheme = (uid: string | undefined) => {
  const client = useQueryClient()
  const [chosen, setChosen] = useState<{ uid: string; theme: Theme }>()
  const newest = useRef(0)
  const { mutate } = useMutation({
    scope: { id: 'settings' },
    mutationFn: async (choice: { uid: string; theme: Theme; turn: number }) => {
      const { queryKey } = settingsQuery(choice.uid)
      const known = client.getQueryData(queryKey) ?? {}
      const body = changedSettings(known, { theme: choice.theme })
      const saved = readSettings(await api(updateSettings, { params: { uid: choice.uid }, body }))
      client.setQueryData(queryKey, { ...known, ...body, ...saved })
      return client.invalidateQueries({ queryKey })
    },
    onError: (error) => {
      if (isSessionEnded(error)) return
      toast({ title: 'Failed to update theme preference', variant: 'destructive' })
    },
    onSettled: (_answer, _error, choice) => {
      if (choice.turn === newest.current) setChosen(undefined)
    },
  })
  const save = (theme: Theme) => {
    if (!uid) return
    newest.current += 1
    setChosen({ uid, theme })
    mutate({ uid, theme, turn: newest.current })
  }
  return { chosen: chosen && chosen.uid === uid ? chosen.theme : undefined, save }
}

type ThemeProviderProps = {
  /** Whose setting it is; nobody's while the session loads or without one. */
  uid: string | undefined
  /** Until it is known who is there, what the first paint used stays. */
  loading: boolean
  children: ReactNode
}

/** Light until the person's setting is there; a copy in this browser of that same person's setting comes first. */
export const ThemeProvider = ({ uid, loading, children }: ThemeProviderProps) => {
  const { data } = useQuery(settingsQuery(uid))
  const cached = useStoredText('cachedTheme')
  const { chosen, save } = useSaveTheme(uid)
  const saved = uid ? data?.theme : undefined
  const theme = chosen ?? saved ?? (uid || loading ? cached : undefined) ?? 'light'

  useLayoutEffect(() => applyTheme(theme), [theme])
  useLayoutEffect(() => {
    if (saved) writeText('cachedTheme', saved)
  }, [saved])

  const choice = useMemo<ThemeChoice>(
    () => ({
      theme,
      setTheme: (next) => {
        const wanted = Theme.safeParse(next)
        if (wanted.success) save(wanted.data)
        else console.warn(`Not a theme: ${next}`)
      },
    }),
    [theme, save],
  )
  return <ThemeContext value={choice}>{children}</ThemeContext>
}
