import { Theme } from '@nextrung/contract/settings'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { useStoredText, writeText } from '../../lib/stored-value.ts'
import { applyTheme } from './apply-theme.ts'
import { type ThemeChoice, ThemeContext } from './theme-context.ts'
import { useChangeSettings, useSettings } from './use-settings.ts'

type ThemeProviderProps = {
  /** The person whose theme this is; undefined while the session loads or without one. */
  uid: string | undefined
  /** While the session loads, the first paint's theme stays. */
  loading: boolean
  children: ReactNode
}

/** Light until the person's setting loads, unless this browser has a copy of the same person's setting. */
export const ThemeProvider = ({ uid, loading, children }: ThemeProviderProps) => {
  const settings = useSettings(uid)
  const change = useChangeSettings(uid)
  const cached = useStoredText('cachedTheme')
  const saved = uid ? settings.saved?.theme : undefined
  const chosen = uid ? settings.chosen.theme : undefined
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
        if (wanted.success) change({ theme: wanted.data })
        else console.warn(`Not a theme: ${next}`)
      },
    }),
    [theme, change],
  )
  return <ThemeContext value={choice}>{children}</ThemeContext>
}
