import { useSearchParams } from 'wouter'

export const settingsTabs = ['account', 'notifications', 'privacy', 'display'] as const
export type SettingsTab = (typeof settingsTabs)[number]

/** The open tab, kept in the URL so that links and reloads open it. */
export const useSettingsTab = (): [SettingsTab, (tab: string) => void] => {
  const [query, setQuery] = useSearchParams()
  const tab = settingsTabs.find((one) => one === query.get('tab')) ?? 'account'
  return [tab, (next) => setQuery({ tab: next }, { replace: true })]
}
