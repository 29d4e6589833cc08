import { defaultSettings, Settings } from '@nextrung/contract/settings'

/** The stored settings, with defaults for missing or invalid parts. */
export const readSettings = (saved: unknown): Settings => {
  const stored = typeof saved === 'object' && saved !== null ? (saved as Record<string, unknown>) : {}
  const part = <Key extends keyof Settings>(key: Key): Settings[Key] => {
    const fallback = defaultSettings[key]
    const value = stored[key]
    const merged =
      typeof fallback === 'object' && typeof value === 'object'
        ? { ...fallback, ...value }
        : (value ?? fallback)
    const parsed = Settings.shape[key].safeParse(merged)
    return (parsed.success ? parsed.data : fallback) as Settings[Key]
  }
  return { theme: part('theme'), privacy: part('privacy'), notifications: part('notifications') }
}
