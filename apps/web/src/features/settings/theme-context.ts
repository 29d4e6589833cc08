import type { Theme } from '@nextrung/contract/settings'
import { createContext, useContext } from 'react'

export type ThemeChoice = {
  theme: Theme
  /** Applies the theme at once and saves it. Anything but light, dark or system is logged and ignored. */
  setTheme: (theme: string) => void
}

export const ThemeContext = createContext<ThemeChoice | null>(null)

/** Throws outside of a `ThemeProvider`. */
export const useTheme = (): ThemeChoice => {
  const choice = useContext(ThemeContext)
  if (!choice) throw new Error('useTheme must be used within a ThemeProvider')
  return choice
}
