import type { Settings } from '@nextrung/contract/settings'
import { SettingSwitch } from './setting-row.tsx'
import { SettingsCard } from './settings-card.tsx'

type Switch = { key: keyof Settings['notifications']; label: string; description: string }

const switches: readonly Switch[] = [
  {
    key: 'email',
    label: 'Email Notifications',
    description:
      'We also email you when something is ready or about to end. You always get email about the security of your account.',
  },
  { key: 'jobAlerts', label: 'Job Alerts', description: 'New jobs that match your search.' },
  { key: 'careerTips', label: 'Career Tips', description: 'Occasional advice for your target role.' },
  {
    key: 'learningUpdates',
    label: 'Learning Updates',
    description:
      'At most one reminder a week, when a course or milestone of your learning path has been waiting.',
  },
]

export const NotificationSettings = ({ uid }: { uid: string }) => (
  <SettingsCard
    uid={uid}
    title="Notifications"
    description="What we may tell you about. Job alerts and tips are not sent yet; your choice is kept for when they are."
  >
    {({ notifications }, change) =>
      switches.map(({ key, label, description }) => (
        <SettingSwitch
          key={key}
          label={label}
          description={description}
          checked={notifications[key]}
          onChange={(checked) => change({ notifications: { [key]: checked } })}
        />
      ))
    }
  </SettingsCard>
)
