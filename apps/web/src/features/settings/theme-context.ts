import type { Theme } from '@nextrung/contract/settings'
import { createContext, useContext } from 'react'

export type ThemeChoice = {
  theme: Theme
  /** Applies the theme right away and saves it. Logs and ignores anything but light, dark or system. */
  setTheme: (theme: string) => void
}

export const ThemeContext = createContext<ThemeChoice | null>(null)

/** Throws outside a `ThemeProvider`. */
export const useTheme = (): ThemeChoice => {
  const choice = useContext(ThemeContext)
  if (!choice) throw new Error('useTheme must be used within a ThemeProvider')
  return choice
}
