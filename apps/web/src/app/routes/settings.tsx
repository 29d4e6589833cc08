import { useAuth } from '../../features/auth/auth-context.tsx'
import { DisplaySettings } from '../../features/settings/display-settings.tsx'
import { NotificationSettings } from '../../features/settings/notification-settings.tsx'
import { PrivacySettings } from '../../features/settings/privacy-settings.tsx'
import { type SettingsTab, useSettingsTab } from '../../features/settings/settings-tabs.ts'
import { useTitle } from '../../lib/use-title.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { RequireUser } from '../guards.tsx'
import { AccountSettings } from './settings-account.tsx'

const tabs: readonly { value: SettingsTab; label: string }[] = [
  { value: 'account', label: 'Account' },
  { value: 'notifications', label: 'Notifications' },
  { value: 'privacy', label: 'Privacy' },
  { value: 'display', label: 'Display' },
]

const SettingsScreen = () => {
  useTitle('Settings')
  const { user } = useAuth()
  const [tab, setTab] = useSettingsTab()
  if (!user) return null
  const panels = {
    account: <AccountSettings user={user} />,
    notifications: <NotificationSettings uid={user.uid} />,
    privacy: <PrivacySettings uid={user.uid} />,
    display: <DisplaySettings />,
  }
  return (
    <div className="mx-auto max-w-[880px]">
      <h1 className="mb-5 text-h1">Settings</h1>
      <Tabs value={tab} onValueChange={setTab}>
        <TabList aria-label="Settings" className="mb-6 max-sm:gap-4">
          {tabs.map(({ value, label }) => (
            <Tab key={value} value={value}>
              {label}
            </Tab>
          ))}
        </TabList>
        {tabs.map(({ value }) => (
          <TabPanel key={value} value={value}>
            {panels[value]}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  )
}

const Settings = () => (
  <RequireUser>
    <SettingsScreen />
  </RequireUser>
)

export default Settings
