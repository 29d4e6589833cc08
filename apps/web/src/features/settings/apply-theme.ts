import type { Theme } from '@nextrung/contract/settings'

const darkPreference = '(prefers-color-scheme: dark)'

const apply = (theme: Theme): void => {
  const dark = theme === 'dark' || (theme === 'system' && matchMedia(darkPreference).matches)
  document.documentElement.classList.toggle('dark', dark)
  document.documentElement.classList.toggle('light', !dark)
}

/** Applies the theme to the page root; `system` follows the device. Returns a function that stops following. */
export const applyTheme = (theme: Theme): (() => void) => {
  apply(theme)
  if (theme !== 'system') return () => {}
  const device = matchMedia(darkPreference)
  const follow = () => apply('system')
  device.addEventListener('change', follow)
  return () => device.removeEventListener('change', follow)
}
